/** Numbers in every form that people type, sums included. A page fetches it when a number field is first used. */
import { evaluateSum } from "../math/expression/sum";
import { exactText } from "../math/numbers/exact";
import { type NumberStyle, readNumber } from "../math/numbers/read-number";

export interface NumberRead {
  readonly number: number;
  /** The same, exactly. */
  readonly text: string;
  /** A sum, or marks that could mean two things: worth showing what was understood. */
  readonly uncertain: boolean;
}

export interface NumberReader {
  /** Null where the text is no number. */
  read(text: string, style: NumberStyle): NumberRead | null;
}

export const numberReader: NumberReader = {
  read(text, style) {
    const reading = readNumber(text, style);
    if (reading.kind === "unreadable") return null;
    const value = reading.kind === "number" ? reading.value : evaluateSum(reading.expression);
    const uncertain = reading.kind === "sum" || reading.uncertain;
    return value && { number: value.toNumber(), text: exactText(value), uncertain };
  },
};
