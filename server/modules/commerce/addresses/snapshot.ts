import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { findAddress } from './addresses.queries'
import { placeOf } from './describe'

/** An address as it was when something was to be sent there: it stays when the address is changed or removed. */
export interface AddressSnapshot {
  consignee: string
  /** Country, region and city in both languages. */
  place: { zh: string; en: string }
  detail: string
  postalCode: string
  areaCode: string
  phone: string
}

/** A copy of an own address for an order or a parcel. Throws AddressNotFound. */
export async function takeAddress(db: Db, own: { id: number; accountId: number }): Promise<AddressSnapshot> {
  const row = await findAddress(db, own)
  if (!row) throw fail('AddressNotFound', { field: 'addressId' })
  const { consignee, detail, postalCode, areaCode, phone } = row
  const place = { zh: placeOf(row, 'zh-CN'), en: placeOf(row, 'en-US') }
  return { consignee, place, detail, postalCode, areaCode, phone }
}
