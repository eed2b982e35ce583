import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/fair/booths/endpoints.ts'
import { checkSetup, isSetupFile, SETUP_MODULE } from '#contract/fair/booths/setup/rules.ts'
import type { HallSetup, WrittenSetup } from '#contract/fair/booths/setup/schemas.ts'
import { claimFiles, getRequester } from '#server/modules/foundation/files/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findHall } from '../booths.queries'
import { getHallSetup } from './get-hall-setup'
import * as queries from './setup.queries'

type Input<Name extends 'saveHallSetup' | 'copyHallSetup'> = ParsedInputOf<(typeof contract)[Name]>

const toMoment = (text: string): Date | null => (text === '' ? null : new Date(text))
const trimmed = ({ zh, en }: { zh: string; en: string }) => ({ zh: zh.trim(), en: en.trim() })

interface Replacement {
  values: queries.SetupValues
  documents: readonly queries.SetupDocument[]
}

const readWritten = ({ documents, ...setup }: WrittenSetup): Replacement => ({
  values: {
    buildUpFrom: toMoment(setup.buildUpFrom),
    buildUpUntil: toMoment(setup.buildUpUntil),
    dismantlingFrom: toMoment(setup.dismantlingFrom),
    dismantlingUntil: toMoment(setup.dismantlingUntil),
    note: trimmed(setup.note),
  },
  documents: documents.map(({ file, title }) => ({ fileId: file, title: trimmed(title) })),
})

/** Whether both say the same to exhibitors. */
function isSame(a: Replacement, b: Replacement): boolean {
  const plain = ({ values: { note, ...periods }, documents }: Replacement) => [
    periods.buildUpFrom,
    periods.buildUpUntil,
    periods.dismantlingFrom,
    periods.dismantlingUntil,
    [note.zh, note.en],
    documents.map(({ fileId, title }) => [fileId, title.zh, title.en]),
  ]
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

const replacementOf = async (db: Db, row: queries.SetupRow): Promise<Replacement> => ({
  values: row,
  documents: await queries.listDocuments(db, row.hallId),
})

/** Locks halls and gives their set-up information as the organizer has read it. Throws HallNotFound, SetupChanged. */
async function lockSeen(db: Db, seen: readonly { hallId: number; revision: number }[]): Promise<queries.SetupRow[]> {
  for (const { hallId } of seen) if (!(await findHall(db, hallId))) throw fail('HallNotFound')
  const locked = await queries.lockSetups(
    db,
    seen.map(({ hallId }) => hallId),
  )
  return seen.map(({ hallId, revision }) => {
    const row = locked.get(hallId)
    if (row?.revision !== revision) throw fail('SetupChanged')
    return row
  })
}

/** Makes files that are new to a hall its documents. Throws FileNotFound, BadInput. */
async function claimNew(context: Context<unknown>, db: Db, fileIds: readonly string[]): Promise<void> {
  const claim = { ...getRequester(context), ownerId: null, claimedFor: 'setup', field: 'documents' } as const
  const claimed = await claimFiles(db, fileIds, claim)
  // Only what was uploaded as such stays when the account of its uploader is deleted.
  const isWrong = claimed.some((file) => file.module !== SETUP_MODULE || !isSetupFile(file))
  assertFields({ documents: isWrong ? 'setupFile.wrong' : undefined }, context.language, 'setup')
}

/** Saves what an organizer has written. Nothing changes and nobody is notified where it says the same as before. */
export async function saveHallSetup(context: Context<Input<'saveHallSetup'>>): Promise<HallSetup> {
  const { input, language, write } = context
  assertFields(checkSetup(input.setup), language, 'setup')
  const next = readWritten(input.setup)
  await write(async (db) => {
    const [row] = await lockSeen(db, [input])
    if (!row) return
    const before = await replacementOf(db, row)
    if (isSame(before, next)) return
    const known = new Set(before.documents.map(({ fileId }) => fileId))
    const fresh = next.documents.map(({ fileId }) => fileId).filter((id) => !known.has(id))
    await claimNew(context, db, fresh)
    await queries.replaceSetup(db, input.hallId, next)
  })
  return getHallSetup(context, input.hallId)
}

/** Copies the settings of a hall to others, to all that were named or to none. */
export async function copyHallSetup(context: Context<Input<'copyHallSetup'>>): Promise<HallSetup> {
  const { input, write } = context
  const { hallId, revision } = input
  if (revision === 0) throw fail('SetupNotFound')
  const others = input.others.filter((one) => one.hallId !== hallId)
  await write(async (db) => {
    const [source, ...targets] = await lockSeen(db, [{ hallId, revision }, ...others])
    if (!source) return
    const copied = await replacementOf(db, source)
    for (const target of targets) {
      if (isSame(await replacementOf(db, target), copied)) continue
      await queries.replaceSetup(db, target.hallId, { ...copied, values: readValues(copied.values) })
    }
  })
  return getHallSetup(context, hallId)
}

/** Of a row what is copied, without its hall and its revision. */
function readValues(values: queries.SetupValues): queries.SetupValues {
  const { buildUpFrom, buildUpUntil, dismantlingFrom, dismantlingUntil, note } = values
  return { buildUpFrom, buildUpUntil, dismantlingFrom, dismantlingUntil, note }
}
