import * as z from 'zod'

const Ids = z.array(z.number()).default([])
const FileIds = z.array(z.string()).default([])
const Text = z.string().default('')

/** One language's record, of a buyer or of an exhibitor. */
const InLanguage = z.object({
  languageType: z.number(),
  countryName: Text,
  areaName: Text,
  cityName: Text,
  name: Text,
  company: Text,
  contactName: Text,
  industry: Ids,
  industryIds: Ids,
  objective: z.array(z.string()).default([]),
  otherObjective: Text,
  intention: z.array(z.object({ intentionType: z.string(), name: z.string() })).default([]),
  startDeadLine: Text,
  endDeadLine: Text,
  deadlineType: z.number().default(1),
  typeId: z.number().default(0),
})
export type RecordInLanguage = z.output<typeof InLanguage>

const Stored = z.object({
  joinType: z.number().default(0),
  exhibitionType: z.number().default(0),
  hallId: z.number().default(0),
  deadlineType: z.number().optional(),
  startDeadline: Text,
  endDeadline: Text,
  contactPhone: Text,
  contactEmail: Text,
  exhibitsPicture: FileIds,
  identification: FileIds,
  qualificationCertificate: FileIds,
  list: z.array(InLanguage).optional(),
  multiLanguageVOList: z.array(InLanguage).optional(),
})

/** What was registered, in the languages it was written in. */
export interface RegisteredRecord extends z.output<typeof Stored> {
  zh: RecordInLanguage | undefined
  en: RecordInLanguage | undefined
  /** The one that was filled in. */
  first: RecordInLanguage | undefined
  industries: number[]
}

/** Takes apart what the form sent; it passed the contract when it came. */
export function readRecord(record: unknown): RegisteredRecord {
  const stored = Stored.parse(record)
  const records = stored.list ?? stored.multiLanguageVOList ?? []
  const [first] = records
  const industries = first ? [...first.industry, ...first.industryIds] : []
  const inLanguage = (type: number) => records.find(({ languageType }) => languageType === type)
  return { ...stored, zh: inLanguage(1), en: inLanguage(2), first, industries }
}
