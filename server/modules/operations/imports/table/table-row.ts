export interface TableRow {
  /** Of the file; the first is 1. */
  line: number
  cells: string[]
  /** The places of formulas whose result the file does not hold. */
  withoutResult: readonly number[]
}
