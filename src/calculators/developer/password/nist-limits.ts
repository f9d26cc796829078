/** Minimum number of characters of a password that is the only factor: NIST SP 800-63B-4, section 3.1.1.2. */
export const SINGLE_FACTOR = 15;
/** Minimum number of characters of a password that is one of several factors. */
export const MULTI_FACTOR = 8;
