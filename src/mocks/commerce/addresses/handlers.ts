import * as contract from '#contract/commerce/addresses/endpoints.ts'
import { ADDRESSES_MAX } from '#contract/commerce/addresses/limits.ts'
import { normalizeAddress } from '#contract/commerce/addresses/rules.ts'
import type { Address } from '#contract/commerce/addresses/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { say, type Both } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { countries, findDivisionNames } from '#src/mocks/foundation/places/places.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { addresses as rows, ids, type MockAddress } from './addresses'

const present = ({ place, accountId: _owner, key: _key, ...row }: MockAddress, language: Language): Address => ({
  ...row,
  place: say(language, place),
})

function placeOf({ countryId, regionCode, state, city }: MockAddress): Both {
  const country = countries.find(({ id }) => id === countryId)
  const names = regionCode === '' ? [state, city].map((name): Both => [name, name]) : findDivisionNames(regionCode)
  const notified = names.filter(([zh], i) => zh !== '' && zh !== names[i - 1]?.[0])
  const zh = [regionCode === '' ? country?.cnCountry : undefined, ...notified.map(([name]) => name)]
  const en = [...notified.map(([, name]) => name).toReversed(), country?.country]
  return [zh.filter((name) => name !== undefined).join(' '), en.filter((name) => name !== undefined).join(', ')]
}

const ownOf = (token: string) => rows.filter(({ accountId }) => accountId === accountOfToken(token).userId)

function makeDefault(token: string, id: number): void {
  for (const one of ownOf(token)) one.isDefault = one.id === id
}

const inOrder = (a: MockAddress, b: MockAddress) => Number(b.isDefault) - Number(a.isDefault) || b.id - a.id

/** The buyer's addresses are there from the start, as they were written down. */
export const addresses = [
  mock(contract.listAddresses, ({ token, language }) => ({
    list: ownOf(token)
      .toSorted(inOrder)
      .map((row) => present(row, language)),
    max: ADDRESSES_MAX,
  })),
  mock(contract.saveAddress, ({ input, token, language }) => {
    const { id, version, key, isDefault, ...written } = input
    const own = ownOf(token)
    const known = own.find((one) => (id === null ? one.key === key : one.id === id))
    if (id !== null && !known) return refuse('AddressNotFound')
    if (id !== null && known?.version !== version) return refuse('AddressChanged')
    if (id === null && known) return present(known, language)
    if (!known && own.length >= ADDRESSES_MAX) return refuse('TooManyAddresses', { max: ADDRESSES_MAX })
    const row: MockAddress = {
      id: known?.id ?? ids.next++,
      version: (known?.version ?? 0) + 1,
      isDefault: known?.isDefault ?? own.length === 0,
      accountId: accountOfToken(token).userId,
      key,
      place: ['', ''],
      savedAt: new Date().toISOString(),
      ...normalizeAddress(written),
    }
    row.place = placeOf(row)
    if (known) rows.splice(rows.indexOf(known), 1, row)
    else rows.push(row)
    if (isDefault) makeDefault(token, row.id)
    return present(row, language)
  }),
  mock(contract.removeAddress, ({ input, token }) => {
    const gone = ownOf(token).find(({ id }) => id === input.id) ?? refuse('AddressNotFound')
    rows.splice(rows.indexOf(gone), 1)
    const newest = ownOf(token).toSorted(inOrder)[0]
    if (gone.isDefault && newest) makeDefault(token, newest.id)
    return {}
  }),
  mock(contract.setDefaultAddress, ({ input, token }) => {
    if (!ownOf(token).some(({ id }) => id === input.id)) return refuse('AddressNotFound')
    makeDefault(token, input.id)
    return {}
  }),
]
