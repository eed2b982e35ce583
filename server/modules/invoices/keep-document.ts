import type { Database } from '../../platform/db/database'
import { Refusal } from '../../platform/http/fail'
import type { Viewer } from '../../platform/http/serve'
import type { AppServices } from '../../platform/services'
import type { InvoiceDocument } from '../../providers/invoice/port'
import { type FileRow, storeDocument } from '../files'

type Services = Pick<AppServices, 'config' | 'providers'>

/** A document that the service has given, kept as its applicant's; undefined where it is none. Throws StorageFull. */
export async function keepDocument(
  { writeUncached }: Pick<Database, 'writeUncached'>,
  services: Services,
  owner: Viewer,
  { ext, bytes, invoiceNumber }: InvoiceDocument & { invoiceNumber: string },
): Promise<FileRow | undefined> {
  const document = { module: 'invoice', fileName: `${invoiceNumber}.${ext}`, bytes, owner }
  try {
    return await storeDocument({ writeUncached, ...services }, document)
  } catch (error) {
    if (!(error instanceof Refusal) || error.error === 'StorageFull') throw error
    return undefined
  }
}
