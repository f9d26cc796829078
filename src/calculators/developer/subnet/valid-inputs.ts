/** For tests only: generates addresses with a prefix, and networks to split, summarize and check. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { modes } from "./modes";

const prefix = fc.integer({ min: 8, max: 30 });
const address = fc
  .tuple(fc.integer({ min: 1, max: 223 }), fc.nat(255), fc.nat(255), fc.nat(255))
  .map((bytes) => bytes.join("."));
const network = fc.tuple(address, prefix).map(([first, length]) => `${first}/${length}`);
const address6 = fc
  .tuple(fc.integer({ min: 0x2000, max: 0x3fff }), fc.nat(0xffff), fc.integer({ min: 16, max: 126 }))
  .map(([a, b, length]) => `${a.toString(16)}::${b.toString(16)}/${length}`);

const { address: _address, prefixLength: _prefix, networks: _networks, splitValue: _split, ...others } = modes.inputs;

export const validInputs = fc
  .tuple(
    likelyInputs(others),
    fc.constantFrom(...Object.keys(modes.inputs.mode.options ?? {})),
    fc.oneof(network, network, address6),
    fc.array(network, { minLength: 1, maxLength: 5 }),
  )
  .map(([given, mode, one, list]) => ({ ...given, mode, address: one, networks: list.join("\n") }));
