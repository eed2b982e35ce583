import * as z from 'zod/mini'
import { fallbackFields, Id, Instant, integer, nothing, text, TWICE } from '#contract/core/shapes.ts'
import { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { SETUP_DOCUMENTS_MAX, SETUP_HALLS_MAX, SETUP_NOTE_MAX, SETUP_TITLE_MAX } from './limits'

const both = (max: number) => z.object({ zh: text(max * 4), en: text(max * 4) })
const Both = z.object({ zh: z.string(), en: z.string() })

/** Moments in ISO 8601 with a zone; both of a period empty: it is not set yet. */
const periods = {
  buildUpFrom: text(40),
  buildUpUntil: text(40),
  dismantlingFrom: text(40),
  dismantlingUntil: text(40),
}

/** `file`: the id of an uploaded PDF. */
const WrittenDocument = z.object({ file: text(64).check(z.minLength(1)), title: both(SETUP_TITLE_MAX) })
const isEachOnce = (documents: { file: string }[]): boolean =>
  new Set(documents.map(({ file }) => file)).size === documents.length

const Written = z.object({
  ...periods,
  /** Delivery gate, contacts and the like. */
  note: both(SETUP_NOTE_MAX),
  /** In their order. */
  documents: z
    .array(WrittenDocument)
    .check(z.maxLength(SETUP_DOCUMENTS_MAX), z.refine(isEachOnce, { params: { reason: TWICE } })),
})
/** What an organizer writes for the exhibitors of a hall. */
export type WrittenSetup = z.output<typeof Written>

const Revision = integer(0, 2_147_483_646)

/** The set-up information of a hall as organizers edit it. */
const HallSetup = z.object({
  hallId: z.int(),
  hallName: z.string(),
  /** Rises with each change; 0: nothing was saved yet. */
  revision: z.int(),
  buildUpFrom: z.string(),
  buildUpUntil: z.string(),
  dismantlingFrom: z.string(),
  dismantlingUntil: z.string(),
  note: Both,
  documents: z.array(z.object({ title: Both, file: UploadedFile })),
  updatedAt: z.nullable(Instant),
  /** The other halls that visitors see with a published floor plan, which the settings can be copied to. */
  others: z.array(z.object({ hallId: z.int(), hallName: z.string(), revision: z.int() })),
})
export type HallSetup = z.output<typeof HallSetup>

export const getHallSetup = { input: z.object({ hallId: Id }), output: HallSetup }

/** `revision`: as the organizer has read it. */
const seen = { hallId: Id, revision: Revision }

export const saveHallSetup = { input: z.object({ ...seen, setup: Written }), output: HallSetup }

/** `others`: the halls that receive the settings, each with the revision that the organizer has read. */
export const copyHallSetup = {
  input: z.object({ ...seen, others: z.array(z.object(seen)).check(z.minLength(1), z.maxLength(SETUP_HALLS_MAX)) }),
  output: HallSetup,
}

const Period = z.object({ from: Instant, until: Instant })

/** `booth`: null: the exhibitor has none. `setup`: null: nothing was set for its hall. */
export const getOwnSetup = {
  input: nothing,
  output: z.object({
    booth: z.nullable(z.object({ hallName: z.string(), number: z.string() })),
    setup: z.nullable(
      z.object({
        /** null: not set yet */
        buildUp: z.nullable(Period),
        dismantling: z.nullable(Period),
        note: z.string(),
        documents: z.array(z.object({ title: z.string(), file: UploadedFile, fallbackFields })),
        updatedAt: Instant,
        fallbackFields,
      }),
    ),
  }),
}

export const getOwnSetupCalendar = { input: nothing, output: nothing }
