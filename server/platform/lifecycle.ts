/** Whether a server takes new work, as its readiness, its jobs and its shutdown see it. */
export interface Lifecycle {
  /** Aborted once the server is stopping. */
  stopping: AbortSignal
  /** Marks the server as stopping; readiness is refused from then on. */
  stop: () => void
}

export function createLifecycle(): Lifecycle {
  const controller = new AbortController()
  return { stopping: controller.signal, stop: () => controller.abort() }
}
