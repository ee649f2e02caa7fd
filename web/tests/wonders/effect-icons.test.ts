import { expect, test } from "vitest";

import { iconsOfEffect, iconSentences, layOutLines, ONE_LINE } from "../../src/games/wonders/effect-icons";

const kinds = (effect: string): string =>
  iconsOfEffect(effect)
    .map((part) =>
      "id" in part ? part.id : "number" in part ? `${part.is} ${part.number}` : "sign" in part ? part.sign : part.is,
    )
    .join(", ");

test("an effect becomes icons", () => {
  expect(kinds("points 3")).toBe("seal 3");
  expect(kinds("makes stone|ore")).toBe("stone, or, ore");
  expect(kinds("shields 2")).toBe("shield, shield");
  expect(kinds("shields 5")).toBe("shield 5");
  expect(kinds("coins 3 per victories of own")).toBe("coin 3, per, victory");
  expect(kinds("nonsense")).toBe("");
});

test("coins and points for the same count share one sentence", () => {
  const sentences = iconSentences(["coins 1 per grey of own", "points 1 per grey of own", "shields 1"]);
  expect(sentences).toHaveLength(2);
  expect(sentences[0].map((part) => part.is)).toEqual(["coin", "seal", "sign", "kind"]);
});

test("a flat box keeps one line, a narrow one breaks it", () => {
  const sentences = iconSentences(["makes wood|stone|clay|ore"]);
  expect(layOutLines(sentences, ONE_LINE).lines).toHaveLength(1);
  expect(layOutLines(sentences, 0.5).lines.length).toBeGreaterThan(1);
  expect(layOutLines([], 1).lines).toEqual([[]]);
});
