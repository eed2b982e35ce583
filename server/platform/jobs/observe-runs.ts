import type { OnJobRun } from '../metrics/work'

/** The same run, which reports each of its results. */
export function observeRuns(job: string, run: () => Promise<unknown>, onRun?: OnJobRun): () => Promise<unknown> {
  if (!onRun) return run
  return async () => {
    const startedAt = new Date()
    const began = performance.now()
    const end = () => ({ job, startedAt, seconds: (performance.now() - began) / 1_000 })
    try {
      const result = await run()
      onRun(end())
      return result
    } catch (error) {
      onRun({ ...end(), error })
      throw error
    }
  }
}
