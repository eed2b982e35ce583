/** What each of so many waits for until all are there: nobody goes on before everybody has looked. */
export function createBarrier(count: number): () => Promise<void> {
  let arrived = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    arrived += 1
    if (arrived === count) open()
    return opened
  }
}
