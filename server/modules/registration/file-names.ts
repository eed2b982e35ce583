import type { Db } from '../../platform/db/database'
import { findFiles } from '../files'
import type { Registration } from './registration.queries'
import { readStoredForm } from './stored-form'

/** What the files of a registration that can be changed are called, by their ids; none where nothing can be. */
export async function fileNamesOf(db: Db, of: Registration): Promise<Record<string, string>> {
  const form = readStoredForm(of.kind, of.record)
  if (of.state !== 'changes' || form.kind === 'buyer') return {}
  const { exhibitsPicture, identification, qualificationCertificate } = form.record
  const found = await findFiles(db, [...exhibitsPicture, ...identification, ...qualificationCertificate])
  return Object.fromEntries(found.map(({ id, fileName }) => [id, fileName]))
}
