import { workText, type WorkPurpose } from '#contract/people/challenges/rules.ts'
import { hashHead } from './sha256'

/** ms at a stretch: less than what a reader notices, so that keys and what is read out go on. */
const STRETCH_MS = 30
/** hashes between two looks at the clock */
const HASHES = 256

export interface GivenTask {
  seed: string
  parts: number
  bits: number
}

const pause = (): Promise<void> => new Promise((go) => setTimeout(go))

/**
 * Finds the number of every part, in their order, and reports the count after each. Rejects with the signal's reason
 * when it is aborted.
 */
export async function doWork(
  purpose: WorkPurpose,
  { seed, parts, bits }: GivenTask,
  { onFound, signal }: { onFound: (found: number) => void; signal: AbortSignal },
): Promise<number[]> {
  const proof: number[] = []
  let stretchEnd = performance.now() + STRETCH_MS
  while (proof.length < parts) {
    const textOf = workText(purpose, seed, proof.length)
    let number = 0
    while (Math.clz32(hashHead(textOf(number))) < bits) {
      number += 1
      if (number % HASHES === 0 && performance.now() > stretchEnd) {
        // oxlint-disable-next-line no-await-in-loop -- the page goes on between two stretches
        await pause()
        signal.throwIfAborted()
        stretchEnd = performance.now() + STRETCH_MS
      }
    }
    proof.push(number)
    onFound(proof.length)
  }
  signal.throwIfAborted()
  return proof
}
