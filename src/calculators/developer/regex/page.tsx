/** The calculator as its page asks it: by a worker that can be stopped. */
import { isolated } from "../../../site/view/isolated";
import model from "./model";
import opening from "./opening.json";
import address from "./regex.worker.ts?worker&url";

export const page = isolated(model, address, opening);
