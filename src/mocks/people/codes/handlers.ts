import * as contract from '#contract/people/codes/endpoints.ts'
import type { CodePurpose } from '#contract/people/codes/schemas.ts'
import { CODE_RESEND_SECONDS } from '#contract/people/session/limits.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { takenEmails } from '#src/mocks/people/registration/registrations.ts'
import { findMockAccount } from '#src/mocks/foundation/accounts/accounts.ts'

/** Sends a code: login and reset require an account, registration and change require that there is none. */
function sent(address: string, purpose: CodePurpose): { resendAfter: number } {
  const [isMail, found] = [address.includes('@'), findMockAccount(address)]
  if ((purpose === 'login' || purpose === 'reset') && !found) {
    return refuse(isMail ? 'MailboxNotFound' : 'MobileUserNotFound')
  }
  if ((purpose === 'register' || purpose === 'change') && found) {
    return refuse(isMail ? 'EmailTaken' : 'PhoneTaken')
  }
  return { resendAfter: CODE_RESEND_SECONDS }
}

export const codes = [
  mock(contract.smsSend, ({ input }) =>
    input.pass === '' ? refuse('AuthenticationFirst') : sent(input.mobile, input.purpose),
  ),
  mock(contract.smsSendForEmail, ({ input }) =>
    input.pass === '' ? refuse('AuthenticationFirst') : sent(input.email, input.purpose),
  ),
  mock(contract.sendRegEmail, ({ input }) => {
    if (input.pass === '') return refuse('AuthenticationFirst')
    const isTaken = input.purpose === 'register' && takenEmails.includes(input.email)
    return isTaken ? refuse('EmailTaken') : { resendAfter: CODE_RESEND_SECONDS }
  }),
]
