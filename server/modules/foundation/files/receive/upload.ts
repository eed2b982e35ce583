import type { MultipartFile } from '@fastify/multipart'
import { allowedTypes, fileExtension, limitKbFor, type UploadOptions } from '#contract/foundation/files/limits.ts'
import { assertDiskSpace } from '#server/platform/files/disk-space.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { FileRow } from '../files.schema'
import { redraw } from '../inspect/image'
import { inspect } from '../inspect/inspect'
import { storeUpload, type UploadContext } from './store-upload'
import { type Kind, findKind } from '../inspect/kinds'
import { assertMayUpload } from './quota'
import { withReceived } from './receive'

/** bytes that stay free for the database; it takes them for its own writes too */
const SPARE_BYTES = 64 * 1024 * 1024

/** The kind that a file's name promises, when the call takes it. */
function kindPromised(fileName: string, wish: UploadOptions): Kind {
  const allowed = allowedTypes(wish)
  const ext = fileExtension(fileName)
  const kind = allowed.includes(ext) ? findKind(ext) : undefined
  if (!kind) throw fail('FileTypeNotAllowed', { types: allowed.join(', ') })
  if (kind.ext === 'bmp') throw fail('ImageUnreadable')
  return kind
}

async function take(context: UploadContext, file: MultipartFile, wish: UploadOptions): Promise<FileRow> {
  if (wish.module === '') throw fail('MissingModule')
  const named = kindPromised(file.filename, wish)
  // Films are large: whoever sends one is known.
  if (named.family === 'media' && !context.viewer) throw fail('LoginExpired')
  const limitKb = limitKbFor(wish)
  const { dataDir } = context.config
  const announced = Math.min(Number(context.requestHeader('content-length')) || Infinity, limitKb * 1024)
  // Twice: while it is kept, the temporary file is still there.
  assertDiskSpace(dataDir, announced * 2 + SPARE_BYTES, true)
  await assertMayUpload(context, Math.min(announced, limitKb * 1024))
  return withReceived({ file, dataDir, limitKb }, async (path, size) => {
    const kind = await inspect(path, named)
    if (kind.ext === 'bmp') throw fail('ImageUnreadable')
    const content = kind.family === 'image' ? await redraw(path) : { path, size, kind }
    return storeUpload(context, { module: wish.module, fileName: file.filename, content })
  })
}

/** Takes a file in (spec: live §5). Throws what `uploadMaterial` lists; the rest of a refused file is thrown away. */
export async function acceptFile(context: UploadContext, wish: UploadOptions): Promise<FileRow> {
  const { file } = context
  if (!file) throw fail(wish.module === '' ? 'MissingModule' : 'FileDamaged')
  try {
    return await take(context, file, wish)
  } finally {
    // Some clients hear an answer only when the request has been read to its end.
    file.file.resume()
  }
}
