import { describe, expect, it } from "vitest";
import { unwrapPem } from "./pem";

describe("PEM", () => {
  // The form of RFC 7468, section 2, and of the encrypted keys in RFC 1421.
  it("is unwrapped to its Base64", () => {
    expect(unwrapPem("-----BEGIN CERTIFICATE-----\r\nTWFu\r\nTWFu\r\n-----END CERTIFICATE-----\r\n")).toEqual({
      label: "CERTIFICATE",
      body: "TWFu\nTWFu",
    });
    expect(unwrapPem("Subject: x\n-----BEGIN PUBLIC KEY-----\nTWFu\n-----END PUBLIC KEY-----")?.label).toBe(
      "PUBLIC KEY",
    );
    const key =
      "-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nTWFu\n-----END RSA PRIVATE KEY-----";
    expect(unwrapPem(key)?.body).toBe("TWFu");
  });

  it("needs matching lines at both ends", () => {
    for (const text of ["TWFu", "-----BEGIN A-----\nTWFu", "-----BEGIN A-----\nTWFu\n-----END B-----", ""])
      expect(unwrapPem(text)).toBeNull();
  });
});
