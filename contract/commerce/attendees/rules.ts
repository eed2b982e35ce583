import { contactPhone } from '#contract/core/contact/contact-rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { checkHolder, type HolderIdType, normalizeIdNumber } from '#contract/commerce/tickets/rules.ts'

/** A saved attendee as it is typed. */
export interface AttendeeDetails {
  name: string
  /** Optional: it fills in the contact of an order. */
  phone: string
  idType: HolderIdType
  /** Null keeps the saved type and number. */
  idNumber: string | null
}

/** The details without surrounding blanks, the ID number in its one spelling. */
export const normalizeAttendee = ({ name, phone, idType, idNumber }: AttendeeDetails): AttendeeDetails => ({
  name: name.trim(),
  phone: phone.trim(),
  idType,
  idNumber: idNumber === null ? null : normalizeIdNumber(idNumber),
})

/**
 * What is wrong with an attendee, by field. `savedIdType` is the type of the saved number; a number of another type must be
 * entered again.
 */
export function checkAttendee(
  { name, phone, idType, idNumber }: AttendeeDetails,
  savedIdType?: HolderIdType,
): Record<'name' | 'phone' | 'idNumber', RuleBreach | undefined> {
  const keepsNumber = idNumber === null && savedIdType === idType
  const breaches = checkHolder({ name, idType, idNumber: idNumber ?? '' })
  return {
    name: breaches.name,
    phone: phone.trim() === '' ? undefined : contactPhone(phone.trim()),
    idNumber: keepsNumber ? undefined : breaches.idNumber,
  }
}
