import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "password-generator",
  name: "Password Generator",
  purpose: "Passwords, passphrases, PINs and keys, their exact strength, and a check of yours.",
  keywords: [
    "password",
    "strong password",
    "passphrase",
    "diceware",
    "PIN",
    "password strength",
    "entropy",
    "secret key",
    "random password",
    "zxcvbn",
  ],
} satisfies CalculatorMeta;
