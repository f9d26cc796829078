import { expect, it } from "vitest";
import { controlName } from "./control-names";
import { invisibleName } from "./invisible-names";

it("names every assigned character that Unicode calls white space or ignorable", () => {
  const unseen = /[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u;
  const missing: string[] = [];
  for (let code = 0; code <= 0xe01ef; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    if (!unseen.test(character) || /\p{Unassigned}/u.test(character)) continue;
    if (controlName(code) === null && invisibleName(code) === null) missing.push(code.toString(16));
  }
  expect(missing).toEqual([]);
});

it("names none that shows itself", () => {
  for (const character of "aé—漢👋\u0301") expect(invisibleName(character.codePointAt(0) as number)).toBeNull();
  expect(invisibleName(0x200d)).toBe("zero width joiner");
  expect(invisibleName(0xfe0f)).toBe("variation selector-16");
  expect(invisibleName(0xe0062)).toBe("tag b");
});
