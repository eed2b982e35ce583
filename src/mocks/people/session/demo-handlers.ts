import { getDemoTour, logInToDemo } from '#contract/people/session/endpoints.ts'
import { demoRoles } from '#contract/people/session/rules.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { findMockAccount, MOCK_PASSWORD } from '#src/mocks/foundation/accounts/accounts.ts'
import { loggedIn } from './handlers'

const userNameOf = (role: string): string => `${role}@demo.yunzhan.example`

/** The mock fair is a demo fair. */
export const demoTour = [
  mock(getDemoTour, ({ language }) => ({
    password: MOCK_PASSWORD,
    accounts: demoRoles.flatMap((role) => {
      const account = findMockAccount(userNameOf(role))
      return account ? [{ role, userName: userNameOf(role), name: say(language, account.name) }] : []
    }),
  })),
  mock(logInToDemo, ({ input }) => loggedIn(findMockAccount(userNameOf(input.role)) ?? refuse('DemoOnly'))),
]
