import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { publicModules } from '#contract/foundation/files/rules.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { ImageReviewPort, ReviewedImage } from '#server/providers/image-review/port.ts'
import { toAccountId, getRequester, hashUploadKey } from '../access'
import { deleteRows, insertFiles } from '../files.queries'
import type { FileRow } from '../files.schema'
import type { Picture } from '../inspect/image'
import type { Kind } from '../inspect/kinds'

export type UploadContext = Pick<
  Context<unknown>,
  'write' | 'viewer' | 'config' | 'providers' | 'file' | 'requestHeader' | 'ip'
>

interface Checked {
  module: string
  fileName: string
  /** A picture drawn again, or the file as it came. */
  content: Picture | { path: string; size: number; kind: Kind }
}

const NAME_MAX = 200

/** The base of a name without folders, control and direction characters, with the ending that is true. */
function buildFileName(fileName: string, { ext }: Kind): string {
  const base = (fileName.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{C}/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  // By characters: half of one could not be written into a header.
  return `${Array.from(base).slice(0, NAME_MAX).join('') || 'file'}.${ext}`
}

/** 0 passed, 1 refused, -1 not reached (spec: access §7). */
export async function reviewStatus(port: ImageReviewPort, image: ReviewedImage): Promise<0 | 1 | -1> {
  try {
    return (await port.review(image)) === 'pass' ? 0 : 1
  } catch {
    return -1
  }
}

/** A file that is checked and reviewed, and not stored yet. */
export interface ReviewedFile {
  row: FileRow
  content: Checked['content']
}

/** What is stored of a checked file of the viewer's: reviewed when it is a picture, public when its module is. */
export async function reviewUpload(
  context: UploadContext,
  { module, fileName, content }: Checked,
): Promise<ReviewedFile> {
  const { providers } = context
  const { viewer, uploadKey } = getRequester(context)
  const { kind } = content
  const id = randomBytes(16).toString('hex')
  const drawn = 'bytes' in content ? { ...content, mimeType: kind.mimeType, isDrawn: true as const } : undefined
  const row: FileRow = {
    id,
    module,
    fileName: buildFileName(fileName, kind),
    mimeType: kind.mimeType,
    fileExt: kind.ext,
    fileSize: 'bytes' in content ? content.bytes.length : content.size,
    width: drawn?.width ?? null,
    height: drawn?.height ?? null,
    storageKey: `${id}.${kind.ext}`,
    isPublic: viewer !== null && publicModules.includes(module),
    ownerId: toAccountId(viewer),
    uploadKeyHash: hashUploadKey(uploadKey),
    checkStatus: drawn ? await reviewStatus(providers.imageReview, drawn) : 0,
    createdAt: new Date(),
    previewSize: null,
    claimedAt: null,
    removedAt: null,
    claimedFor: '',
  }
  return { row, content }
}

/**
 * Stores files together: all of them, or it throws, and stored bytes are swept as unclaimed files. The rows
 * first: what a crash leaves then is swept, bytes without a row would stay for ever.
 */
export async function storeReviewed(
  { write, providers }: Pick<UploadContext, 'write' | 'providers'>,
  files: readonly ReviewedFile[],
): Promise<void> {
  await write((db) =>
    insertFiles(
      db,
      files.map(({ row }) => row),
    ),
  )
  const stored = await Promise.allSettled(
    files.map(({ row, content }) => {
      const bytes = 'bytes' in content ? content.bytes : createReadStream(content.path)
      return providers.storage.put(row.storageKey, bytes, row.mimeType)
    }),
  )
  const failed = files.filter((_, place) => stored[place]?.status === 'rejected')
  if (failed.length === 0) return
  await write((db) =>
    deleteRows(
      db,
      failed.map(({ row }) => row.id),
    ),
  )
  throw stored.find((one) => one.status === 'rejected')?.reason
}

/** Keeps a checked file as the viewer's. */
export async function storeUpload(context: UploadContext, checked: Checked): Promise<FileRow> {
  const reviewed = await reviewUpload(context, checked)
  await storeReviewed(context, [reviewed])
  return reviewed.row
}
