import * as contract from '#contract/people/challenges/endpoints.ts'
import { PUZZLE_TOLERANCE_PX } from '#contract/people/session/limits.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'
import { MOCK_CAPTCHA, MOCK_PUZZLE_X } from '#src/mocks/foundation/accounts/accounts.ts'

const PUZZLE = { width: 320, height: 160, size: 44, y: 58 }

const SOLVED = { pass: 'mock-pass-000000001', running: 'mock-running-000001' }

/** Done in the blink of an eye; only that something was found for each part is looked at. */
const WORK = { seed: 'mock-seed-000001', parts: 4, bits: 8 }
const isDone = ({ proof }: { proof: number[] }): boolean => proof.length === WORK.parts

const captcha = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="44"><rect width="132" height="44" fill="#f4efe6"/><text x="66" y="31" text-anchor="middle" font-family="Georgia" font-size="25" letter-spacing="6" fill="#35506b">${MOCK_CAPTCHA}</text></svg>`

const piece = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="6" fill="#b8552f"/></svg>`)}`

function background(): string {
  const art = decodeURIComponent(drawing(7, PUZZLE).replace(/^[^,]*,/, ''))
  const gap = `<rect x="${MOCK_PUZZLE_X}" y="${PUZZLE.y}" width="${PUZZLE.size}" height="${PUZZLE.size}" rx="6" fill="#000" opacity=".5"/>`
  return `data:image/svg+xml,${encodeURIComponent(art.replace('</svg>', `${gap}</svg>`))}`
}

export const challenges = [
  mockBytes(contract.getCaptcha, () => ({ type: 'image/svg+xml', body: captcha })),
  mock(contract.getPuzzle, () => ({ uuid: 'mock-puzzle-0000001', background: background(), piece, ...PUZZLE })),
  mock(contract.solvePuzzle, ({ input }) =>
    Math.abs(input.x - MOCK_PUZZLE_X) <= PUZZLE_TOLERANCE_PX ? SOLVED : refuse('PuzzleWrong'),
  ),
  mock(contract.getWork, () => ({ uuid: 'mock-work-000000001', ...WORK })),
  mock(contract.solveWork, ({ input }) => (isDone(input) ? SOLVED : refuse('VerificationException'))),
  mock(contract.solveWorkForCaptcha, ({ input }) =>
    isDone(input) ? { captcha: MOCK_CAPTCHA } : refuse('VerificationException'),
  ),
]
