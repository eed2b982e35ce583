import type * as contract from '#contract/commerce/addresses/endpoints.ts'
import {
  ADDRESS_CHANGES_PER_HOUR,
  ADDRESS_CHANGES_PER_HOUR_AND_IP,
  ADDRESSES_MAX,
} from '#contract/commerce/addresses/limits.ts'
import { type AddressWords, checkAddress, normalizeAddress } from '#contract/commerce/addresses/rules.ts'
import type { Address } from '#contract/commerce/addresses/schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import { MAINLAND } from '#contract/core/rules.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findCountry, findDivision } from '#server/modules/foundation/places/index.ts'
import * as queries from './addresses.queries'
import { describeAddress } from './describe'

type Saving = ParsedInputOf<typeof contract.saveAddress>

const HOUR_SECONDS = 3_600

/** Throws TooManyRequests. */
const countChange = ({ writeStatement, ip }: Context<unknown>, accountId: number): Promise<void> =>
  writeStatement((db) =>
    assertWithinLimits(db, [
      { bucket: `address:${accountId}`, max: ADDRESS_CHANGES_PER_HOUR, seconds: HOUR_SECONDS },
      { bucket: `addressIp:${ip}`, max: ADDRESS_CHANGES_PER_HOUR_AND_IP, seconds: HOUR_SECONDS },
    ]),
  )

/** What is kept of what was written. Throws BadInput at its fields. */
function readWords(written: AddressWords, language: Language): queries.AddressValues {
  const words = normalizeAddress(written)
  const division = findDivision(words.regionCode)
  const isKnown = words.countryId !== MAINLAND || division !== undefined
  const breaches = checkAddress(words)
  assertFields(
    {
      ...breaches,
      countryId: breaches['countryId'] ?? (findCountry(words.countryId) ? undefined : 'choice.wrong'),
      regionCode: breaches['regionCode'] ?? (isKnown ? undefined : 'choice.wrong'),
    },
    language,
    'input',
  )
  const [province, city, district] = division ?? []
  if (!province) return { ...words, district: '' }
  return { ...words, state: province.zh, city: city?.zh ?? '', district: district?.zh ?? '' }
}

/** Keeps a new address, once for its key. Throws TooManyAddresses. */
async function add(
  db: Db,
  { accountId, key: clientKey, isDefault }: { accountId: number; key: string; isDefault: boolean },
  values: queries.AddressValues,
): Promise<queries.AddressRow> {
  const known = await queries.findByKey(db, accountId, clientKey)
  if (known) return known
  const count = await queries.countAddresses(db, accountId)
  if (count >= ADDRESSES_MAX) throw fail('TooManyAddresses', { max: ADDRESSES_MAX })
  if (isDefault) await queries.clearDefault(db, accountId)
  const row = { ...values, accountId, clientKey, isDefault: isDefault || count === 0 }
  const added = await queries.insertAddress(db, row)
  if (!added) throw new Error('the address was not kept')
  return added
}

/** Changes one as it was seen. Throws AddressNotFound, AddressChanged. */
async function change(
  db: Db,
  { id, version, accountId, isDefault }: { id: number; version: number; accountId: number; isDefault: boolean },
  values: queries.AddressValues,
): Promise<queries.AddressRow> {
  const changed = await queries.changeAddress(db, { id, accountId, version }, values)
  if (!changed) throw fail((await queries.findAddress(db, { id, accountId })) ? 'AddressChanged' : 'AddressNotFound')
  if (!isDefault || changed.isDefault) return changed
  await queries.clearDefault(db, accountId)
  await queries.markDefault(db, { id, accountId })
  return { ...changed, isDefault }
}

/** Keeps a new address or what was changed of one. Throws what the contract names. */
export async function saveAddress(context: Context<Saving>): Promise<Address> {
  const { input, language, write } = context
  const { id, version, key, isDefault, ...written } = input
  const { id: accountId } = await getViewerAccount(context)
  const values = readWords(written, language)
  await countChange(context, accountId)
  const row = await write(async (db) => {
    await queries.lockAddresses(db, accountId)
    return id === null
      ? add(db, { accountId, key, isDefault }, values)
      : change(db, { id, version, accountId, isDefault }, values)
  })
  return describeAddress(row, language)
}

/** Removes one; the newest of the others takes its place as the default. Throws AddressNotFound. */
export async function removeAddress(context: Context<{ id: number }>): Promise<Record<string, never>> {
  const { id: accountId } = await getViewerAccount(context)
  await countChange(context, accountId)
  await context.write(async (db) => {
    await queries.lockAddresses(db, accountId)
    const gone = await queries.deleteAddress(db, { id: context.input.id, accountId })
    if (!gone) throw fail('AddressNotFound')
    const [newest] = gone.isDefault ? await queries.listAddresses(db, accountId) : []
    if (newest) await queries.markDefault(db, newest)
  })
  return {}
}

/** Throws AddressNotFound. */
export async function setDefaultAddress(context: Context<{ id: number }>): Promise<Record<string, never>> {
  const { id: accountId } = await getViewerAccount(context)
  await countChange(context, accountId)
  await context.write(async (db) => {
    await queries.lockAddresses(db, accountId)
    await queries.clearDefault(db, accountId)
    if (!(await queries.markDefault(db, { id: context.input.id, accountId }))) throw fail('AddressNotFound')
  })
  return {}
}
