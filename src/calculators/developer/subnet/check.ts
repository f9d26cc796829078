/** Tests which addresses belong to a network. */
import { step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import { shortDigits } from "./counts";
import { type Fields, NETWORK_INPUTS } from "./inputs";
import { readList, relationOf } from "./lists";
import { requestedSubnet } from "./network";
import type { Answer } from "./outputs";
import type { Subnet } from "./subnet";
import { addressNotices, cutNotices } from "./words";
import { furtherSteps, MOST_STEPS, networkSteps } from "./working";

interface Check extends Answer {
  readonly subnet: Subnet;
  readonly checks: NonNullable<Answer["checks"]>;
  /** Total number of items, listed or not. */
  readonly itemCount: number;
}

export const check: Variant<Fields, Check> = {
  question: "Test whether addresses belong",
  inputs: { ...NETWORK_INPUTS, maxRows: {}, check: {} },

  answer(inputs) {
    const subnet = requestedSubnet(inputs);
    const items = readList("check", inputs.check);
    const checks = items
      .slice(0, inputs.maxRows)
      .map((item) => ({ item: item.text, relation: relationOf(item, subnet.block) }));
    return { subnet, checks, itemCount: items.length };
  },

  headline({ subnet, checks }) {
    const count = checks.filter(({ relation }) => relation === "inside" || relation === "equal").length;
    return {
      label: "In the network",
      before: checks.length === 1 ? "Of the 1 tested," : `Of the ${shortDigits(BigInt(checks.length))} tested,`,
      figure: shortDigits(BigInt(count)),
      after: `${count === 1 ? "belongs" : "belong"} to ${subnet.cidr}`,
    };
  },

  notices: ({ subnet, itemCount }, inputs) => [...addressNotices(subnet, inputs), cutNotices(itemCount, inputs)],

  working: ({ subnet, checks }) => [
    ...networkSteps(subnet),
    ...checks.slice(0, MOST_STEPS).map(({ item, relation }) => step(item, REASONS[relation](subnet.cidr), relation)),
    furtherSteps(checks.length),
  ],
};

const REASONS = {
  inside: (network: string) => `has the network bits of ${network}`,
  equal: (network: string) => `is ${network} itself`,
  contains: (network: string) => `has fewer network bits, all shared by ${network}`,
  outside: (network: string) => `has different network bits than ${network}`,
} as const;
