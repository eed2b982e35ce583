import type { AppServices } from '../../../platform/services'
import type { Database } from '../../../platform/db/database'
import { assertDiskSpace } from '../../../platform/db/disk-space'
import { redraw } from '../inspect/image'
import { type ReviewedFile, reviewUpload } from './store-upload'

/** What keeping a file needs that no request has sent. */
export interface Storing extends Pick<Database, 'writeUncached'>, Pick<AppServices, 'config' | 'providers'> {}

interface SentPicture {
  fileName: string
  bytes: Buffer
  /** Whose it is: what no record claims within a day is removed. */
  owner: { userId: string; userType: number }
}

/**
 * Draws a picture anew that came by another way than the widget, and has it reviewed as there; `storeReviewed` keeps it. Throws
 * what `redraw` throws, StorageFull.
 */
export async function drawPicture(
  { writeUncached, config, providers }: Storing,
  { fileName, bytes, owner }: SentPicture,
): Promise<ReviewedFile> {
  assertDiskSpace(config.dataDir)
  const asking = { writeUncached, config, providers, viewer: owner, file: undefined, asked: () => '', ip: '' }
  return reviewUpload(asking, { module: 'content', fileName, content: await redraw(bytes) })
}
