/** ms that finance has to look at a transfer; until then its order waits; ours */
export const TRANSFER_MS = 7 * 24 * 3_600_000
/** characters of who paid, as the bank names them; ours */
export const PAYER_MAX = 60
/** characters of each line of the fair's account; ours */
export const ACCOUNT_LINE_MAX = 100
/** characters of a reason; ours */
export const TRANSFER_REASON_MAX = 200
/** pictures or PDFs that prove a transfer; ours */
export const PROOFS_MAX = 3
