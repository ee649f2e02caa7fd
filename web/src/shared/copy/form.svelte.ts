// The state of the page "My copy": the form of a game, one copy that is being corrected, and what the server says of it.

import { get, post } from "../api";
import {
  chooseCopy,
  chosenCopy,
  type Copy,
  type CopyValue,
  type CopyValues,
  freeName,
  loadCopies,
  newCopy,
  sameValue,
  saveCopies,
  withCopy,
} from "./copies";
import { askedKeys, nextKey, sectionsOf } from "./progress";
import type { CheckedCopy, Difference, FormGroup, ValueFault } from "./types";

const REST = 250; // milliseconds after the last change before the server is asked

export class CopyForm {
  groups = $state.raw<FormGroup[]>([]);
  copies = $state.raw<Copy[]>([]);
  copy = $state.raw<Copy>(newCopy(""));
  kept = $state(false); // this copy is among those of this browser
  key = $state(""); // the value that is asked for now
  draft = $state.raw<CopyValues>({}); // answers that are not given yet, drawn already
  faults = $state.raw<ValueFault[]>([]);
  differences = $state.raw<Difference[]>([]);
  possible = $state.raw<CopyValues | null>(null); // the last values that a game can be played with
  trouble = $state(""); // why the server could not be asked
  private timer = 0;
  private asked = 0;

  readonly checked = $derived(new Set(this.copy.checked));
  readonly fields = $derived(new Map(this.groups.flatMap(({ fields }) => fields.map((field) => [field.key, field]))));
  readonly sections = $derived(sectionsOf(this.groups, this.checked));
  readonly askedCount = $derived(this.sections.reduce((sum, { asked }) => sum + asked, 0));
  readonly doneCount = $derived(this.sections.reduce((sum, { done }) => sum + done, 0));
  readonly group = $derived(this.groups.find(({ fields }) => fields.some(({ key }) => key === this.key)) ?? null);
  readonly field = $derived(this.fields.get(this.key) ?? null);
  readonly values = $derived(this.normal({ ...this.copy.values, ...this.draft }));

  constructor(
    readonly game: string,
    private readonly defaultName: () => string,
  ) {
    this.copies = loadCopies(game);
    const wanted = chosenCopy(game);
    const found = this.copies.find(({ id }) => id === wanted) ?? this.copies.at(-1);
    this.kept = found !== undefined;
    this.copy = found ?? newCopy(defaultName());
  }

  /** Load the form in the reader's language; the first value that is not checked is asked for. */
  async load(): Promise<void> {
    try {
      this.groups = await get<FormGroup[]>(`/games/${this.game}/component-form`);
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
      return;
    }
    if (!this.fields.has(this.key)) this.key = this.firstOpen();
    await this.check();
  }

  private firstOpen(): string {
    const open = this.groups.flatMap(askedKeys).find((key) => !this.checked.has(key));
    return open ?? this.groups[0]?.fields[0]?.key ?? "";
  }

  /** Values without those that are as released, and optional ones that are as their default. */
  private normal(values: CopyValues): CopyValues {
    return Object.fromEntries(
      Object.entries(values).filter(([key, value]) => !sameValue(value, this.released(key, values))),
    );
  }

  /** What a key says without an answer of its own: an optional one has the answer of its default. */
  private released(key: string, values: CopyValues): CopyValue | undefined {
    const field = this.fields.get(key);
    return values[field?.default_key ?? ""] ?? field?.value;
  }

  /** A value as it is drawn now: the answer that is being given, else the one of the copy, else the released one. */
  value(key: string): CopyValue {
    const values = { ...this.copy.values, ...this.draft };
    return values[key] ?? this.released(key, values) ?? "";
  }

  /** A value without the answer that is being given. */
  settled(key: string): CopyValue {
    return this.copy.values[key] ?? this.released(key, this.copy.values) ?? "";
  }

  text(key: string, value: CopyValue): string {
    const choices = this.fields.get(key)?.choices ?? [];
    const word = (each: number | string): string =>
      choices.find((choice) => choice.value === each)?.label ?? String(each);
    return Array.isArray(value) ? value.map(word).join(", ") || "–" : word(value);
  }

  faultOf(key: string): string {
    return this.faults.find((fault) => fault.key === key)?.text ?? "";
  }

  /** What is wrong with no single field. */
  get generalFaults(): ValueFault[] {
    return this.faults.filter(({ key }) => !this.fields.has(key));
  }

  // --- answers ---------------------------------------------------------------------------------------------

  select(key: string): void {
    if (key === this.key || !this.fields.has(key)) return;
    this.key = key;
    this.propose({});
  }

  selectGroup(group: FormGroup): void {
    const open = askedKeys(group).find((key) => !this.checked.has(key));
    this.select(open ?? askedKeys(group)[0] ?? group.fields[0]?.key ?? this.key);
  }

  /** Draw an answer that is not given yet, and ask the server what it thinks of it. */
  propose(draft: CopyValues): void {
    this.draft = draft;
    this.checkSoon();
  }

  /**
   * Give an answer: values are taken over and these keys are checked. False if the server finds it impossible, and if
   * another value was selected while the server was asked: then there is nothing to go on from.
   */
  async answer(values: CopyValues, keys: string[]): Promise<boolean> {
    const question = this.key;
    const before = new Set(this.faults.map(({ key }) => key));
    const known = sameValue(this.normal({ ...this.copy.values, ...values }), this.copy.values);
    this.draft = values;
    if (!known) {
      const faults = await this.check();
      // a sum that does not add up yet belongs to no single field, and refuses nothing
      const because = faults.filter(({ key }) => this.fields.has(key) && (key in values || !before.has(key)));
      if (because.length) return false;
    }
    this.store({
      ...this.copy,
      values: this.normal({ ...this.copy.values, ...values }),
      checked: [...new Set([...this.copy.checked, ...keys])],
    });
    if (this.key !== question) return false;
    this.draft = {};
    return true;
  }

  /** Go on to the next value of these, or of the next group that has an open one. */
  next(keys: string[]): void {
    const here = nextKey(keys, this.checked, this.key);
    const open = this.groups.flatMap(askedKeys).find((key) => !this.checked.has(key));
    this.select(here ?? open ?? this.key);
  }

  /** A change at once, without a question: a field of a list. */
  set(values: CopyValues): void {
    this.draft = {};
    this.store({ ...this.copy, values: this.normal({ ...this.copy.values, ...values }) });
    this.checkSoon();
  }

  setChecked(keys: string[], checked = true): void {
    const others = this.copy.checked.filter((key) => !keys.includes(key));
    this.store({ ...this.copy, checked: checked ? [...others, ...keys] : others });
  }

  /** Back to the released value, which is assumed again. */
  takeBack(key: string): void {
    this.draft = {};
    const { [key]: _, ...values } = this.copy.values;
    this.store({ ...this.copy, values, checked: this.copy.checked.filter((each) => each !== key) });
    this.checkSoon();
  }

  // --- the server ------------------------------------------------------------------------------------------

  private checkSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), REST);
  }

  /** Ask the server about the values as they are drawn; the answer is what it finds impossible. */
  async check(): Promise<ValueFault[]> {
    clearTimeout(this.timer);
    const mine = ++this.asked; // an answer that was overtaken by another question is not shown
    const values = this.values;
    try {
      const found = await post<CheckedCopy>(`/games/${this.game}/components/check`, { values });
      if (mine === this.asked) {
        if (!found.faults.length) this.possible = values;
        this.faults = found.faults;
        this.differences = found.differences;
        this.trouble = "";
      }
      return found.faults;
    } catch (error) {
      if (mine === this.asked) this.trouble = (error as Error).message;
      return [];
    }
  }

  // --- copies of this browser ------------------------------------------------------------------------------

  private store(copy: Copy): void {
    this.copy = copy;
    if (this.foreign) return;
    this.copies = withCopy(this.copies, copy);
    this.kept = true;
    saveCopies(this.game, this.copies);
    chooseCopy(this.game, copy.id);
  }

  foreign = $state(false); // a copy of somebody else, which is shown and not kept

  /** Show a copy that came by a link or in a file. */
  async show(name: string, values: CopyValues, foreign: boolean): Promise<void> {
    this.foreign = foreign;
    this.draft = {};
    const copy = newCopy(freeName(name || this.defaultName(), this.copies), this.normal(values));
    if (foreign) this.copy = copy;
    else this.store(copy);
    await this.check();
  }

  /** Keep the copy that came by a link. */
  keep(): void {
    this.foreign = false;
    this.store(this.copy);
  }

  async open(id: string): Promise<void> {
    const found = this.copies.find((copy) => copy.id === id);
    this.foreign = false;
    this.draft = {};
    this.copy = found ?? newCopy(freeName(this.defaultName(), this.copies));
    this.kept = found !== undefined;
    chooseCopy(this.game, found ? id : "");
    this.key = this.firstOpen();
    await this.check();
  }

  rename(name: string): void {
    const clean = name.trim().slice(0, 40);
    if (clean) this.store({ ...this.copy, name: clean });
  }

  async remove(): Promise<void> {
    this.copies = this.copies.filter(({ id }) => id !== this.copy.id);
    saveCopies(this.game, this.copies);
    await this.open(this.copies.at(-1)?.id ?? "");
  }
}
