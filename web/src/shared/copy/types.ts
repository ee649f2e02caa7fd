// What the server says about the component values of a game, as a form.

export type {
  CheckedCopy,
  Difference,
  FieldChoice,
  FormField,
  FormGroup,
  ImportedCopy,
  ValueFault,
} from "../../generated/http";
