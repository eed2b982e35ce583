import { fileAddress, parseFileId } from '#contract/foundation/files/rules.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { drawing } from '#src/mocks/core/art.ts'

export interface MockFile {
  file: UploadedFile
  mimeType: string
  /** 0 and 3 pass; 1, 2 and 4 fail; -1 under review */
  checkStatus: number
  /** Of a picture: what is shown in its place, as SVG. */
  drawn: string | undefined
}

const mimeTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  txt: 'text/plain',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}
const pictures: Record<string, string> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', gif: 'gif', tif: 'jpg', tiff: 'jpg' }

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`

/** What a review says of a picture is written in its name, so that QA sees every outcome. */
function statusOf(name: string): number {
  if (name.includes('refused')) return 1
  return name.includes('pending') ? -1 : 0
}

const drawn = (number: number): string => decodeURIComponent(drawing(number).replace(/^[^,]*,/, ''))

/** Files that are there before anything is uploaded. */
const READY = 6

function fileOf(number: number, name: string, ext: string, fileSize: number): MockFile {
  // Those that were there keep their short ids; an upload has one as long as the server's.
  const id = number <= READY ? `mock-${number}` : `mock-upload-${String(number).padStart(6, '0')}`
  const fileExt = pictures[ext] ?? ext
  const url = fileAddress(id)
  const fileName = name.replace(/\.[^.]*$/, `.${fileExt}`)
  return {
    file: { id, url, fileName, fileSize, fileSizeStr: sizeText(fileSize), fileExt, dcsUrl: '' },
    mimeType: mimeTypes[fileExt] ?? 'application/octet-stream',
    checkStatus: ext in pictures ? statusOf(name) : 0,
    drawn: ext in pictures ? drawn(number) : undefined,
  }
}

/** One of each sort that is there before anything is uploaded: mock-1 to mock-6. */
const files: MockFile[] = [
  fileOf(1, '营业执照.jpg', 'jpg', 482_133),
  fileOf(2, '参展资质证明.pdf', 'pdf', 1_203_400),
  fileOf(3, '展品清单.docx', 'docx', 88_210),
  fileOf(4, '竹编灯罩.jpg', 'jpg', 482_133),
  fileOf(5, '花瓶尺寸与釉色要求.pdf', 'pdf', 486_310),
  fileOf(6, '各楼层摆放清单.xlsx', 'xlsx', 23_904),
]

let made = files.length

/** Uploads a file for this visit of the page. */
export function addMockFile(name: string, ext: string, fileSize: number): MockFile {
  made += 1
  const added = fileOf(made, name, ext, fileSize)
  files.push(added)
  return added
}

/** By its id, or by the url of an answer. */
export function findMockFile(path: string): MockFile | undefined {
  return files.find(({ file }) => file.url === path || file.id === parseFileId(path))
}

/** A picture that was uploaded on an earlier page, which this one knows by its address alone. */
export function findOldMockPicture(id: string): MockFile | undefined {
  const number = Number(/^mock-upload-(\d+)$/.exec(id)?.[1] ?? 0)
  return number > made ? fileOf(number, 'picture.jpg', 'jpg', 1) : undefined
}

/** Deletes an upload; what was there belongs to what shows it, and stays. */
export function removeMockFile({ file }: MockFile): void {
  if (!file.id.startsWith('mock-upload-')) return
  files.splice(
    files.findIndex((one) => one.file.id === file.id),
    1,
  )
}
