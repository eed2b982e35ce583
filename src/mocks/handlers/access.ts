import { CODE_RESEND_SECONDS, PUZZLE_TOLERANCE_PX } from '../../../contract/session/limits'
import type { CodePurpose } from '../../../contract/codes/schemas'
import * as challenges from '../../../contract/challenges/endpoints'
import * as codes from '../../../contract/codes/endpoints'
import { checkSms, checkSmsForEmail } from '../../../contract/reset/endpoints'
import * as reset from '../../../contract/reset/endpoints'
import { findMockAccount, MOCK_CAPTCHA, MOCK_CODE, MOCK_PUZZLE_X, type MockAccount } from '../fixtures/access'
import { drawing } from '../fixtures/art'
import { mock, mockBytes, type Refusal, refuse } from '../mock'

const PUZZLE = { width: 320, height: 160, size: 44, y: 58 }

const captcha = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="44"><rect width="132" height="44" fill="#f4efe6"/><text x="66" y="31" text-anchor="middle" font-family="Georgia" font-size="25" letter-spacing="6" fill="#35506b">${MOCK_CAPTCHA}</text></svg>`

const piece = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="6" fill="#b8552f"/></svg>`)}`

function background(): string {
  const art = decodeURIComponent(drawing(7, PUZZLE).replace(/^[^,]*,/, ''))
  const gap = `<rect x="${MOCK_PUZZLE_X}" y="${PUZZLE.y}" width="${PUZZLE.size}" height="${PUZZLE.size}" rx="6" fill="#000" opacity=".5"/>`
  return `data:image/svg+xml,${encodeURIComponent(art.replace('</svg>', `${gap}</svg>`))}`
}

/** Whose code is sent: to log in or to reset there must be an account, to register or change there must be none. */
function sent(address: string, purpose: CodePurpose): { resendAfter: number } | Refusal {
  const [isMail, found] = [address.includes('@'), findMockAccount(address)]
  if ((purpose === 'login' || purpose === 'reset') && !found) {
    return refuse(isMail ? 'MailboxNotFound' : 'MobileUserNotFound')
  }
  if ((purpose === 'register' || purpose === 'change') && found) {
    return refuse(isMail ? 'EmailTaken' : 'PhoneTaken')
  }
  return { resendAfter: CODE_RESEND_SECONDS }
}

/** The ticket says whose password it lets be set, so that it is good on another page too. */
const ticketOf = ({ userId }: MockAccount): string => `mock-reset-ticket-${userId.padStart(2, '0')}`

function ticket(address: string, code: string): { uuid: string } | Refusal {
  const account = findMockAccount(address)
  return account && code === MOCK_CODE ? { uuid: ticketOf(account) } : refuse('CodeWrong')
}

const setPassword = ({ uuid }: { uuid: string }) => (uuid.startsWith('mock-reset-ticket-') ? {} : refuse('TicketEnded'))

export const access = [
  mockBytes(challenges.getCaptcha, () => ({ type: 'image/svg+xml', body: captcha })),
  mock(challenges.getPuzzle, () => ({ uuid: 'mock-puzzle-0000001', background: background(), piece, ...PUZZLE })),
  mock(challenges.solvePuzzle, ({ input }) =>
    Math.abs(input.x - MOCK_PUZZLE_X) <= PUZZLE_TOLERANCE_PX
      ? { pass: 'mock-pass-000000001', running: 'mock-running-000001' }
      : refuse('PuzzleWrong'),
  ),
  mock(codes.smsSend, ({ input }) =>
    input.pass === '' ? refuse('AuthenticationFirst') : sent(input.mobile, input.purpose),
  ),
  mock(codes.smsSendForEmail, ({ input }) =>
    input.pass === '' ? refuse('AuthenticationFirst') : sent(input.email, input.purpose),
  ),
  mock(checkSms, ({ input }) => ticket(input.mobile, input.smsCode)),
  mock(checkSmsForEmail, ({ input }) => ticket(input.email, input.smsCode)),
  mock(reset.updatePassword, ({ input }) => setPassword(input)),
  mock(reset.updatePasswordForEmail, ({ input }) => setPassword(input)),
  mock(reset.verifyAccount, ({ input }) =>
    input.running === '' ? refuse('AuthenticationFirst') : { exists: findMockAccount(input.account) !== undefined },
  ),
]
