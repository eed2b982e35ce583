import type { mediaTypes } from '#contract/foundation/files/limits.ts'

export interface Kind {
  ext: 'doc' | 'docx' | 'xls' | 'xlsx' | 'ppt' | 'pptx' | 'pdf' | 'ofd' | 'txt' | 'rar' | 'zip' | ImageExt | MediaExt
  mimeType: string
  family: 'document' | 'archive' | 'image' | 'media'
}

type ImageExt = 'jpg' | 'png' | 'bmp' | 'gif' | 'tif'
type MediaExt = (typeof mediaTypes)[number]

const office = 'application/vnd.openxmlformats-officedocument'

export const kinds = {
  doc: { ext: 'doc', mimeType: 'application/msword', family: 'document' },
  docx: { ext: 'docx', mimeType: `${office}.wordprocessingml.document`, family: 'document' },
  xls: { ext: 'xls', mimeType: 'application/vnd.ms-excel', family: 'document' },
  xlsx: { ext: 'xlsx', mimeType: `${office}.spreadsheetml.sheet`, family: 'document' },
  ppt: { ext: 'ppt', mimeType: 'application/vnd.ms-powerpoint', family: 'document' },
  pptx: { ext: 'pptx', mimeType: `${office}.presentationml.presentation`, family: 'document' },
  pdf: { ext: 'pdf', mimeType: 'application/pdf', family: 'document' },
  /** An electronic invoice as the tax authority gives it out (GB/T 33190). */
  ofd: { ext: 'ofd', mimeType: 'application/ofd', family: 'document' },
  txt: { ext: 'txt', mimeType: 'text/plain; charset=utf-8', family: 'document' },
  mp3: { ext: 'mp3', mimeType: 'audio/mpeg', family: 'media' },
  '3gp': { ext: '3gp', mimeType: 'video/3gpp', family: 'media' },
  mp4: { ext: 'mp4', mimeType: 'video/mp4', family: 'media' },
  avi: { ext: 'avi', mimeType: 'video/x-msvideo', family: 'media' },
  rar: { ext: 'rar', mimeType: 'application/vnd.rar', family: 'archive' },
  zip: { ext: 'zip', mimeType: 'application/zip', family: 'archive' },
  jpg: { ext: 'jpg', mimeType: 'image/jpeg', family: 'image' },
  png: { ext: 'png', mimeType: 'image/png', family: 'image' },
  gif: { ext: 'gif', mimeType: 'image/gif', family: 'image' },
  tif: { ext: 'tif', mimeType: 'image/tiff', family: 'image' },
  bmp: { ext: 'bmp', mimeType: 'image/bmp', family: 'image' },
} as const satisfies Record<string, Kind>

const aliases: Partial<Record<string, keyof typeof kinds>> = { jpeg: 'jpg', tiff: 'tif' }

function isKey(ext: string): ext is keyof typeof kinds {
  return Object.hasOwn(kinds, ext)
}

/** The kind that an extension promises, if it is one that the fair takes. */
export function findKind(ext: string): Kind | undefined {
  const key = aliases[ext] ?? ext
  return isKey(key) ? kinds[key] : undefined
}

const isoMedia = new Set(['mp4', '3gp'])

/** Among pictures, and among films of one container, the content wins over the name; else both must say the same. */
export function isSameKind(named: Kind, found: Kind): boolean {
  if (named.family === 'image' && found.family === 'image') return true
  if (isoMedia.has(named.ext) && isoMedia.has(found.ext)) return true
  return named.ext === found.ext
}
