import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(regex|regexp|test regex|regular expression) {pattern:word} (on|against|in|match|matches|for|test) {text:text}",
      "(does|will) [the] (regex|regexp) {pattern:word} match {text:text}",
      "(match|test) {text:text} (against|with) [the] [regex|regexp] {pattern:word}",
    ],
    isUnbounded: true,
    set: { mode: "match" },
    fill: ({ pattern }) => {
      const [, body, flags] = /^\/(.+)\/([a-z]*)$/.exec(String(pattern?.json)) ?? [];
      return body === undefined ? {} : { pattern: body, flags: flags ?? "" };
    },
  },
] satisfies Forms;
