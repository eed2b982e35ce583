import type { AppServices } from '#server/platform/services.ts'
import type { Database } from '#server/platform/db/database.ts'
import { assertDiskSpace } from '#server/platform/files/disk-space.ts'
import { redraw } from '../inspect/image'
import { type ReviewedFile, reviewUpload } from './store-upload'

/** What keeping a file needs that no request has sent. */
export interface Storing extends Pick<Database, 'write'>, Pick<AppServices, 'config' | 'providers'> {}

interface SentPicture {
  fileName: string
  bytes: Buffer
  /** The owner; a file that no record claims within a day is removed. */
  owner: { userId: string; userType: number }
}

/**
 * Draws a picture again that came by another way than the widget, and has it reviewed as there; `storeReviewed` keeps it. Throws
 * what `redraw` throws, StorageFull.
 */
export async function reencodeImage(
  { write, config, providers }: Storing,
  { fileName, bytes, owner }: SentPicture,
): Promise<ReviewedFile> {
  assertDiskSpace(config.dataDir)
  const context = { write, config, providers, viewer: owner, file: undefined, requestHeader: () => '', ip: '' }
  return reviewUpload(context, { module: 'content', fileName, content: await redraw(bytes) })
}
