import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The image captcha of a uuid that the page made; a repeated call creates another (spec: access §7). */
export const getCaptcha = endpoint<typeof schemas.getCaptcha>({
  method: 'GET',
  path: '/ce-authority/authorize/auth/captcha.jpg',
  access: 'public',
  answers: 'bytes',
  reads: false,
  errors: ['TooManyRequests'],
})

/** A slider puzzle, required before a code is sent. Pixels of the picture. */
export const getPuzzle = endpoint<typeof schemas.getPuzzle>({
  method: 'POST',
  path: '/ce-authority/authorize/auth/getPuzzle', // path: ours
  access: 'public',
  errors: ['TooManyRequests'],
})

/**
 * The one try at a puzzle. `pass` is good for sending one code, `running` for the existence checks of one form
 * (at most CHECKS_PER_FORM).
 */
export const solvePuzzle = endpoint<typeof schemas.solvePuzzle>({
  method: 'POST',
  path: '/ce-authority/authorize/auth/solvePuzzle', // path: ours
  access: 'public',
  errors: ['PuzzleWrong', 'TooManyRequests'],
})

/**
 * Work for a computer, for who cannot see a puzzle or a picture: what is to be found, by trying (`rules.ts`). Good for one
 * purpose.
 */
export const getWork = endpoint<typeof schemas.getWork>({
  method: 'POST',
  path: '/ce-authority/authorize/auth/getWork', // path: ours
  access: 'public',
  errors: ['TooManyRequests'],
})

/** The one try at a work for a code. Gives what a solved puzzle gives. */
export const solveWork = endpoint<typeof schemas.solveWork>({
  method: 'POST',
  path: '/ce-authority/authorize/auth/solveWork', // path: ours
  access: 'public',
  errors: ['VerificationException'],
})

/** The one try at a proof of work for a captcha. It returns the characters, in place of those of the picture. */
export const solveWorkForCaptcha = endpoint<typeof schemas.solveWorkForCaptcha>({
  method: 'POST',
  path: '/ce-authority/authorize/auth/solveWorkForCaptcha', // path: ours
  access: 'public',
  errors: ['VerificationException'],
})
