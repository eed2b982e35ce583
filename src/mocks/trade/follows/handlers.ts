import * as contract from '#contract/trade/follows/endpoints.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { addFollow, followsOf, isFollowed, removeFollow, shownIn } from './follows'

const nothingShown = { name: '', picture: '', company: '', fallbackFields: [] }
const missing = {
  exhibitor: 'ExhibitorNotFound',
  exhibit: 'ExhibitNotFound',
  news: 'ArticleNotFound',
  live: 'LiveNotFound',
  schedule: 'EventNotFound',
} as const

const requesterOf = (token: string): string => accountOfToken(token).userId

export const follows = [
  mock(contract.follow, ({ input, token, language }) => {
    if (!shownIn(language, input)) return refuse(missing[input.kind])
    addFollow(requesterOf(token), input)
    return {}
  }),
  mock(contract.unfollow, ({ input, token }) => {
    removeFollow(requesterOf(token), input)
    return {}
  }),
  mock(contract.listFollowed, ({ input, token }) => ({
    followed: input.targets.filter((one) => isFollowed(requesterOf(token), one)),
  })),
  mock(contract.listFollows, ({ input, token, language }) => {
    const rows = followsOf(requesterOf(token)).map((one) => {
      const shown = shownIn(language, one)
      return { ...one, ...(shown ?? nothingShown), isShown: shown !== undefined }
    })
    const found = rows.filter(
      ({ kind, name }) => (input.kind === undefined || kind === input.kind) && containsText(input.keyWord, name),
    )
    return paginate(found, input)
  }),
  mock(contract.countFollowers, () => ({ followers: 128, collected: 3 * exhibitRows.length })),
]
