import "@fontsource/federo/latin-400.css";
import "@fontsource/fira-sans/latin-400.css";
import "@fontsource/fira-sans/latin-600.css";
import "@fontsource/maitree/thai-500.css";
import "@fontsource/sarabun/thai-400.css";
import "@fontsource/sarabun/thai-600.css";
import "./shared/fonts.css";
import "./shared/global.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { i18n } from "./shared/i18n.svelte";

void i18n.init().then(() => mount(App, { target: document.getElementById("app")! }));
