import type { JobObserver } from '../metrics/work'

/** The same run, which reports each start and each result. */
export function observeRuns(
  job: string,
  run: () => Promise<unknown>,
  observer: JobObserver | undefined,
): () => Promise<unknown> {
  if (!observer) return run
  const observed = observer.within ? () => observer.within?.(job, run) : run
  return async () => {
    const startedAt = new Date()
    const began = performance.now()
    const ended = () => ({ job, startedAt, seconds: (performance.now() - began) / 1_000 })
    observer.onStart(job, startedAt)
    try {
      const result = await observed()
      observer.onEnd(ended())
      return result
    } catch (error) {
      observer.onEnd({ ...ended(), error })
      throw error
    }
  }
}
