import { create } from 'content-disposition'
import { fail } from '#server/platform/http/fail.ts'
import { parseRange } from '#server/platform/byte-range.ts'
import { CDN_HEADERS } from '#server/platform/http/pages/cdn-headers.ts'
import type { ServerConfig } from '#server/platform/config.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { NoSuchFile } from '#server/providers/storage/port.ts'
import { hasPassedReview } from '../access'
import type { FileRow } from '../files.schema'

type AnswerContext = Pick<Context<unknown>, 'header' | 'requestHeader' | 'providers' | 'config'>

const YEAR_SECONDS = 31_536_000

export const isPicture = ({ mimeType }: FileRow): boolean => mimeType.startsWith('image/')
export const isMedia = ({ mimeType }: FileRow): boolean => /^(audio|video)\//.test(mimeType)

/** What a browser shows by itself and cannot run. */
export function isShown(file: FileRow): boolean {
  return isPicture(file) || isMedia(file) || /^(application\/pdf|text\/plain)\b/.test(file.mimeType)
}

/** The name in full, and one of plain letters for who cannot read that. */
const buildDisposition = ({ fileName }: FileRow, how: 'inline' | 'attachment'): string =>
  create(fileName, { type: how, fallback: fileName.replace(/[^\w.-]/g, '_') })

/** The headers that keep a file from doing anything, and say who may store it, and whether a CDN may pass it on. */
export function buildHeaders(
  file: FileRow,
  how: 'inline' | 'attachment',
  { cdnUrl }: Pick<ServerConfig, 'cdnUrl'>,
): Record<string, string> {
  const isOpen = file.isPublic && hasPassedReview(file)
  // A picture that is open stays so; a document may be closed again, and is requested each time.
  const isKept = isOpen && (isPicture(file) || isMedia(file))
  return {
    'cache-control': isKept ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-store',
    'content-disposition': buildDisposition(file, how),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isKept && cdnUrl !== undefined ? CDN_HEADERS : {}),
    ...(isMedia(file) ? { 'accept-ranges': 'bytes' } : {}),
  }
}

/** The bytes of a file with the headers that keep it from doing anything. Throws FileNotFound, RangeOutside. */
export async function answerBytes(
  { header, requestHeader, providers, config }: AnswerContext,
  file: FileRow,
  how: 'inline' | 'attachment',
): Promise<Bytes> {
  const range = isMedia(file) ? parseRange(requestHeader('range'), file.fileSize) : undefined
  const body = await providers.storage.open(file.storageKey, range).catch((error: unknown) => {
    throw error instanceof NoSuchFile ? fail('FileNotFound') : error
  })
  for (const [name, value] of Object.entries(buildHeaders(file, how, config))) header(name, value)
  header('content-length', String(range ? range.end - range.start + 1 : file.fileSize))
  if (range) header('content-range', `bytes ${range.start}-${range.end}/${file.fileSize}`)
  return { type: file.mimeType, body, status: range ? 206 : 200 }
}
