import type { AnyDocument } from '../../../../contract/content/fields'
import type { Db } from '../../../platform/db/database'
import type { Given, Reason } from '../imports.schema'
import type { StoredRow } from '../rows/rows.queries'
import type { Work } from '../work'

export async function preparePictures(_work: Work, _rows: number): Promise<void> {}

export async function withPictures(_db: Db, _work: Work, _rows: readonly StoredRow[]) {
  return {
    given: (_row: StoredRow, _before: AnyDocument): Given => ({}),
    notes: (_row: StoredRow): Reason[] => [],
  }
}
