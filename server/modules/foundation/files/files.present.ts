import { fileAddress } from '#contract/foundation/files/rules.ts'
import type { UploadedFile, UploadedImage } from '#contract/foundation/files/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { Providers } from '#server/providers/providers.ts'
import { getRequester, mayRead } from './access'
import { findFiles } from './files.queries'
import type { FileRow } from './files.schema'
import { findPreviewAddress } from './preview/preview'

export function presentImage(file: FileRow): UploadedImage {
  const { id, fileName, fileSize } = file
  return { id, url: fileAddress(id), fileName, fileSize }
}

const KB = 1024
const sizeText = (bytes: number): string =>
  bytes < KB * KB ? `${Math.max(0.1, bytes / KB).toFixed(1)}KB` : `${(bytes / KB / KB).toFixed(1)}MB`

/** A file with its size as text and where a browser can look at it. */
export const presentFile = (file: FileRow, providers: Providers): UploadedFile => ({
  ...presentImage(file),
  fileSizeStr: sizeText(file.fileSize),
  fileExt: file.fileExt,
  dcsUrl: findPreviewAddress(file, providers),
})

const inOrder = (files: readonly FileRow[], ids: readonly string[], providers: Providers): UploadedFile[] => {
  const found = new Map(files.map((file) => [file.id, file]))
  return ids.flatMap((id) => {
    const file = found.get(id)
    return file ? [presentFile(file, providers)] : []
  })
}

/** The files of these ids that are there, in their order, for a record with readers that may read them. */
export async function describeFiles(db: Db, ids: readonly string[], providers: Providers): Promise<UploadedFile[]> {
  return inOrder(await findFiles(db, ids), ids, providers)
}

/** Of these files those that the viewer may read: anybody's may be named in what is only a draft. */
export async function describeReadable(
  { db, providers, ...requesting }: Pick<Context<unknown>, 'db' | 'providers' | 'viewer' | 'requestHeader'>,
  ids: readonly string[],
): Promise<UploadedFile[]> {
  const files = await findFiles(db, ids)
  return inOrder(
    files.filter((file) => mayRead(file, getRequester(requesting))),
    ids,
    providers,
  )
}
