/** What a check found. */
export interface Finding {
  /** What was looked at. */
  name: string
  /** skipped: there is nothing to look at, as `detail` says. */
  state: 'ok' | 'failed' | 'skipped'
  detail: string
  /** What to do where it failed. */
  fix?: string
}

export const passed = (name: string, detail: string): Finding => ({ name, state: 'ok', detail })
export const skipped = (name: string, detail: string): Finding => ({ name, state: 'skipped', detail })
export const failed = (name: string, detail: string, fix: string): Finding => ({ name, state: 'failed', detail, fix })

/** An error in a few words: its code where it has one, which names no secret. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const { code, cause, message } = error as Error & { code?: unknown }
  if (typeof code === 'string') return code
  return cause instanceof Error ? reasonOf(cause) : message
}
