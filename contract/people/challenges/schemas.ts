import * as z from 'zod/mini'
import { integer, nothing } from '#contract/core/shapes.ts'
import { workPurposes } from './rules'

/** A key made by the client or the server: at least 96 bits in url-safe characters. */
export const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/))

export const getCaptcha = {
  input: z.object({ uuid: Key }),
  output: nothing,
}

export const getPuzzle = {
  input: nothing,
  output: z.object({
    uuid: z.string(),
    /** Data URLs. */
    background: z.string(),
    piece: z.string(),
    width: z.int(),
    height: z.int(),
    size: z.int(),
    /** Where the top of the piece stands. */
    y: z.int(),
  }),
}

export const solvePuzzle = {
  input: z.object({ uuid: Key, x: integer(0, 400) }),
  output: z.object({ pass: z.string(), running: z.string() }),
}

export const WorkPurpose = z.enum(workPurposes)

/** The number found for each part, in their order. */
const Proof = z.array(integer(0, 2_147_483_647)).check(z.maxLength(64))

export const getWork = {
  input: z.object({ purpose: WorkPurpose }),
  output: z.object({
    uuid: z.string(),
    seed: z.string(),
    /** How many numbers are to be found. */
    parts: z.int(),
    /** With how many zero bits the hash of each begins. */
    bits: z.int(),
  }),
}

export const solveWork = {
  input: z.object({ uuid: Key, proof: Proof }),
  output: solvePuzzle.output,
}

export const solveWorkForCaptcha = {
  input: z.object({ uuid: Key, proof: Proof, captcha: Key }),
  output: z.object({ captcha: z.string() }),
}
