import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { permissions } from './permissions'
import { text } from './shapes'
import { BASE64_BODY_BYTES, REVIEW_IDS_MAX } from './upload-limits'

/** Curators, reviewers, the special team, organizers and staff read what was sent in (user types: common §3). */
export const FILE_READERS: readonly number[] = permissions.readCases.userTypes

/** What these modules hold is shown to everybody, when somebody signed in uploads it. */
export const publicModules: readonly string[] = ['avatar', 'exhibit', 'live', 'news', 'complaint', 'chat']

const FileId = text(64)
/** The answer's `url`, or an id. */
const filePath = z.object({ filePath: text(500) })

const contentErrors = [
  'MissingModule',
  'FileMismatch',
  'FileDamaged',
  'ImageDimensions',
  'ImagePixels',
  'ImageFrames',
  'ImageUnreadable',
] as const

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
})
export type UploadedFile = z.output<typeof UploadedFile>

/** A picture as a data URL or bare base64 (spec: common §7). An empty module is refused in words of its own. */
export const uploadImageOpen = endpoint({
  method: 'POST',
  path: '/ce-digital/dsf/cos/uploadImageBaseNoPer',
  access: 'public',
  body: 'form',
  bodyLimit: BASE64_BODY_BYTES,
  input: z.object({
    base64: text(BASE64_BODY_BYTES),
    module: z._default(text(50), ''),
    uploadType: z.optional(text(50)),
    imgId: z.optional(text(100)),
  }),
  output: UploadedImage,
  errors: [...contentErrors, 'ImageTooLarge'],
})

export const uploadImage = endpoint({
  ...uploadImageOpen,
  body: 'form',
  path: '/ce-digital/dsf/cos/uploadImageBase',
  access: 'signed-in',
})

/** Documents, pictures and archives (spec: access §7). The fields come before the file. */
export const uploadMaterial = endpoint({
  method: 'POST',
  path: '/ce-digital/wl/material/upload/cos',
  access: 'public',
  body: 'multipart',
  input: z.object({
    module: z._default(text(50), ''),
    uploadType: z.optional(text(50)),
    /** The types that the widget takes, by comma: it narrows what is allowed, or adds pictures. */
    accept: z._default(text(300), ''),
  }),
  output: UploadedFile,
  errors: [...contentErrors, 'FileTypeNotAllowed', 'FileTooLarge', 'ArchiveTooLarge', 'ArchiveNested'],
})

/** Sound and film (spec: access §7). */
export const uploadMedia = endpoint({
  ...uploadMaterial,
  body: 'multipart',
  path: '/ce-digital/wl/material/upload/vod',
})

/** What the widget calls when it is told nothing else (spec: live §7). */
export const uploadFile = endpoint({
  ...uploadMaterial,
  body: 'multipart',
  // path: ours
  path: '/ce-digital/dsf/file/uploadFile',
})

/** 0 and 3 pass; 1, 2 and 4 fail (spec: access §7); -1 under review. Files that the asker may not read are left out. */
export const getMaterials = endpoint({
  method: 'POST',
  path: '/ce-digital/wl/material/detail',
  access: 'public',
  reads: true,
  input: z.object({ ids: z.array(FileId).check(z.maxLength(REVIEW_IDS_MAX)) }),
  output: z.array(z.object({ id: z.string(), checkStatus: z.int() })),
})

/** Deletes what the asker uploaded and no record claims; `filePath` travels as query (spec: common §7). */
export const deleteFile = {
  ...endpoint({
    method: 'POST',
    path: '/ce-digital/dsf/file/deletFile',
    access: 'public',
    input: filePath,
    output: z.object({ id: z.string() }),
    errors: ['FileNotFound'],
  }),
  body: 'query' as const,
}

export const downloadFile = endpoint({
  method: 'GET',
  path: '/ce-digital/dsf/file/downloadFile',
  access: 'public',
  answers: 'bytes',
  input: z.object({ id: FileId }),
  output: z.unknown(),
  errors: ['FileNotFound', 'RangeOutside'],
})

/** The file as the page shows it. */
export const openFile = endpoint({
  ...downloadFile,
  // path: ours
  path: '/ce-digital/dsf/file/:id',
  body: 'json',
})

/** Where a browser can look at the file (spec: live §7). */
export const previewFile = endpoint({
  method: 'GET',
  path: '/ce-digital/dsf/file/dcsTransform',
  access: 'public',
  input: filePath,
  output: z.object({ url: z.string() }),
  errors: ['FileNotFound', 'NoPreview'],
})
