import * as z from 'zod/mini'
import { integer, nothing } from '../core/shapes'

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
