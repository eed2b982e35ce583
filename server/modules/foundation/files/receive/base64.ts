import { fileTypeFromBuffer } from 'file-type'
import { IMAGE_MAX_KB } from '#contract/foundation/files/limits.ts'
import { assertDiskSpace } from '#server/platform/files/disk-space.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { FileRow } from '../files.schema'
import { redraw } from '../inspect/image'
import { assertMayUpload } from './quota'
import { storeUpload, type UploadContext } from './store-upload'

/** bytes that stay free for the database */
const SPARE_BYTES = 64 * 1024 * 1024

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/tiff'])

/** The bytes of a data URL or of bare base64, where a form has made blanks of unescaped plus signs. */
function decode(sent: string): Buffer {
  const bare = sent
    .replace(/^data:[^,]{0,100},/, '')
    .replaceAll(' ', '+')
    .replace(/[\r\n]/g, '')
  const padding = bare.endsWith('==') ? 2 : Number(bare.endsWith('='))
  if (Math.floor(bare.length * 0.75) - padding > IMAGE_MAX_KB * 1024)
    throw fail('ImageTooLarge', { limit: `${IMAGE_MAX_KB}KB` })
  if (!/^[\w+/-]+={0,2}$/.test(bare)) throw fail('FileDamaged')
  return Buffer.from(bare, 'base64')
}

/** Takes a picture in that came as base64 (spec: common §5). Throws what `uploadImage` lists. */
export async function acceptImage(context: UploadContext, module: string, base64: string): Promise<FileRow> {
  if (module === '') throw fail('MissingModule')
  const bytes = decode(base64)
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime === 'image/bmp') throw fail('ImageUnreadable')
  if (!found || !pictureTypes.has(found.mime)) throw fail('FileMismatch')
  assertDiskSpace(context.config.dataDir, bytes.length + SPARE_BYTES, true)
  await assertMayUpload(context, bytes.length)
  return storeUpload(context, { module, fileName: module, content: await redraw(bytes) })
}
