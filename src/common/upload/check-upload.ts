import { fileExtension, FILE_MAX_KB, IMAGE_MAX_KB, MEDIA_MAX_KB } from '#contract/foundation/files/limits.ts'
import type { Problem } from './problem'

/** spec: common §5 */
export const imageTypes: readonly string[] = ['jpg', 'png', 'jpeg', 'bmp']
/** spec: common §5 */
export const extendedImageTypes: readonly string[] = [...imageTypes, 'gif', 'tif']

type Chosen = Pick<File, 'name' | 'size'>

const KB = 1024

/** KB: the cap of pictures stands above what a form asks for (spec: common §5). */
export const imageLimitKb = (requested = IMAGE_MAX_KB): number => Math.min(requested, IMAGE_MAX_KB)

/** KB: the cap of the kind stands above what a form asks for (spec: live §5). */
export const fileLimitKb = (requested: number, media: boolean): number =>
  Math.min(requested, media ? MEDIA_MAX_KB : FILE_MAX_KB)

interface UploadLimits {
  module: string
  maxSizeKb: number
  accept: readonly string[]
}

/** What is wrong with a picture before it is looked into (spec: common §5). */
export function checkImage({ name, size }: Chosen, { module, maxSizeKb, accept }: UploadLimits): Problem | undefined {
  if (module === '') return { name: 'module' }
  if (!accept.includes(fileExtension(name))) return { name: 'imageFormat' }
  if (size === 0) return { name: 'damaged' }
  return size > maxSizeKb * KB
    ? { name: 'imageSize', values: { limit: `${formatMegabytes(maxSizeKb)} MB` } }
    : undefined
}

/** What is wrong with a file before it is sent (spec: live §5, §8). */
export function checkFile({ name, size }: Chosen, { module, maxSizeKb, accept }: UploadLimits): Problem | undefined {
  if (module === '') return { name: 'module' }
  if (!accept.includes(fileExtension(name))) return { name: 'fileType', values: { types: accept.join(', ') } }
  if (size === 0) return { name: 'damaged' }
  return size > maxSizeKb * KB ? { name: 'fileSize', values: { limit: formatMegabytes(maxSizeKb) } } : undefined
}

/** M with at most one digit after the point, as messages say a limit. */
export const formatMegabytes = (kb: number): string => String(Math.round((kb / KB) * 10) / 10)
