/** One run of a job, once it has ended. */
export interface JobRun {
  job: string
  startedAt: Date
  seconds: number
  /** undefined: the run succeeded. */
  error?: unknown
}

export const callResults = ['success', 'refused', 'failure'] as const

/** One call of an outside service, once it has ended. */
export interface ProviderCall {
  port: string
  driver: string
  /** `refused`: the service answered, and declined the request. */
  result: (typeof callResults)[number]
  seconds: number
  error?: unknown
}

/** Is notified of the runs of jobs. */
export interface JobObserver {
  /** Runs it within what is observed of it, such as a span. */
  within?: <Result>(job: string, run: () => Promise<Result>) => Promise<Result>
  onStart: (job: string, at: Date) => void
  onEnd: (run: JobRun) => void
}
export type OnProviderCall = (call: ProviderCall) => void
