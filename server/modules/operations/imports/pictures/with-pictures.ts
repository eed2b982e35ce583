import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { isInBoth } from '#contract/fair/content/fields.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import { importFields, pictureFields } from '#contract/operations/imports/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Given, Reason } from '../imports.schema'
import { picturesOf, type StoredPicture, type StoredRow } from '../rows.queries'
import type { Work } from '../import-work'

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
