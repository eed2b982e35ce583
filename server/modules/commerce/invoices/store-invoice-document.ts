import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/fail.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { AppServices } from '#server/platform/services.ts'
import type { InvoiceDocument } from '#server/providers/invoice/port.ts'
import { isStorageFault } from '#server/providers/storage/port.ts'
import { type FileRow, storeDocument } from '#server/modules/foundation/files/index.ts'

type Services = Pick<AppServices, 'config' | 'providers'>

/** A document that the service has given, kept as its applicant's; undefined where it is none. Throws StorageFull, StorageUnavailable. */
export async function storeInvoiceDocument(
  { write }: Pick<Database, 'write'>,
  services: Services,
  owner: Viewer,
  { ext, bytes, invoiceNumber }: InvoiceDocument & { invoiceNumber: string },
): Promise<FileRow | undefined> {
  const document = { module: 'invoice', fileName: `${invoiceNumber}.${ext}`, bytes, owner }
  try {
    return await storeDocument({ write, ...services }, document)
  } catch (error) {
    if (!(error instanceof Refusal) || isStorageFault(error)) throw error
    return undefined
  }
}
