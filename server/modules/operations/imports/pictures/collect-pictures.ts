import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { isInBoth } from '#contract/fair/content/fields.ts'
import { parseFileId } from '#contract/foundation/files/rules.ts'
import { columnsOf, type ImportKind, pictureFields, importFields } from '#contract/operations/imports/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findTargets } from '../rows/target'
import type { RowPictures } from '../rows/validate-rows'

import { type ReadRow, readRow, toReading } from '../rows/read-row'
import { addPictures, findOrigins, type NewPicture } from '../rows.queries'
import { readTable } from '../table/table'
import { noteOf, wordsOf } from '../words'
import { openFile, tablePlaceOf, type Work } from '../import-work'
import { type ArchivedPicture, openArchive } from './open-archive'

export interface CollectedPictures {
  /** Looks up what the objects of these rows show now. */
  look: (db: Db, rows: readonly ReadRow[]) => Promise<void>
  ofRow: (row: ReadRow, document: AnyDocument) => RowPictures
  /** Writes down which picture is for which row. */
  store: (db: Db) => Promise<void>
}

const none: RowPictures = { fields: new Set(), isNew: false, notes: [] }

/** The address that a picture of this slot would stand at now; empty: none. */
function addressNow(kind: ImportKind, document: AnyDocument, slot: string): string {
  const { main, several } = pictureFields(importFields(kind))
  if (slot !== 'zh' && slot !== 'en') {
    const list = several === undefined ? [] : document[several]
    const found: unknown = Array.isArray(list) ? list[Number(slot) - 1] : ''
    return typeof found === 'string' ? found : ''
  }
  const both = main === undefined ? undefined : document[main]
  return isInBoth(both) ? both[slot] : ''
}

async function readKeys({ row }: Work, upload: Parameters<typeof readTable>[0]): Promise<Set<string>> {
  const reading = toReading(row)
  const keys = new Set<string>()
  for await (const line of readTable(upload, tablePlaceOf(row))) keys.add(readRow(reading, line).key.normalize('NFC'))
  return keys
}

/** The pictures of each key by their slots: `KEY`, `KEY-en`, `KEY-1`; a name that is a key itself is that key's. */
class Slots {
  readonly #byBase = new Map<string, ArchivedPicture>()
  readonly #keys: ReadonlySet<string>
  readonly #places: number
  readonly #hasMain: boolean

  constructor(pictures: readonly ArchivedPicture[], keys: ReadonlySet<string>, kind: ImportKind) {
    for (const picture of pictures) if (!picture.reason) this.#byBase.set(picture.base, picture)
    const { main, several } = pictureFields(importFields(kind))
    const field = several === undefined ? undefined : importFields(kind)[several]
    this.#keys = keys
    this.#hasMain = main !== undefined
    this.#places = field?.type === 'pictures' ? field.max : 0
  }

  of(key: string): { slot: string; picture: ArchivedPicture }[] {
    const named = key.normalize('NFC')
    const find = (slot: string, base: string) => {
      const picture = base !== named && this.#keys.has(base) ? undefined : this.#byBase.get(base)
      return picture ? [{ slot, picture }] : []
    }
    const main = this.#hasMain ? [...find('zh', named), ...find('en', `${named}-en`)] : []
    const several = Array.from({ length: this.#places }, (_, i) => find(String(i + 1), `${named}-${i + 1}`)).flat()
    return [...main, ...several]
  }
}

/**
 * Reads the list of an archive and finds the row of each picture. Without an archive there is nothing to find. Throws
 * ImportProblem.
 */
export async function collectPictures(work: Work): Promise<CollectedPictures> {
  const { row } = work
  if (row.picturesName === '') return { look: async () => undefined, ofRow: () => none, store: async () => undefined }
  const archive = await openArchive(await openFile(work, 'pictures'))
  archive.close()
  const slots = new Slots(archive.pictures, await readKeys(work, await openFile(work, 'rows')), row.kind)
  const taken = new Map<string, { line: number; slot: string; fileId: string | null }>()
  let origins = new Map<string, { crc: number; size: number }>()
  const { main } = pictureFields(importFields(row.kind))

  return {
    async look(db, rows) {
      const targetOf = await findTargets(
        db,
        work.subject,
        rows.map(({ key }) => key),
      )
      const shown = rows.flatMap(({ key }) => {
        const document = targetOf(key).draft?.document
        return document ? slots.of(key).map(({ slot }) => parseFileId(addressNow(row.kind, document, slot))) : []
      })
      origins = await findOrigins(db, shown.filter(Boolean))
    },
    ofRow(read, document) {
      const own = slots.of(read.key)
      let isNew = false
      for (const { slot, picture } of own) {
        const fileId = parseFileId(addressNow(row.kind, document, slot))
        const origin = origins.get(fileId)
        const isSame = origin?.crc === picture.crc && origin.size === picture.size
        isNew ||= !isSame
        if (!taken.has(picture.name)) taken.set(picture.name, { line: read.line, slot, fileId: isSame ? fileId : null })
      }
      const shown = main === undefined ? undefined : document[main]
      const isBare = isInBoth(shown) && shown.zh === '' && shown.en === '' && own.every(({ slot }) => slot !== 'zh')
      const column = columnsOf(row.kind).find(({ field }) => field === main)?.path ?? ''
      const filled = own.some(({ slot }) => slot === 'zh') || isBare
      return {
        isNew,
        fields: new Set(main !== undefined && filled ? [main] : []),
        notes: isBare ? [noteOf(column, 'noPicture')] : [],
      }
    },
    async store(db) {
      const rows = archive.pictures.map(({ name, crc, size, reason }): NewPicture => {
        const place = taken.get(name)
        const own = { importId: row.id, name, crc, size }
        return place && !reason ? { ...own, ...place } : { ...own, reason: reason ?? wordsOf('noRow') }
      })
      await addPictures(db, rows)
    },
  }
}
