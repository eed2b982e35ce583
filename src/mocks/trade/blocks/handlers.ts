import * as contract from '#contract/trade/blocks/endpoints.ts'
import { byIdOf, fallbacks, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { leads, members } from '#src/mocks/trade/leads/leads.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { blocks as rows, type MockBlock } from './blocks'

type Pair = Pick<MockBlock, 'exhibitorId' | 'accountId' | 'side'>

const isSame = (a: Pair, b: Pair) => a.exhibitorId === b.exhibitorId && a.accountId === b.accountId && a.side === b.side

function add(pair: Pair, by: number): void {
  if (!rows.some((one) => isSame(one, pair))) rows.push({ ...pair, by, at: new Date().toISOString() })
}

function remove(pair: Pair): void {
  const at = rows.findIndex((one) => isSame(one, pair))
  if (at >= 0) rows.splice(at, 1)
}

const newest = (a: MockBlock, b: MockBlock) => b.at.localeCompare(a.at)
const isRequested = (ids: number[] | undefined, id: number) => ids === undefined || ids.includes(id)

const ofBuyer = (token: string, exhibitorId: number): Pair & { by: number } => {
  const accountId = Number(accountOfToken(token).userId)
  return { exhibitorId, accountId, side: 'buyer', by: accountId }
}
const ofExhibitor = (token: string, accountId: number): Pair & { by: number } => {
  const { userId, exhibitorId } = accountOfToken(token)
  return { exhibitorId: exhibitorId ?? 0, accountId, side: 'exhibitor', by: Number(userId) }
}

export const blocks = [
  mock(contract.blockExhibitor, ({ input, token }) => {
    if (!byIdOf(exhibitorRows, input.id)) return refuse('ExhibitorNotFound')
    const { by, ...pair } = ofBuyer(token, input.id)
    add(pair, by)
    return {}
  }),
  mock(contract.unblockExhibitor, ({ input, token }) => {
    remove(ofBuyer(token, input.id))
    return {}
  }),
  mock(contract.listBlockedExhibitors, ({ input, token, language }) => {
    const { accountId } = ofBuyer(token, 0)
    const own = rows.filter(
      (one) => one.side === 'buyer' && one.accountId === accountId && isRequested(input.ids, one.exhibitorId),
    )
    const list = own.toSorted(newest).map(({ exhibitorId: id, at }) => {
      const company = byIdOf(exhibitorRows, id)?.company ?? (['', ''] as const)
      return { id, name: say(language, company), at, fallbackFields: fallbacks(language, { name: company }) }
    })
    return paginate(list, input)
  }),
  mock(contract.blockBuyer, ({ input, token }) => {
    if (!byIdOf(leads, input.id)) return refuse('LeadNotFound')
    const { by, ...pair } = ofExhibitor(token, input.id)
    add(pair, by)
    return {}
  }),
  mock(contract.unblockBuyer, ({ input, token }) => {
    remove(ofExhibitor(token, input.id))
    return {}
  }),
  mock(contract.listBlockedBuyers, ({ input, token, language }) => {
    const { exhibitorId } = ofExhibitor(token, 0)
    const own = rows.filter(
      (one) => one.side === 'exhibitor' && one.exhibitorId === exhibitorId && isRequested(input.ids, one.accountId),
    )
    const list = own.toSorted(newest).map(({ accountId: id, at, by }) => ({
      id,
      name: say(language, byIdOf(leads, id)?.name ?? ['', '']),
      at,
      by: say(language, byIdOf(members, by)?.name ?? ['', '']),
      fallbackFields: [],
    }))
    return paginate(list, input)
  }),
]
