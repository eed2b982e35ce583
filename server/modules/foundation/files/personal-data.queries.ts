import { and, eq, inArray, sql } from 'drizzle-orm'
import { erase, type PersonalData, strip } from '#server/modules/foundation/personal-data/index.ts'
import { files } from './files.schema'

/** Files of retained records, by what they were uploaded for. */
const STAYING = ['chat', 'exhibit', 'live', 'news', 'content', 'demand', 'transfer', 'invoice', 'setup']

/** Uploaded files: those of records that stay lose their owner. */
export const personalDataOfFiles: PersonalData[] = [
  strip('files', files.ownerId, {
    part: 'staying',
    rows: ({ id }) => and(eq(files.ownerId, id), inArray(files.module, STAYING)),
    hidden: [files.storageKey, files.uploadKeyHash],
    set: { ownerId: null, uploadKeyHash: '' },
    why: 'otherSide',
  }),
  erase('files', files.ownerId, {
    rows: ({ id }) =>
      and(
        eq(files.ownerId, id),
        sql`${files.module} <> all(array[${sql.join(
          STAYING.map((one) => sql`${one}`),
          sql`, `,
        )}])`,
      ),
    hidden: [files.storageKey, files.uploadKeyHash],
    // The sweep of files removes the bytes, then the row.
    marks: {
      ownerId: null,
      uploadKeyHash: '',
      fileName: '',
      isPublic: false,
      removedAt: sql`coalesce(${files.removedAt}, now())`,
    },
  }),
]
