import * as contract from '#contract/operations/overview/endpoints.ts'
import { cardsOf } from '#contract/operations/overview/rules.ts'
import type { OverviewCards } from '#contract/operations/overview/schemas.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { mockCards } from './cards'

export const overview = [
  mock(contract.getOverview, ({ input, token, language }) => {
    const account = accountOfToken(token)
    const requested = cardsOf(account).filter((name) => input.cards?.includes(name) ?? true)
    const cards: OverviewCards = {}
    for (const name of requested) Object.assign(cards, { [name]: mockCards[name]({ account, token, language }) })
    return { cards, failed: [] }
  }),
  mock(contract.searchOwn, ({ input, token, language }) => {
    const account = accountOfToken(token)
    const { list } = mockCards.orders({ account, token, language })
    const word = input.keyWord.trim().toLowerCase()
    return list
      .map(({ id, number, names, createdAt }) => ({
        type: 'order' as const,
        id,
        title: names.join(' · '),
        number,
        at: createdAt,
      }))
      .filter(({ title, number }) => word !== '' && `${title} ${number}`.toLowerCase().includes(word))
  }),
]
