import { checkSetup } from '#contract/fair/booths/setup/rules.ts'
import type { HallSetup, WrittenSetup } from '#contract/fair/booths/setup/schemas.ts'
import { toFieldValue, toInstant } from '#src/common/work/form/china-field.ts'

/** What the form holds: moments by the fair's clock, documents with their files. */
export type SetupValues = Pick<
  HallSetup,
  'buildUpFrom' | 'buildUpUntil' | 'dismantlingFrom' | 'dismantlingUntil' | 'note' | 'documents'
>

const toField = (instant: string): string => (instant === '' ? '' : toFieldValue(instant))
const toSent = (field: string): string => (field === '' ? '' : toInstant(field))

export const toValues = (setup: HallSetup): SetupValues => ({
  buildUpFrom: toField(setup.buildUpFrom),
  buildUpUntil: toField(setup.buildUpUntil),
  dismantlingFrom: toField(setup.dismantlingFrom),
  dismantlingUntil: toField(setup.dismantlingUntil),
  note: setup.note,
  documents: setup.documents,
})

/** What is sent of it. */
export const toWritten = (values: SetupValues): WrittenSetup => ({
  buildUpFrom: toSent(values.buildUpFrom),
  buildUpUntil: toSent(values.buildUpUntil),
  dismantlingFrom: toSent(values.dismantlingFrom),
  dismantlingUntil: toSent(values.dismantlingUntil),
  note: values.note,
  documents: values.documents.map(({ file, title }) => ({ file: file.id, title })),
})

export const checkValues = (values: SetupValues) => checkSetup(toWritten(values))
