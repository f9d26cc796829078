/** Patterns to start from, each with lines that must match and lines that must not. */

export interface Sample {
  readonly name: string;
  /** What it matches and what it does not check. */
  readonly note: string;
  readonly pattern: string;
  readonly flags: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

const raw = String.raw;

export const SAMPLES: readonly Sample[] = [
  {
    name: "E-mail address",
    note: "The same check as HTML’s e-mail field. Only sending a message shows whether the address exists.",
    pattern: raw`^[\w.!#$%&'*+/=?^${"`"}{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$`,
    flags: "gim",
    yes: ["ada@example.com", "first.last+tag@sub.example.co.in", "o'neil@example.org"],
    no: ["ada@", "@example.com", "ada example@example.com", "ada@-example.com"],
  },
  {
    name: "URL",
    note: "http and https with a host name and optional port, path, query and fragment.",
    pattern: raw`^https?:\/\/(?<host>(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,})(?::(?<port>\d{1,5}))?(?<path>\/[^\s?#]*)?(?<query>\?[^\s#]*)?(?<fragment>#\S*)?$`,
    flags: "gim",
    yes: ["https://example.com", "http://www.example.co.uk:8080/a/b?q=1#top", "https://example.org/?x"],
    no: ["ftp://example.com", "https://localhost", "https:/example.com", "example.com"],
  },
  {
    name: "IPv4 address",
    note: "Four numbers from 0 to 255, without leading zeros.",
    pattern: raw`^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$`,
    flags: "gm",
    yes: ["0.0.0.0", "192.168.1.255", "8.8.8.8"],
    no: ["256.1.1.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "1.2.3.4."],
  },
  {
    name: "ISO date",
    note: "Year, month and day in ISO 8601 format. The month’s length is not checked.",
    pattern: raw`^(?<year>\d{4})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])$`,
    flags: "gm",
    yes: ["2026-01-15", "1999-12-31", "2024-02-29"],
    no: ["2026-13-01", "2026-00-10", "2026-1-5", "15-01-2026", "2026-01-32"],
  },
  {
    name: "PAN (India)",
    note: "Five letters, four digits and a letter; the fourth letter shows the type of holder.",
    pattern: "^[A-Z]{5}\\d{4}[A-Z]$",
    flags: "gm",
    yes: ["ABCPE1234F", "AAACB1234C"],
    no: ["ABCPE12345", "abcpe1234f", "ABCP1234EF", "ABCPE1234FG"],
  },
  {
    name: "GSTIN (India)",
    note: "State code, PAN, registration number, Z and a check character, which is not verified.",
    pattern: raw`^(?<state>[0-3]\d)(?<pan>[A-Z]{5}\d{4}[A-Z])(?<entity>[1-9A-Z])Z(?<check>[\dA-Z])$`,
    flags: "gm",
    yes: ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4"],
    no: ["27AAPFU0939F0ZV", "47AAPFU0939F1ZV", "27AAPFU0939F1YV", "27AAPFU0939F1Z"],
  },
  {
    name: "IFSC (India)",
    note: "Four letters for the bank, a zero and six letters or digits for the branch.",
    pattern: "^(?<bank>[A-Z]{4})0(?<branch>[A-Z\\d]{6})$",
    flags: "gm",
    yes: ["SBIN0005943", "HDFC0CAGSBK"],
    no: ["SBIN1005943", "SBI00005943", "SBIN000594", "sbin0005943"],
  },
  {
    name: "ZIP code (US)",
    note: "Five digits, optionally four more.",
    pattern: "^\\d{5}(?:-\\d{4})?$",
    flags: "gm",
    yes: ["94105", "10001-1234"],
    no: ["9410", "94105-12", "941051234", "A4105"],
  },
  {
    name: "Phone number (US)",
    note: "Area code and exchange never begin with 0 or 1; +1, parentheses, spaces, dots and hyphens are allowed.",
    pattern: raw`^(?:\+?1[ .-]?)?(?:\((?<area>[2-9]\d{2})\) ?|(?<code>[2-9]\d{2})[ .-]?)(?<exchange>[2-9]\d{2})[ .-]?(?<line>\d{4})$`,
    flags: "gm",
    yes: ["(415) 555-2671", "+1 415-555-2671", "415.555.2671", "4155552671"],
    no: ["(115) 555-2671", "415-155-2671", "555-2671", "(415 555-2671"],
  },
  {
    name: "Hex color",
    note: "Three, four, six or eight hexadecimal digits after a #, as in CSS.",
    pattern: "^#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})$",
    flags: "gim",
    yes: ["#fff", "#0B6B4A", "#0b6b4a80", "#abcd"],
    no: ["fff", "#ffff0", "#12", "#ggg", "#1234567"],
  },
  {
    name: "Semantic version",
    note: "The pattern semver.org suggests, with named groups.",
    pattern: raw`^(?<major>0|[1-9]\d*)\.(?<minor>0|[1-9]\d*)\.(?<patch>0|[1-9]\d*)(?:-(?<prerelease>(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+(?<buildmetadata>[0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$`,
    flags: "gm",
    yes: ["1.0.0", "2.10.3-rc.1+build.5", "1.0.0-alpha--1"],
    no: ["1.0", "01.0.0", "1.0.0-", "v1.0.0", "1.0.0-01"],
  },
  {
    name: "Log line",
    note: "Time, level, component and message of a typical log line.",
    pattern: raw`^(?<time>\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?Z?) +(?<level>TRACE|DEBUG|INFO|WARN|ERROR|FATAL) +\[(?<part>[^\]]+)\] (?<message>.*)$`,
    flags: "gm",
    yes: [
      "2026-01-15T09:30:00Z INFO [web] started on port 8080",
      "2026-01-15 09:30:01.250 ERROR [db/pool] no connection",
    ],
    no: [
      "09:30:00 INFO [web] started",
      "2026-01-15T09:30:00Z info [web] started",
      "2026-01-15T09:30:00Z INFO web started",
    ],
  },
];
