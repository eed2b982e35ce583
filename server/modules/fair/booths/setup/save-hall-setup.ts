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

interface Seen {
  hallId: number
  revision: number
}

/** Locks halls and gives their set-up information, in the order of the halls. Throws HallNotFound. */
async function lockHalls(db: Db, halls: readonly Seen[]): Promise<queries.SetupRow[]> {
  for (const { hallId } of halls) if (!(await findHall(db, hallId))) throw fail('HallNotFound')
  const locked = await queries.lockSetups(
    db,
    halls.map(({ hallId }) => hallId),
  )
  return halls.flatMap(({ hallId }) => locked.get(hallId) ?? [])
}

/** Makes files that are new to a hall its documents. Throws FileNotFound, BadInput. */
async function claimNew(context: Context<unknown>, db: Db, fileIds: readonly string[]): Promise<void> {
  const claim = { ...getRequester(context), ownerId: null, claimedFor: 'setup', field: 'documents' } as const
  const claimed = await claimFiles(db, fileIds, claim)
  // Only what was uploaded as such stays when the account of its uploader is deleted.
  const isWrong = claimed.some((file) => file.module !== SETUP_MODULE || !isSetupFile(file))
  assertFields({ documents: isWrong ? 'setupFile.wrong' : undefined }, context.language, 'setup')
}

/**
 * Saves what an organizer has written. Nothing changes and nobody is notified where it says the same as before. Throws
 * HallNotFound, SetupChanged, FileNotFound, BadInput.
 */
export async function saveHallSetup(context: Context<Input<'saveHallSetup'>>): Promise<HallSetup> {
  const { input, language, write } = context
  assertFields(checkSetup(input.setup), language, 'setup')
  const next = readWritten(input.setup)
  await write(async (db) => {
    const [row] = await lockHalls(db, [input])
    if (!row) return
    const before = await replacementOf(db, row)
    // First: who saves again because the answer was lost has read the revision before.
    if (isSame(before, next)) return
    if (row.revision !== input.revision) throw fail('SetupChanged')
    const known = new Set(before.documents.map(({ fileId }) => fileId))
    const fresh = next.documents.map(({ fileId }) => fileId).filter((id) => !known.has(id))
    await claimNew(context, db, fresh)
    await queries.replaceSetup(db, input.hallId, next)
  })
  return getHallSetup(context, input.hallId)
}

/** Copies the settings of a hall to others, to all that were named or to none. Throws HallNotFound, SetupCopyChanged, SetupNotFound. */
export async function copyHallSetup(context: Context<Input<'copyHallSetup'>>): Promise<HallSetup> {
  const { input, write } = context
  const { hallId, revision } = input
  if (revision === 0) throw fail('SetupNotFound')
  const others = input.others.filter((one) => one.hallId !== hallId)
  await write(async (db) => {
    const [source, ...targets] = await lockHalls(db, [{ hallId, revision }, ...others])
    if (!source || source.revision !== revision) throw fail('SetupCopyChanged')
    const copied = await replacementOf(db, source)
    for (const [place, target] of targets.entries()) {
      // First: who copies again because the answer was lost has read the revisions before.
      if (isSame(await replacementOf(db, target), copied)) continue
      if (target.revision !== others[place]?.revision) throw fail('SetupCopyChanged')
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
