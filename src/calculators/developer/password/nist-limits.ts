/** NIST SP 800-63B-4, section 3.1.1.2: the characters that a password needs as the only factor. */
export const SINGLE_FACTOR = 15;
/** The same for one of several factors. */
export const MULTI_FACTOR = 8;
