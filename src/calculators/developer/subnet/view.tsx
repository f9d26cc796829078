import { defineView } from "../../../site/view";
import { deferred } from "../../../site/view/island";
import model from "./model";
import { Picture } from "./Picture";

const BlockMap = deferred(() => import("./BlockMap"));
const Export = deferred(() => import("./Export"));
const MaskSheet = deferred(() => import("./MaskSheet"));

/** Questions whose answer is a list of networks. */
const FINDS_NETWORKS = ["split", "vlsm", "summarize", "exclude"];

export default defineView(model, {
  Display: Picture,
  figures: ({ mode }) =>
    mode === "inspect"
      ? [
          "address",
          "addressType",
          "registryBlock",
          "registryRfc",
          "globallyReachable",
          "role",
          "netmask",
          "wildcard",
          "broadcast",
          "firstHost",
          "lastHost",
          "totalAddresses",
          "usableHosts",
          "nextNetwork",
          "previousNetwork",
          "compressed",
          "embeddedIpv4",
          "embeddedMac",
        ]
      : [
          "newPrefixLength",
          "resultCount",
          "unallocatedText",
          "unallocatedAddresses",
          "supernet",
          "supernetExtra",
        ],
  hide: ["cidr", "cidrsText", "checkText"],
  tabs: [
    {
      label: "Map",
      Component: BlockMap,
      when: ({ mode }) => mode === "split" || mode === "vlsm" || mode === "exclude",
    },
    { label: "Subnets", table: "subnets", copy: "network", omitEmpty: true },
    { label: "Networks", table: "blocks", copy: "network" },
    { label: "Tests", table: "checks" },
    {
      label: "Export",
      Component: Export,
      when: ({ mode }, { cidrsText }) => FINDS_NETWORKS.includes(mode) && cidrsText !== null,
    },
    { label: "All masks", Component: MaskSheet },
  ],
});
