import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "password-generator",
  name: "Password Generator",
  purpose: "Generate passwords, passphrases, PINs and keys, see their exact strength, or check your own.",
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
