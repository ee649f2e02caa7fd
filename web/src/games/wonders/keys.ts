// The keys of this board beyond those that every board has, each with its message.

export const KEYS: [string, string][] = [
  ["B", "keys-build"],
  ["S", "keys-stage"],
  ["D", "keys-discard"],
];
