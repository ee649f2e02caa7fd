import "@fontsource/federo/latin-400.css";
import "@fontsource/fira-sans/latin-400.css";
import "@fontsource/fira-sans/latin-600.css";
import "@fontsource/fira-sans/latin-ext-400.css";
import "@fontsource/maitree/thai-500.css";
import "@fontsource/sarabun/thai-400.css";
import "@fontsource/sarabun/thai-600.css";
import "./shared/look.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { words } from "./shared/words.svelte";

void words.begin().then(() => mount(App, { target: document.getElementById("app")! }));
