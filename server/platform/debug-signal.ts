/** A log with a level that can be changed while it is used. */
interface Leveled {
  level: string
}

/** Turns debug lines on by the first SIGUSR2, and off by the next. Windows has no such signal. */
export function toggleDebugOnSignal(logs: readonly Leveled[], usual: string): () => void {
  let isDebug = false
  const toggle = () => {
    isDebug = !isDebug
    for (const log of logs) log.level = isDebug ? 'debug' : usual
  }
  if (process.platform !== 'win32') process.on('SIGUSR2', toggle)
  return () => void process.off('SIGUSR2', toggle)
}
