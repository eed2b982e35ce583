import * as z from 'zod/mini'
import { text } from '#contract/core/shapes.ts'
import { BASE64_BODY_BYTES, REVIEW_IDS_MAX } from './limits'
import { pictureWidths } from './rules'

const FileId = text(64)

/** The answer's `url`, or an id. */
const filePath = z.object({ filePath: text(500) })

/** spec: common §3 */
export const UploadedImage = z.object({
  id: z.string(),
  url: z.string(),
  fileName: z.string(),
  /** bytes */
  fileSize: z.int(),
})

export type UploadedImage = z.output<typeof UploadedImage>

/** spec: live §3 */
export const UploadedFile = z.object({
  ...UploadedImage.shape,
  /** `1.5MB` */
  fileSizeStr: z.string(),
  /** By content: a jpg that is a png is a png. */
  fileExt: z.string(),
  /** Where a browser can look at it, if that was requested and there is a way; else empty. */
  dcsUrl: z.string(),
})

export type UploadedFile = z.output<typeof UploadedFile>

export const uploadImageOpen = {
  input: z.object({
    base64: text(BASE64_BODY_BYTES),
    module: z._default(text(50), ''),
    uploadType: z.optional(text(50)),
    imgId: z.optional(text(100)),
  }),
  output: UploadedImage,
}

export const uploadImage = {
  ...uploadImageOpen,
}

/** As the fields of a form say it. */
const Flag = z._default(z.enum(['', '0', '1', 'false', 'true']), '')

export const uploadMaterial = {
  input: z.object({
    module: z._default(text(50), ''),
    uploadType: z.optional(text(50)),
    /** The types that the widget takes, by comma: it narrows what is allowed, or adds pictures. */
    accept: z._default(text(300), ''),
    /** Answer where it can be looked at (spec: live §7). */
    isTransform: Flag,
    /** Answer an address that saves the file instead of showing it (spec: live §7; meaning: ours). */
    isDownload: Flag,
  }),
  output: UploadedFile,
}

export const uploadMedia = {
  ...uploadMaterial,
}

export const uploadFile = {
  ...uploadMaterial,
}

export const uploadOss = {
  ...uploadMaterial,
}
export const uploadOssPlain = uploadOss

export const getMaterials = {
  input: z.object({ ids: z.array(FileId).check(z.maxLength(REVIEW_IDS_MAX)) }),
  output: z.array(z.object({ id: z.string(), checkStatus: z.int() })),
}

export const deleteFile = {
  input: filePath,
  output: z.object({ id: z.string() }),
}

export const downloadFile = {
  input: z.object({ id: FileId }),
  output: z.unknown(),
}

export const openFile = {
  input: z.object({
    id: FileId,
    download: z.optional(z.literal('1')),
    preview: z.optional(z.literal('1')),
    /** px: the picture at most this wide */
    w: z.optional(z.enum(pictureWidths)),
  }),
  output: z.unknown(),
}

export const previewFile = {
  input: z.object({ ...filePath.shape, isTransform: Flag }),
  output: z.object({ url: z.string() }),
}
