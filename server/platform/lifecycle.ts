/** Whether a server takes new work, as its readiness and its shutdown see it. */
export interface Lifecycle {
  isStopping: () => boolean
  /** Marks the server as stopping; readiness is refused from then on. */
  stop: () => void
}

export function createLifecycle(): Lifecycle {
  let stopping = false
  return {
    isStopping: () => stopping,
    stop() {
      stopping = true
    },
  }
}
