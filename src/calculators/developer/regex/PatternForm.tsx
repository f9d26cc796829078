/** The form: a pattern between slashes with its flags, what to do with it, and the test text. */
import { type ClipboardEvent, type ComponentProps, useMemo, useRef } from "react";
import type { CustomPageProps, ViewProps } from "../../../site/kit";
import { longText } from "../../../site/kit/LongText";
import type regex from "./calculator";
import { FLAG_MEANINGS, type Flavor, flagsOf } from "./flags";
import { inWords } from "./in-words";
import { Layers } from "./Layers";
import { isSamePart, type Linked, setLinked, useLinked } from "./linked";
import { asWrittenHere, betweenSlashes } from "./notations";
import { page } from "./page";
import { blocksOf, type Cuts, carry, cutsOf, type Mark, marksOf, matchAt, partName, type Span } from "./segments";
import "./regex.css";

type Props = ViewProps<typeof regex>;

/** In patterns with more parts than this, only the groups are highlighted. */
const MOST_PARTS = 600;

export function PatternForm(props: Props & Pick<CustomPageProps, "rows">) {
  const { rows } = props;
  return (
    <div className="regex-form">
      <Pattern {...props} />
      {rows(
        ["mode", "flavor", "replacement"].filter((key) => key !== "replacement" || props.textOf("mode") === "replace"),
      )}
      <Text {...props} />
    </div>
  );
}

function Pattern({ inputs, outputs, textOf, setInputs, problems }: Props) {
  const [pattern, flags] = [textOf("pattern"), textOf("flags")];
  const flavor = textOf("flavor") as Flavor;
  const meant = asWrittenHere(pattern, flags, flavor);
  const linked = useLinked();
  const { explanation } = outputs;
  const groups = useMemo(() => groupParts(explanation), [explanation]);
  const blocks = useMemo(() => {
    const rows = inWords(explanation);
    const parts =
      rows.length <= MOST_PARTS ? rows.map((row) => ({ start: row.start, end: row.end, part: partName(row) })) : [];
    const whole = { start: 0, end: inputs.pattern.length, groups, parts };
    const marks = pattern === inputs.pattern ? [whole] : carry(splitUp(whole), inputs.pattern, pattern);
    return blocksOf({ text: pattern, starts: [0] }, marks);
  }, [groups, explanation, inputs.pattern, pattern]);
  // A pattern pasted with its slashes and flags sets both fields.
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const text = event.clipboardData.getData("text/plain");
    const pasted = betweenSlashes(text);
    if (!pasted || selectionStart > 0 || selectionEnd < value.length) return;
    event.preventDefault();
    setInputs(pasted);
  }
  const problem = (key: "pattern" | "flags") =>
    problems.has(key) && (
      <p className="error" id={`${key}-error`}>
        {problems.get(key)}
      </p>
    );
  const describes = (key: "pattern" | "flags") => ({
    "aria-invalid": problems.has(key) || undefined,
    "aria-describedby": problems.has(key) ? `${key}-error` : undefined,
  });
  return (
    <div className="row wide">
      <label htmlFor="pattern">Pattern</label>
      <div className={`field text regex-pattern${problems.has("pattern") || problems.has("flags") ? " bad" : ""}`}>
        <span aria-hidden="true">/</span>
        <Layers
          {...describes("pattern")}
          id="pattern"
          name="pattern"
          rows={1}
          value={pattern}
          blocks={blocks}
          onFocus={page.warm}
          onPaste={onPaste}
          onChange={(event) => setInputs({ pattern: event.target.value })}
          // A line break in a pattern is written \n.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          lit={litBy(linked, [])}
          onPointAt={(elements) => setLinked(partAt(elements, []))}
        />
        <span aria-hidden="true">/</span>
        <input
          {...describes("flags")}
          id="flags"
          name="flags"
          aria-label="Flags"
          className="regex-flags"
          autoCapitalize="off"
          value={flags}
          onChange={(event) => setInputs({ flags: event.target.value })}
        />
      </div>
      {problem("pattern")}
      {problem("flags")}
      {meant && (
        <p className="regex-meant">
          <button
            type="button"
            className="link"
            onClick={() => setInputs({ pattern: meant.pattern, flags: meant.flags })}
          >
            Use <code>{meant.pattern}</code>
            {meant.flags && ` with flags ${meant.flags}`}
          </button>
        </p>
      )}
      <div className="regex-flag-keys" role="group" aria-label="Flags">
        {Object.keys(FLAG_MEANINGS)
          .filter((flag) => flagsOf(flavor).includes(flag))
          .map((flag) => (
            <button
              key={flag}
              type="button"
              aria-pressed={flags.includes(flag)}
              onClick={() => setInputs({ flags: toggled(flags, flag) })}
            >
              <b>{flag}</b> {FLAG_MEANINGS[flag]}
            </button>
          ))}
      </div>
    </div>
  );
}

/** Flags u and v are mutually exclusive, so turning one on turns the other off. */
function toggled(flags: string, flag: string): string {
  if (flags.includes(flag)) return flags.replaceAll(flag, "");
  const other = { u: "v", v: "u" }[flag];
  return (other ? flags.replaceAll(other, "") : flags) + flag;
}

/** Splits a mark into its outermost parts, which move independently until the new answer arrives. */
function splitUp({ parts = [], groups }: Mark): Mark[] {
  const inside = (outer: Span) => (one: Span) => outer.start <= one.start && one.end <= outer.end;
  return parts
    .filter((one, i) => one.end > one.start && !parts.some((other, j) => j < i && inside(other)(one)))
    .map(({ start, end }) => {
      const within = inside({ start, end });
      return { start, end, groups: groups.filter(within), parts: parts.filter(within) };
    });
}

interface GroupPart extends Span {
  readonly group: number;
}

/** Positions of the capturing groups in the pattern. */
function groupParts(explanation: Props["outputs"]["explanation"]): GroupPart[] {
  return explanation.flatMap(({ meaning, start, end }) => {
    const group = Number(/^group (\d+)(?:, “.*”)?: captures/s.exec(meaning)?.[1]);
    return group ? [{ group, start, end }] : [];
  });
}

/** Selector for the elements that show a part of the pattern, in the pattern itself and in the text. */
function litBy(part: Linked | null, groups: readonly GroupPart[]): string | undefined {
  if (!part) return undefined;
  const group = groups.find((one) => isSamePart(one, part))?.group;
  return `[data-part~="${partName(part)}"]${group ? `, [data-group="${group}"]` : ""}`;
}

/** Innermost part of the pattern that the elements under the pointer belong to. */
function partAt(elements: readonly HTMLElement[], groups: readonly GroupPart[]): Linked | null {
  for (const { dataset } of elements) {
    const part = dataset.part?.split(" ").at(-1);
    if (part) {
      const [start, end] = part.split("-").map(Number) as [number, number];
      return { start, end };
    }
    const group = groups.find((one) => one.group === Number(dataset.group));
    if (group) return { start: group.start, end: group.end };
  }
  return null;
}

function Text({ inputs, outputs, textOf, setInputs, problems, format }: Props) {
  const text = textOf("text");
  const linked = useLinked();
  const { matches, groups, groupCount, matchCount, matchParts, explanation } = outputs;
  const marks = useMemo(() => {
    const all = marksOf(matches, groups, groupCount);
    const chosen = Math.min(inputs.chosenMatch, all.length) - 1;
    const own = matchParts.flatMap(({ from, to, ...part }) =>
      from === null || to === null ? [] : [{ start: from, end: to, part: partName(part) }],
    );
    return all.map((mark, i) => (i === chosen ? { ...mark, parts: own } : mark));
  }, [matches, groups, groupCount, matchParts, inputs.chosenMatch]);
  const long = longText(text, (changed) => setInputs({ text: changed }));
  const { isLong } = long;
  const cuts = useRef<Cuts>(undefined);
  const blocks = useMemo(() => {
    if (isLong) return [];
    if (cuts.current?.text !== text) cuts.current = cutsOf(text, cuts.current);
    return blocksOf(cuts.current, carry(marks, inputs.text, text));
  }, [marks, inputs.text, text, isLong]);
  const parts = useMemo(() => groupParts(explanation), [explanation]);
  const describedBy = [problems.has("text") && "text-error", "text-note"].filter(Boolean).join(" ");
  const fresh = text === inputs.text;
  const field: ComponentProps<"textarea"> = {
    id: "text",
    name: "text",
    ...long.field,
    "aria-describedby": describedBy,
    "aria-invalid": problems.has("text") || undefined,
    onFocus: page.warm,
    onChange: (event) => setInputs({ text: event.target.value }),
    onClick({ currentTarget: { selectionStart, selectionEnd } }) {
      const chosen = fresh && selectionStart === selectionEnd ? matchAt(matches, selectionStart) : 0;
      if (chosen && chosen !== inputs.chosenMatch) setInputs({ chosenMatch: String(chosen) });
    },
  };
  return (
    <div className="row wide">
      <label htmlFor="text">
        Test text
        <small id="text-note" className="screen-only">
          {matchCount > matches.length
            ? `The first ${format.number(matches.length)} of ${format.number(matchCount)} matches are highlighted`
            : "Click a match to see step by step how it was found"}
        </small>
      </label>
      <div className={`field text regex-text${problems.has("text") ? " bad" : ""}`}>
        {isLong ? (
          <textarea {...field} className="regex-long" rows={14} spellCheck={false} />
        ) : (
          <Layers
            {...field}
            blocks={blocks}
            lit={litBy(linked, parts)}
            onPointAt={(elements) => setLinked(partAt(elements, parts))}
          />
        )}
      </div>
      {long.note}
      {problems.has("text") && (
        <p className="error" id="text-error">
          {problems.get("text")}
        </p>
      )}
    </div>
  );
}
