import { mock, refuse } from '#src/mocks/core/mock.ts'
import * as contract from '#contract/operations/figures/endpoints.ts'
import { representsExhibitor } from '#contract/core/permissions.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { fairFiguresIn } from './fair'
import { standFiguresIn } from './stand'

export const figures = [
  mock(contract.getFairFigures, ({ input, language }) => fairFiguresIn(language, input)),
  mock(contract.getStandFigures, ({ input, language, token }) => {
    const { userType } = accountOfToken(token)
    if (!representsExhibitor(userType) && ![12, 13, 14].includes(userType)) return refuse('NoExhibitor')
    return standFiguresIn(language, input.days)
  }),
  // The first has received enough questions.
  mock(contract.getReplyPromise, ({ input }) => (input.id === 1 ? { minutes: 96, share: 0.95 } : null)),
]
