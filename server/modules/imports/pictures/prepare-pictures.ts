import pLimit from 'p-limit'
import type { AnyDocument } from '../../../../contract/content/fields'
import { isInBoth } from '../../../../contract/content/fields'
import { userTypes } from '../../../../contract/core/permissions'
import { fileAddress } from '../../../../contract/files/rules'
import { pictureFields, importFields } from '../../../../contract/imports/rules'
import type { Db } from '../../../platform/db/database'
import { Refusal } from '../../../platform/http/fail'
import { findFiles, storePicture } from '../../files'
import { holdWork } from '../imports.queries'
import type { Given, Reason } from '../imports.schema'

import { listWaiting, picturesOf, settlePicture, type StoredPicture, type StoredRow } from '../rows.queries'
import { wordsOf } from '../words'
import { ImportProblem } from '../words'
import { LEASE_SECONDS } from '../lease'
import type { Work } from '../work'
import type { Archive } from './open-archive'

/** Pictures under way at once; two of them are drawn, the others are read or written. */
const AT_ONCE = 8
/** Pictures after which the import is asked for again: somebody may have stopped it. */
const STRETCH = 40

async function prepareOne(work: Work, archive: Archive, { name }: StoredPicture): Promise<void> {
  const { row, writeUncached } = work
  const short = name.split('/').at(-1) ?? name
  const store = async () => {
    try {
      const owner = { userId: String(row.byAccount), userType: userTypes.organizer }
      const file = await storePicture(work, { fileName: short, bytes: await archive.read(name), owner })
      return file.checkStatus === 1 ? { reason: wordsOf('pictureRefused', { name: short }) } : { fileId: file.id }
    } catch (error) {
      const isPictures = error instanceof ImportProblem || (error instanceof Refusal && error.error !== 'StorageFull')
      if (!isPictures) throw error
      return { reason: wordsOf('pictureDamaged', { name: short }) }
    }
  }
  const set = await store()
  await writeUncached((db) => settlePicture(db, row.id, name, set))
}

/** Says that the import is still this worker's; false where it no longer is. */
async function sayStillHere({ row, writeUncached, worker }: Work): Promise<boolean> {
  const held = { id: row.id, state: 'applying' as const, worker, seconds: LEASE_SECONDS }
  return (await writeUncached((db) => holdWork(db, held))) !== undefined
}

/** Makes files of the pictures of the rows that are next, before their transaction: no file is written within one. */
export async function preparePictures(work: Work, archive: Archive | undefined, rows: number): Promise<void> {
  if (!archive) return
  const { db, row } = work
  const lines = (await listWaiting(db, row.id, rows)).map(({ line }) => line)
  const pictures = (await picturesOf(db, row.id, lines)).filter(({ reason }) => !reason)
  const made = await findFiles(
    db,
    pictures.flatMap(({ fileId }) => fileId ?? []),
  )
  const there = new Set(made.map(({ id }) => id))
  // What was made before a long break may have been removed since: nothing had claimed it.
  const missing = pictures.filter(({ fileId }) => fileId === null || !there.has(fileId))
  const inTurn = pLimit(AT_ONCE)
  for (let at = 0; at < missing.length; at += STRETCH) {
    // Each picture for itself would wait for the others to say so.
    if (!(await sayStillHere(work))) return
    const stretch = missing.slice(at, at + STRETCH)
    await Promise.all(stretch.map((picture) => inTurn(() => prepareOne(work, archive, picture))))
  }
}

export interface PreparedPictures {
  /** What the pictures of a row give to its object. */
  given: (row: StoredRow, before: AnyDocument) => Given
  /** Which of them could not be taken. */
  notes: (row: StoredRow) => Reason[]
}

/** The files that were made of the pictures of these rows. */
export async function withPictures(db: Db, { row }: Work, rows: readonly StoredRow[]): Promise<PreparedPictures> {
  const { main, several } = pictureFields(importFields(row.kind))
  const all = await picturesOf(
    db,
    row.id,
    rows.map(({ line }) => line),
  )
  const own = ({ line }: StoredRow) => all.filter((picture) => picture.line === line)
  return {
    given(stored, before) {
      const given: Given = {}
      const made = own(stored).filter(({ fileId, reason }) => fileId !== null && !reason)
      const addressOf = ({ fileId }: StoredPicture) => fileAddress(fileId ?? '')
      const cover = made.filter(({ slot }) => slot === 'zh' || slot === 'en')
      if (main !== undefined && cover.length > 0) {
        const shown = before[main]
        given[main] = {
          ...(isInBoth(shown) ? shown : { zh: '', en: '' }),
          ...Object.fromEntries(cover.map((picture) => [picture.slot, addressOf(picture)])),
        }
      }
      const more = made.filter(({ slot }) => slot !== 'zh' && slot !== 'en')
      if (several !== undefined && more.length > 0) {
        given[several] = more.toSorted((a, b) => Number(a.slot) - Number(b.slot)).map(addressOf)
      }
      return given
    },
    notes: (stored) => own(stored).flatMap(({ reason }) => (reason ? [{ column: '', ...reason, note: true }] : [])),
  }
}
