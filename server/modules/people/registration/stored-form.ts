import * as z from 'zod'
import type { RegistrationKind } from '#contract/people/registration/schemas.ts'

const Ids = z.array(z.number()).default([])
const FileIds = z.array(z.string()).default([])
const Text = z.string().default('')

const inLanguage = { languageType: z.number(), countryName: Text, areaName: Text, cityName: Text, name: Text }

const purpose = {
  objective: z.array(z.string()).default([]),
  otherObjective: Text,
  intention: z.array(z.object({ intentionType: z.string(), name: z.string() })).default([]),
}

/** One language's record of a buyer. */
const BuyerRecord = z.looseObject({
  ...inLanguage,
  industry: Ids,
  ...purpose,
  startDeadLine: Text,
  endDeadLine: Text,
  deadlineType: z.number().default(1),
})
export type BuyerRecord = z.output<typeof BuyerRecord>

/** One language's record of an exhibitor. */
const ExhibitorRecord = z.looseObject({
  ...inLanguage,
  company: Text,
  contactName: Text,
  typeId: z.number().default(0),
  industryIds: Ids,
})
export type ExhibitorRecord = z.output<typeof ExhibitorRecord>

const BuyerForm = z.looseObject({ list: z.array(BuyerRecord).default([]) })
const ExhibitorForm = z.looseObject({
  joinType: z.number().default(0),
  exhibitionType: z.number().default(0),
  hallId: z.number().default(0),
  deadlineType: z.number().default(1),
  startDeadline: Text,
  endDeadline: Text,
  contactPhone: Text,
  contactEmail: Text,
  ...purpose,
  exhibitsPicture: FileIds,
  identification: FileIds,
  qualificationCertificate: FileIds,
  multiLanguageVOList: z.array(ExhibitorRecord).default([]),
})
export type ExhibitorForm = z.output<typeof ExhibitorForm>

/** A form as it is written into the database. */
export type FormToStore = z.input<typeof BuyerForm> | z.input<typeof ExhibitorForm>

type ExhibitorKind = Exclude<RegistrationKind, 'buyer'>

/** What was registered, by who registered. */
export type StoredForm =
  | { kind: 'buyer'; record: z.output<typeof BuyerForm> }
  | { kind: ExhibitorKind; record: ExhibitorForm }

/** Reads a stored form, which passed the contract when it came; fields that were added since are empty. */
export function readStoredForm(kind: RegistrationKind, record: unknown): StoredForm {
  return kind === 'buyer' ? { kind, record: BuyerForm.parse(record) } : { kind, record: ExhibitorForm.parse(record) }
}

/** The records of a form by their language, and the one that was filled in. */
export function pickRecords<Item extends { languageType: number }>(list: readonly Item[]) {
  const inType = (type: number) => list.find(({ languageType }) => languageType === type)
  return { zh: inType(1), en: inType(2), first: list[0] }
}

/** The records of either kind of form. */
export const getRecords = (form: StoredForm): readonly (BuyerRecord | ExhibitorRecord)[] =>
  form.kind === 'buyer' ? form.record.list : form.record.multiLanguageVOList
