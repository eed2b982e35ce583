/** An answer's code is `service × 100000 + business code` (spec: common §8). */
export const CODE_MODULUS = 100_000

/** The login has expired; every page shows a notice (spec: access §8). */
export const EXPIRED_PROMPT = 10001

/** The login has expired; a dialog offers to log in again (spec: access §8). */
export const EXPIRED_ASK = 20002

/** Business codes that clear the login (spec: common §8, access §8). HTTP 401 does the same. */
export const EXPIRED_CODES: readonly number[] = [-401, 9001, 40001, EXPIRED_ASK, EXPIRED_PROMPT]

/** Business codes of an invalid exhibitor or exhibit: logged, never shown (spec: common §8). */
export const SILENT_CODES: readonly number[] = [10010, 30001, 3, 10008, 12]
