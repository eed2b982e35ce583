import { createHash, randomBytes } from 'node:crypto'
import { workText, type WorkPurpose } from '#contract/people/challenges/rules.ts'
import { WORK_BITS, WORK_PARTS } from '#contract/people/session/limits.ts'

/** What is kept of a work until its one try. */
export interface Work {
  purpose: WorkPurpose
  seed: string
  parts: number
  bits: number
}

/** A proof of work of the present difficulty, with a seed that nobody can have worked on before. */
export function newWork(purpose: WorkPurpose): Work {
  return { purpose, seed: randomBytes(12).toString('base64url'), parts: WORK_PARTS, bits: WORK_BITS }
}

function beginsWithZeros(hash: Buffer, bits: number): boolean {
  return Math.clz32(hash.readUInt32BE(0)) >= bits
}

/** Whether the kept value is a work for this purpose and each number of the proof is right for its part. */
export function isWorkDone(kept: unknown, purpose: WorkPurpose, proof: readonly number[]): boolean {
  if (!isWork(kept) || kept.purpose !== purpose || proof.length !== kept.parts) return false
  return proof.every((number, part) => {
    const text = workText(purpose, kept.seed, part)(number)
    return beginsWithZeros(createHash('sha256').update(text).digest(), kept.bits)
  })
}

function isWork(kept: unknown): kept is Work {
  return typeof kept === 'object' && kept !== null && 'seed' in kept
}
