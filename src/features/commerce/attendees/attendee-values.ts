import { type AttendeeDetails, checkAttendee } from '#contract/commerce/attendees/rules.ts'
import type { Attendee } from '#contract/commerce/attendees/schemas.ts'

/** What the form of an attendee holds. */
export interface AttendeeValues extends AttendeeDetails {
  idNumber: string
}

/** The form at first; a saved number is masked, so its field begins empty. */
export const toValues = (attendee: Attendee | undefined): AttendeeValues => ({
  name: attendee?.name ?? '',
  phone: attendee?.phone ?? '',
  idType: attendee?.idType ?? 'idCard',
  idNumber: '',
})

/** What is sent; an empty number keeps the saved one. */
export const toDetails = ({ name, phone, idType, idNumber }: AttendeeValues, isSaved: boolean): AttendeeDetails => ({
  name,
  phone,
  idType,
  idNumber: isSaved && idNumber.trim() === '' ? null : idNumber,
})

export const checkValues = (values: AttendeeValues, attendee: Attendee | undefined) =>
  checkAttendee(toDetails(values, attendee !== undefined), attendee?.idType)
