import type { CaseDetail } from '#contract/people/review/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findFiles } from '#server/modules/foundation/files/index.ts'
import type { Registration } from './registration.queries'

const fileRoles = ['exhibitsPicture', 'identification', 'qualificationCertificate'] as const

/** The files of an exhibitor's form that are still there; a buyer's has none. */
export async function listFiles(db: Db, of: Registration): Promise<CaseDetail['files']> {
  if (of.kind === 'buyer') return []
  const { record } = of
  const named = fileRoles.flatMap((role) => record[role].map((id) => ({ id, role })))
  const ids = named.map(({ id }) => id)
  const found = new Map((await findFiles(db, ids)).map((file) => [file.id, file]))
  return named.flatMap(({ id, role }) => {
    const file = found.get(id)
    return file ? [{ id, role, fileName: file.fileName, mimeType: file.mimeType, fileSize: file.fileSize }] : []
  })
}

/** What the files of a registration that can be changed are called, by their ids; none where nothing can be. */
export async function fileNamesOf(db: Db, of: Registration): Promise<Record<string, string>> {
  const found = of.state === 'changes' ? await listFiles(db, of) : []
  return Object.fromEntries(found.map(({ id, fileName }) => [id, fileName]))
}
