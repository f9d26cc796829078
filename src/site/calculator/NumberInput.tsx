import { type ComponentProps, useLayoutEffect, useRef } from "react";
import type { Field } from "../../core/fields";
import { fetchGrammars } from "./grammar-loader";
import { fetchInterpreter, loadedInterpreter } from "./interpreter-loader";

interface NumberInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  readonly field: Field;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/**
 * A number as text: never rewritten during typing and never changed by scrolling. The keypad has the keys
 * that the number may need, and the arrow keys step it. Its form turns off autocomplete and spell-checking.
 */
export function NumberInput({ field, text, onText, ...rest }: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const wasSelected = loadedInterpreter()?.isSelected(input.current);
  // Another currency rewrites the example: if it was selected, what is typed next must still replace it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text loses the selection
  useLayoutEffect(() => {
    if (wasSelected) input.current?.select();
  }, [text]);
  return (
    <div className="entry">
      <input
        {...rest}
        ref={input}
        type="text"
        // Phones' decimal keypad has no minus sign and no slash: where either may be needed, show the full
        // keyboard.
        inputMode={
          field.type === "exact" || mayBeNegative(field) ? "text" : field.type === "integer" ? "numeric" : "decimal"
        }
        value={text}
        onFocus={() => fetchGrammars(["amounts"]).catch(() => {})}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
          if (direction === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
          const steps = event.shiftKey ? direction * 10 : direction;
          const module = loadedInterpreter();
          if (!module) {
            // It is still loading.
            event.preventDefault();
            fetchInterpreter().then(
              (late) => onText(late.stepped(field, text, steps) ?? text),
              () => {},
            );
            return;
          }
          const stepped = module.stepped(field, text, steps);
          if (stepped === null) return;
          event.preventDefault();
          onText(stepped);
        }}
      />
    </div>
  );
}

function mayBeNegative(field: Field): boolean {
  const limit = field.min ?? field.above;
  return typeof limit !== "number" || limit < 0;
}
