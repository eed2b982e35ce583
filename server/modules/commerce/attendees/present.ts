import type { Attendee } from '#contract/commerce/attendees/schemas.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { maskHolder } from '#server/modules/commerce/tickets/index.ts'
import type { AttendeeRow } from './attendees.queries'

/** An attendee as its owner reads it, with the ID number masked. */
export function presentAttendee(vault: Vault, row: AttendeeRow): Attendee {
  const { id, version, holderName, phone, holderIdType, savedAt } = row
  return {
    id,
    version,
    name: holderName,
    phone,
    idType: holderIdType,
    idNumber: maskHolder(vault, row),
    savedAt: savedAt.toISOString(),
  }
}
