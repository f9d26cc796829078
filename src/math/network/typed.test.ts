import { describe, expect, it } from "vitest";
import { typedAddress } from "./typed";

// Ports and brackets as in RFC 3986, section 3.2.2, and RFC 5952, section 6.
describe("addresses as copied", () => {
  it.each([
    ["192.168.1.1:80", "192.168.1.1", ":80"],
    ["192.168.1.1:8080", "192.168.1.1", ":8080"],
    ["[2001:db8::1]/64", "2001:db8::1/64", "[]"],
    ["[2001:db8::1]:443", "2001:db8::1", ":443"],
    ["[2001:db8::1]", "2001:db8::1", "[]"],
    ["http://192.168.1.1:8080/index.html", "192.168.1.1", "http://:8080/index.html"],
    ["https://[2001:db8::1]:443/", "2001:db8::1", "https://:443/"],
    ["ssh://user@10.0.0.5", "10.0.0.5", "ssh://user@"],
  ])("%s is %s", (text, address, dropped) => {
    expect(typedAddress(text)).toEqual({ text: address, dropped });
  });

  it.each([
    "192.168.1.1",
    "192.168.1.0/24",
    "192.168.1.1/255.255.255.0",
    "192.168.1.1 192.168.1.2",
    "192.168.1.1:80 and more",
    "192.168.1.1:123456",
    "2001:db8::1",
    "2001:db8::/32",
    "[2001:db8::1",
    "example.org:80",
    "",
  ])("%s stays as it is", (text) => {
    expect(typedAddress(text)).toEqual({ text, dropped: "" });
  });
});
