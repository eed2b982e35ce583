type End = () => Promise<unknown>

const open: End[] = []

/** Ends it when its case is over, also where the case fails or the run is stopped. */
export function afterCase(end: End): void {
  open.push(end)
}

/** Ends, last opened first, what the case has opened. */
export async function endCase(): Promise<void> {
  for (const end of open.splice(0).toReversed()) await end()
}
