// What the server says about the component values of a game, as a form.

import type { CopyValue, CopyValues } from "./copies";

export interface FieldChoice {
  value: number | string;
  label: string;
}
export interface FormField {
  key: string;
  label: string;
  value: CopyValue; // the released one
  confidence: string;
  source: string;
  choices: FieldChoice[] | null;
  minimum: number | null;
  maximum: number | null;
}
export interface FormGroup {
  id: string;
  title: string;
  question: string;
  fields: FormField[];
  section: string; // the larger group it is a part of, or ""
}
export interface ValueFault {
  key: string;
  text: string;
}
export interface Difference {
  key: string;
  label: string;
  released: string;
  own: string;
}
export interface CheckedCopy {
  faults: ValueFault[];
  differences: Difference[];
}
export interface ImportedCopy {
  name: string;
  values: CopyValues;
  faults: ValueFault[];
}
