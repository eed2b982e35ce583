import { endpoint } from '#contract/core/endpoint.ts'
import { BASE64_BODY_BYTES } from './limits'
import type * as schemas from './schemas'

const contentErrors = [
  'MissingModule',
  'FileMismatch',
  'FileDamaged',
  'ImageDimensions',
  'ImagePixels',
  'ImageFrames',
  'ImageUnreadable',
] as const

/** A picture as a data URL or bare base64 (spec: common §7). An empty module is refused with a clear message of its own. */
export const uploadImageOpen = endpoint<typeof schemas.uploadImageOpen>({
  method: 'POST',
  path: '/ce-digital/dsf/cos/uploadImageBaseNoPer',
  access: 'public',
  body: 'form',
  bodyLimit: BASE64_BODY_BYTES,
  errors: [...contentErrors, 'ImageTooLarge'],
})

export const uploadImage = endpoint<typeof schemas.uploadImage>({
  ...uploadImageOpen,
  body: 'form',
  path: '/ce-digital/dsf/cos/uploadImageBase',
  access: 'signed-in',
})

/** Documents, pictures and archives (spec: access §7). The fields come before the file. */
export const uploadMaterial = endpoint<typeof schemas.uploadMaterial>({
  method: 'POST',
  path: '/ce-digital/wl/material/upload/cos',
  access: 'public',
  body: 'multipart',
  errors: [...contentErrors, 'FileTypeNotAllowed', 'FileTooLarge', 'ArchiveTooLarge', 'ArchiveNested', 'LoginExpired'],
})

/** Sound and film (spec: access §7). */
export const uploadMedia = endpoint<typeof schemas.uploadMedia>({
  ...uploadMaterial,
  body: 'multipart',
  path: '/ce-digital/wl/material/upload/vod',
})

/** The default call of the widget (spec: live §7). */
export const uploadFile = endpoint<typeof schemas.uploadFile>({
  ...uploadMaterial,
  body: 'multipart',
  // path: ours
  path: '/ce-digital/dsf/file/uploadFile',
})

/** The same by the path of an older widget (spec: common §7). */
export const uploadOss = endpoint<typeof schemas.uploadOss>({
  ...uploadMaterial,
  body: 'multipart',
  path: '/ce-digital/dsf/oss/upload3',
})

/** The same without the prefix, as the specification lists it (spec: common §7). */
export const uploadOssPlain = endpoint<typeof schemas.uploadOssPlain>({
  ...uploadMaterial,
  body: 'multipart',
  path: '/ce-digital/oss/upload3',
})

/** 0 and 3 pass; 1, 2 and 4 fail (spec: access §7); -1 under review. Files that the viewer may not read are left out. */
export const getMaterials = endpoint<typeof schemas.getMaterials>({
  method: 'POST',
  path: '/ce-digital/wl/material/detail',
  access: 'public',
  reads: true,
})

/** Deletes what the viewer uploaded and no record claims; `filePath` travels as query (spec: common §7). */
export const deleteFile = {
  ...endpoint<typeof schemas.deleteFile>({
    method: 'POST',
    path: '/ce-digital/dsf/file/deletFile',
    access: 'public',
    errors: ['FileNotFound'],
  }),
  body: 'query' as const,
}

export const downloadFile = endpoint<typeof schemas.downloadFile>({
  method: 'GET',
  path: '/ce-digital/dsf/file/downloadFile',
  access: 'public',
  answers: 'bytes',
  errors: ['FileNotFound', 'RangeOutside'],
})

/** The file as the page shows it; with `preview` the PDF made of a document, which may be on its way; with `w` a picture at most so wide. */
export const openFile = endpoint<typeof schemas.openFile>({
  ...downloadFile,
  // path: ours
  path: '/ce-digital/dsf/file/:id',
  body: 'json',
  errors: [...downloadFile.errors, 'NoPreview', 'PreviewPending', 'PreviewFailed'],
})

/** Where a browser can look at the file (spec: live §7). */
export const previewFile = endpoint<typeof schemas.previewFile>({
  method: 'GET',
  path: '/ce-digital/dsf/file/dcsTransform',
  access: 'public',
  errors: ['FileNotFound', 'NoPreview'],
})
