import { expect, it } from 'vitest'
import { rankName, rankNames } from './match-name'

const matches = (text: string, typed: string) => text === '群发消息' && 'qfxx'.startsWith(typed)

it.each([
  ['Live sessions', 'live', 0],
  ['Live sessions', 'Sess', 1],
  ['Pre-registered buyers', 'regis', 1],
  ['Live sessions', 'essi', 2],
  ['群发消息', 'qf', 3],
  ['Sourcing requests', 'srcreq', 4],
  ['Sourcing requests', 'sourcing req', 0],
  ['Sourcing requests', 'sq', undefined],
  ['Orders', 'redro', undefined],
  ['群发消息', '消息', 2],
  ['Orders', '%', undefined],
  ['Orders', '', 0],
])('%s is found by %j at rank %s', (name, typed, rank) => expect(rankName(name, typed, matches)).toBe(rank))

it('takes the best of the names in both languages', () => {
  expect(rankNames(['订单', 'Orders'], 'ord', matches)).toBe(0)
  expect(rankNames(['订单', 'Orders'], '单', matches)).toBe(2)
  expect(rankNames(['订单', 'Orders'], 'zzz', matches)).toBeUndefined()
})
