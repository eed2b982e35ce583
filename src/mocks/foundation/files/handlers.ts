import { create } from 'content-disposition'
import {
  allowedTypes,
  fileExtension,
  IMAGE_MAX_KB,
  limitKbFor,
  type UploadOptions,
} from '#contract/foundation/files/limits.ts'
import { downloadAddress, fileAddress, isYes } from '#contract/foundation/files/rules.ts'
import * as contract from '#contract/foundation/files/endpoints.ts'
import type { UploadedFile, UploadedImage } from '#contract/foundation/files/schemas.ts'
import { addMockFile, findMockFile, findOldMockPicture, type MockFile, removeMockFile } from './files'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'

/** Judged by name and size alone; only the server looks into a file. */
function take(file: File | undefined, wish: UploadOptions & { isTransform: string; isDownload: string }): UploadedFile {
  if (wish.module === '') return refuse('MissingModule')
  if (!file || file.size === 0) return refuse('FileDamaged')
  const allowed = allowedTypes(wish)
  const ext = fileExtension(file.name)
  if (!allowed.includes(ext)) return refuse('FileTypeNotAllowed', { types: allowed.join(', ') })
  if (ext === 'bmp') return refuse('ImageUnreadable')
  const limitKb = limitKbFor(wish)
  if (file.size > limitKb * 1024) return refuse('FileTooLarge', { limit: String(limitKb / 1024) })
  const added = addMockFile(file.name, ext, file.size)
  const { id } = added.file
  return {
    ...added.file,
    ...(isYes(wish.isDownload) ? { url: downloadAddress(id) } : {}),
    dcsUrl: isYes(wish.isTransform) && isShown(added) ? fileAddress(id) : '',
  }
}

/** The first letters of base64 identify the kind. */
const beginnings: Record<string, string> = { '/9j/': 'jpg', iVBO: 'png', R0lG: 'gif', SUkq: 'tif', TU0A: 'tif' }

function takeImage({ module, base64 }: { module: string; base64: string }): UploadedImage {
  if (module === '') return refuse('MissingModule')
  const bare = base64.replace(/^data:[^,]*,/, '')
  const size = Math.floor(bare.length * 0.75)
  if (size > IMAGE_MAX_KB * 1024) return refuse('ImageTooLarge', { limit: `${IMAGE_MAX_KB}KB` })
  if (bare.startsWith('Qk')) return refuse('ImageUnreadable')
  const ext = beginnings[bare.slice(0, 4)] ?? refuse('FileMismatch')
  return addMockFile(`${module}.${ext}`, ext, size).file
}

function found(path: string): MockFile {
  return findMockFile(path) ?? refuse('FileNotFound')
}

function bytesOf(path: string, how: 'inline' | 'attachment') {
  const one = findOldMockPicture(path) ?? found(path)
  const { drawn, file, mimeType } = one
  const disposition = create(file.fileName, { type: how, fallback: false })
  const headers = { 'content-disposition': disposition }
  return drawn ? { type: 'image/svg+xml', body: drawn, headers } : { type: mimeType, body: file.fileName, headers }
}

const isShown = ({ mimeType }: MockFile): boolean =>
  /^(image|audio|video)\/|^application\/pdf|^text\/plain/.test(mimeType)

export const files = [
  mock(contract.uploadImageOpen, ({ input }) => takeImage(input)),
  mock(contract.uploadImage, ({ input }) => takeImage(input)),
  mock(contract.uploadMaterial, ({ input, file }) => take(file, { ...input, media: false })),
  mock(contract.uploadMedia, ({ input, file }) => take(file, { ...input, media: true })),
  mock(contract.uploadFile, ({ input, file }) => take(file, { ...input, media: false })),
  mock(contract.uploadOss, ({ input, file }) => take(file, { ...input, media: false })),
  mock(contract.uploadOssPlain, ({ input, file }) => take(file, { ...input, media: false })),
  mock(contract.getMaterials, ({ input }) =>
    input.ids.flatMap((id) => {
      const one = findMockFile(id)
      return one ? [{ id, checkStatus: one.checkStatus }] : []
    }),
  ),
  mock(contract.deleteFile, ({ input }) => {
    const one = found(input.filePath)
    removeMockFile(one)
    return { id: one.file.id }
  }),
  mockBytes(contract.downloadFile, ({ input }) => bytesOf(input.id, 'attachment')),
  mock(contract.previewFile, ({ input }) => {
    const one = found(input.filePath)
    return isShown(one) ? { url: one.file.url } : refuse('NoPreview')
  }),
  // Last: its path takes whatever stands in the place of an id.
  mockBytes(contract.openFile, ({ input }) => {
    // As a fair without a service for documents has it. Pictures of the first rows are no files: they are drawn.
    if (input.preview && !isShown(found(input.id))) return refuse('NoPreview')
    return bytesOf(input.id, input.download ? 'attachment' : 'inline')
  }),
]
