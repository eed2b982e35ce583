import type { Db } from '../../../platform/db/database'
import type { RowPictures } from '../rows/judge-rows'
import type { beginDocument } from '../rows/merge'
import type { ReadRow } from '../rows/read-row'
import type { Work } from '../work'

export interface CollectedPictures {
  look: (db: Db, rows: readonly ReadRow[]) => Promise<void>
  ofRow: (row: ReadRow, document: ReturnType<typeof beginDocument>) => RowPictures
  store: (db: Db) => Promise<void>
}

const none: RowPictures = { fields: new Set(), isNew: false }

export async function collectPictures(_work: Work): Promise<CollectedPictures> {
  return { look: async () => undefined, ofRow: () => none, store: async () => undefined }
}
