/** Runs the calculator for its page in a worker that can be stopped. */
import { isolated } from "../../../site/kit/isolated";
import regex from "./calculator";
import opening from "./opening.json";
import address from "./regex.worker.ts?worker&url";

export const page = isolated(regex, address, opening);
