import type * as contract from '#contract/commerce/attendees/endpoints.ts'
import {
  ATTENDEE_CHANGES_PER_HOUR,
  ATTENDEE_CHANGES_PER_HOUR_AND_IP,
  ATTENDEES_MAX,
} from '#contract/commerce/attendees/limits.ts'
import { type AttendeeDetails, checkAttendee, normalizeAttendee } from '#contract/commerce/attendees/rules.ts'
import type { Attendee } from '#contract/commerce/attendees/schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { sealHolder } from '#server/modules/commerce/tickets/index.ts'
import * as queries from './attendees.queries'
import { presentAttendee } from './present'

type Saving = Context<ParsedInputOf<typeof contract.saveAttendee>>

const HOUR_SECONDS = 3_600

/** Counts a change. Throws TooManyRequests. */
const countChange = ({ writeStatement, ip }: Context<unknown>, accountId: number): Promise<void> =>
  writeStatement((db) =>
    assertWithinLimits(db, [
      { bucket: `attendee:${accountId}`, max: ATTENDEE_CHANGES_PER_HOUR, seconds: HOUR_SECONDS },
      { bucket: `attendeeIp:${ip}`, max: ATTENDEE_CHANGES_PER_HOUR_AND_IP, seconds: HOUR_SECONDS },
    ]),
  )

/** The columns of what was typed; without a new number the saved one stays. Throws BadInput at its fields. */
function toValues({ language, vault }: Saving, details: AttendeeDetails, saved?: queries.AttendeeRow) {
  assertFields(checkAttendee(details, saved?.holderIdType), language, 'input')
  const { name, phone, idType, idNumber } = details
  if (idNumber !== null) return { phone, ...sealHolder(vault, { name, idType, idNumber }) }
  if (!saved) throw new Error('a new attendee has an ID number')
  const { holderIdType, holderIdNumber, holderHash } = saved
  return { phone, holderName: name, holderIdType, holderIdNumber, holderHash }
}

/**
 * Adds an attendee. The same person with the same details is added once, however often it is sent. Throws AttendeeExists,
 * TooManyAttendees.
 */
async function add(db: Db, accountId: number, values: queries.AttendeeValues): Promise<queries.AttendeeRow> {
  const saved = await queries.findByHash(db, accountId, values.holderHash)
  if (saved && saved.holderName === values.holderName && saved.phone === values.phone) return saved
  if (saved) throw fail('AttendeeExists', { field: 'idNumber' })
  if ((await queries.countAttendees(db, accountId)) >= ATTENDEES_MAX)
    throw fail('TooManyAttendees', { max: ATTENDEES_MAX })
  const added = await queries.insertAttendee(db, { ...values, accountId })
  if (!added) throw new Error('the attendee was not inserted')
  return added
}

/** Throws AttendeeExists, AttendeeChanged, AttendeeNotFound. */
async function change(
  db: Db,
  own: { id: number; accountId: number; version: number },
  values: queries.AttendeeValues,
): Promise<queries.AttendeeRow> {
  const other = await queries.findByHash(db, own.accountId, values.holderHash)
  if (other && other.id !== own.id) throw fail('AttendeeExists', { field: 'idNumber' })
  const changed = await queries.updateAttendee(db, own, values)
  if (changed) return changed
  const [saved] = await queries.findAttendees(db, own.accountId, [own.id])
  throw fail(saved ? 'AttendeeChanged' : 'AttendeeNotFound')
}

/** Adds an attendee or changes one. Throws what the contract names. */
export async function saveAttendee(context: Saving): Promise<Attendee> {
  const { db, input, vault, write } = context
  const { id, version, ...typed } = input
  const { id: accountId } = await getViewerAccount(context)
  const [saved] = id === null ? [] : await queries.findAttendees(db, accountId, [id])
  if (id !== null && !saved) throw fail('AttendeeNotFound')
  // The number that stays is the one of the version that was read.
  if (saved && saved.version !== version) throw fail('AttendeeChanged')
  const values = toValues(context, normalizeAttendee(typed), saved)
  await countChange(context, accountId)
  const row = await write(async (writing) => {
    await queries.lockAttendees(writing, accountId)
    return id === null ? add(writing, accountId, values) : change(writing, { id, accountId, version }, values)
  })
  return presentAttendee(vault, row)
}

/** Throws AttendeeNotFound. */
export async function deleteAttendee(context: Context<{ id: number }>): Promise<Record<string, never>> {
  const { id: accountId } = await getViewerAccount(context)
  await countChange(context, accountId)
  const isDeleted = await context.write((db) => queries.deleteAttendee(db, { id: context.input.id, accountId }))
  if (!isDeleted) throw fail('AttendeeNotFound')
  return {}
}
