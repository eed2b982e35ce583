import * as z from 'zod/mini'
import { Id, Instant, integer, nothing, text } from '#contract/core/shapes.ts'
import { ticketKinds } from '#contract/commerce/tickets/rules.ts'
import { CODE_MAX, ENTRIES_AT_ONCE, LIST_NAME_MAX } from './limits'
import { checkResults } from './rules'

const Version = integer(1, 2_147_483_647)
const Key = text(64).check(z.minLength(8))
const Code = text(CODE_MAX).check(z.minLength(4))
const both = (max: number) => z.object({ zh: text(max * 4), en: text(max * 4) })

/** The editable fields of a list: a gate and the tickets that it admits. */
export const CheckListDocument = z.object({
  name: both(LIST_NAME_MAX),
  /** Gates of one zone let a ticket in once a day between them. */
  zone: text(LIST_NAME_MAX * 4),
  /** The hall that the zone, with all its gates, belongs to; null: none; absent: as it is. */
  hallId: z.optional(z.nullable(Id)),
  /** Empty: tickets of every type. */
  typeIds: z.array(Id).check(z.maxLength(100)),
  /** Who has pre-registered as a buyer comes in too, on the fair's days. */
  preRegistered: z._default(z.boolean(), false),
  /** Who has left may come in again. */
  reEntry: z.boolean(),
  open: z.boolean(),
})
export type CheckListDocument = z.output<typeof CheckListDocument>

export const CheckList = z.object({
  id: z.int(),
  version: z.int(),
  ...CheckListDocument.shape,
  hallId: z.nullable(z.int()),
  typeIds: z.array(z.int()),
  preRegistered: z.boolean(),
  /** Check-ins of today. */
  today: z.int(),
})
export type CheckList = z.output<typeof CheckList>

export const listCheckLists = { input: nothing, output: z.array(CheckList) }
export const saveCheckList = {
  input: z.object({ id: z.nullable(Id), version: z.nullable(Version), list: CheckListDocument }),
  output: CheckList,
}

const Entry = z.object({ at: Instant, listName: z.string(), by: z.string() })

/** What a gate says of a code. */
export const Checked = z.object({
  result: z.enum(checkResults),
  ticket: z.nullable(
    z.object({
      id: z.int(),
      kind: z.enum([...ticketKinds, 'preRegistration']),
      name: z.string(),
      holderName: z.string(),
      /** Masked. */
      holderIdNumber: z.string(),
      days: z.object({ from: z.string(), until: z.string() }),
      /** Of the day, HH:MM in GMT+8; null: all of it. Whoever stands at the gate decides outside of them. */
      hours: z.nullable(z.object({ from: z.string(), until: z.string() })),
    }),
  ),
  /** The earlier admission: time, gate and staff member. */
  before: z.nullable(Entry),
})
export type Checked = z.output<typeof Checked>

export const checkIn = {
  input: z.object({ key: Key, listId: Id, /** What the QR carries, or the code as typed. */ code: Code }),
  output: Checked,
}

/** What a gate needs while it has no network: hashes (SHA-256, base64url, cut), and no names. */
export const getOfflineList = {
  input: z.object({ listId: Id }),
  output: z.object({
    listId: z.int(),
    /** YYYY-MM-DD in GMT+8: the day for which it is good. */
    day: z.string(),
    madeAt: Instant,
    reEntry: z.boolean(),
    tickets: z.array(
      z.object({
        /** Of what the QR carries, and of the code as typed. */
        qr: z.string(),
        code: z.string(),
        result: z.enum(checkResults),
      }),
    ),
  }),
}
export type OfflineList = z.output<typeof getOfflineList.output>

/** What was scanned without a network; each once for its key. */
export const sendEntries = {
  input: z.object({
    listId: Id,
    entries: z
      .array(z.object({ key: Key, code: Code, at: text(40) }))
      .check(z.minLength(1), z.maxLength(ENTRIES_AT_ONCE)),
  }),
  output: z.array(z.object({ key: z.string(), checked: Checked })),
}

/** Check-ins by the zones of a hall, re-entries left out; without zones the hall has no figures. */
export const getHallCheckIns = {
  input: z.object({ hallId: Id }),
  output: z.object({
    /** By name. */
    zones: z.array(z.string()),
    today: z.int(),
    total: z.int(),
  }),
}

/** Check-ins by hour, and tickets that two gates have let in. */
export const getCheckInNumbers = {
  input: z.object({ listId: Id }),
  output: z.object({
    hours: z.array(z.object({ hour: z.string(), count: z.int() })),
    conflicts: z.array(z.object({ ticketName: z.string(), code: z.string(), entries: z.array(Entry) })),
  }),
}
