import * as contract from '#contract/people/reset/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { findMockAccount, MOCK_CODE, type MockAccount } from '#src/mocks/foundation/accounts/accounts.ts'

/** The ticket names the account of the password, so that it is good on another page too. */
const ticketOf = ({ userId }: MockAccount): string => `mock-reset-ticket-${userId.padStart(2, '0')}`

function ticket(address: string, code: string): { uuid: string } {
  const account = findMockAccount(address)
  return account && code === MOCK_CODE ? { uuid: ticketOf(account) } : refuse('CodeWrong')
}

const setPassword = ({ uuid }: { uuid: string }) => (uuid.startsWith('mock-reset-ticket-') ? {} : refuse('TicketEnded'))

export const reset = [
  mock(contract.checkSms, ({ input }) => ticket(input.mobile, input.smsCode)),
  mock(contract.checkSmsForEmail, ({ input }) => ticket(input.email, input.smsCode)),
  mock(contract.updatePassword, ({ input }) => setPassword(input)),
  mock(contract.updatePasswordForEmail, ({ input }) => setPassword(input)),
  mock(contract.verifyAccount, ({ input }) =>
    input.running === '' ? refuse('AuthenticationFirst') : { exists: findMockAccount(input.account) !== undefined },
  ),
]
