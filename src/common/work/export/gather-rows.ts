import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'

/** Rows that one export gives at most; ours. */
export const EXPORT_ROWS_MAX = 10_000

/** A page of a list as its filters find it now. */
export type AskPage<Row> = (
  page: { page: number; limit: number },
  signal: AbortSignal,
) => Promise<{ list: readonly Row[]; totalCount: number }>

interface Gathering {
  signal: AbortSignal
  /** How many are there of how many, after each page. */
  onProgress: (known: number, total: number) => void
}

/**
 * The rows of all pages up to EXPORT_ROWS_MAX, one page after the other, and how many the filters find. A row that moved to
 * a later page meanwhile is there once. Rejects when it is cancelled.
 */
export async function gatherRows<Row extends { id: number | string }>(
  ask: AskPage<Row>,
  { signal, onProgress }: Gathering,
): Promise<{ rows: Row[]; total: number }> {
  const rows = new Map<Row['id'], Row>()
  let total = 0
  for (let page = 1; page <= Math.ceil(EXPORT_ROWS_MAX / PAGE_SIZE_MAX); page += 1) {
    const { list, totalCount } = await ask({ page, limit: PAGE_SIZE_MAX }, signal)
    signal.throwIfAborted()
    for (const row of list) rows.set(row.id, row)
    total = totalCount
    onProgress(rows.size, Math.min(total, EXPORT_ROWS_MAX))
    if (list.length === 0 || page * PAGE_SIZE_MAX >= total) break
  }
  return { rows: [...rows.values()], total }
}
