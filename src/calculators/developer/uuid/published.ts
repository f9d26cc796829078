import type { PublishedSource } from "../../../core/published";

/** 2022-02-22 14:22:22 GMT-05:00. */
const TIME = 1_645_557_742_000;
const NODE = { asOfMs: TIME, clockSeq: 0x33c8, node: "9F:6B:DE:CE:D8:46" };

export default [
  {
    title: "RFC 9562, appendices A and B",
    date: "May 2024",
    url: "https://www.rfc-editor.org/rfc/rfc9562",
    cases: (
      [
        [{ version: "v1", ...NODE }, "c232ab00-9414-11ec-b3c8-9f6bdeced846"],
        [{ version: "v3" }, "5df41881-3aed-3515-88a7-2f4a814cf09e"],
        [{ version: "v4", entropyHex: "919108f752d133205bacf847db4148a8" }, "919108f7-52d1-4320-9bac-f847db4148a8"],
        [{ version: "v5" }, "2ed6657d-e927-568b-95e1-2665a8aea6a2"],
        [{ version: "v6", ...NODE }, "1ec9414c-232a-6b00-b3c8-9f6bdeced846"],
        [{ version: "v7", asOfMs: TIME, entropyHex: "0cc3 18c4dc0c0c07398f" }, "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"],
        [{ version: "v8", customHex: "2489E9AD2EE20E000EC932D5F69181C0" }, "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0"],
        [{ version: "v8-sha256" }, "5c146b14-3c52-8afd-938a-375d0df1fbf6"],
        [{ version: "nil" }, "00000000-0000-0000-0000-000000000000"],
        [{ version: "max" }, "ffffffff-ffff-ffff-ffff-ffffffffffff"],
      ] as const
    ).map(([inputs, id]) => [inputs, { id }]),
  },
] satisfies readonly PublishedSource[];
