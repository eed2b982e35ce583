import type { AppServices } from '../../../platform/services'
import type { Database } from '../../../platform/db/database'
import { assertDiskSpace } from '../../../platform/db/disk-space'
import { redraw } from '../inspect/image'
import type { FileRow } from '../files.schema'
import { storeUpload } from './store-upload'

/** What keeping a file needs that no request has sent. */
export interface Storing extends Pick<Database, 'writeUncached'>, Pick<AppServices, 'config' | 'providers'> {}

interface SentPicture {
  fileName: string
  bytes: Buffer
  /** Whose it is: what no record claims within a day is removed. */
  owner: { userId: string; userType: number }
}

/** Keeps a picture that came by another way than the widget: drawn anew and reviewed as there. Throws what `redraw` throws, StorageFull. */
export async function storePicture(
  { writeUncached, config, providers }: Storing,
  { fileName, bytes, owner }: SentPicture,
): Promise<FileRow> {
  assertDiskSpace(config.dataDir)
  const asking = { writeUncached, config, providers, viewer: owner, file: undefined, asked: () => '', ip: '' }
  return storeUpload(asking, { module: 'content', fileName, content: await redraw(bytes) })
}
