import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { integer, nothing } from './shapes'

/** A key made by the client or the server: at least 96 bits in url-safe characters. */
export const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/))

/** The image captcha of a uuid that the page made; asking again draws another (spec: access §7). */
export const getCaptcha = endpoint({
  method: 'GET',
  path: '/ce-authority/authorize/auth/captcha.jpg',
  access: 'public',
  answers: 'bytes',
  reads: false,
  input: z.object({ uuid: Key }),
  output: nothing,
  errors: ['TooManyRequests'],
})

/** A slider puzzle, asked before a code is sent. Pixels of the picture. */
export const getPuzzle = endpoint({
  method: 'POST',
  path: '/ce-authority/authorize/auth/getPuzzle', // path: ours
  access: 'public',
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
  errors: ['TooManyRequests'],
})

/**
 * The one try at a puzzle. `pass` is good for sending one code, `running` for the existence checks of one form
 * (at most CHECKS_PER_FORM).
 */
export const solvePuzzle = endpoint({
  method: 'POST',
  path: '/ce-authority/authorize/auth/solvePuzzle', // path: ours
  access: 'public',
  input: z.object({ uuid: Key, x: integer(0, 400) }),
  output: z.object({ pass: z.string(), running: z.string() }),
  errors: ['PuzzleWrong', 'TooManyRequests'],
})
