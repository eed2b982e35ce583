import type { Entry, ZipFile } from 'yauzl'
import { fileExtension } from '#contract/foundation/files/limits.ts'
import { imageTypes } from '#contract/foundation/files/limits.ts'
import { IMPORT_PICTURE_MAX_BYTES, IMPORT_PICTURES_MAX, IMPORT_RATIO_MAX } from '#contract/operations/imports/limits.ts'
import type { Words } from '../imports.schema'
import { openZip, type Upload } from '../upload/open-upload'
import { ImportProblem, wordsOf } from '../words'

/** bytes of all pictures, unpacked: they hardly grow */
const UNPACKED_MAX = 8 * 1024 * 1024 * 1024
/** bytes below which growing is harmless */
const RATIO_FROM_BYTES = 1024 * 1024
/** What systems put into archives by themselves. */
const OWN_FILES = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i
const ARCHIVES = new Set(['zip', 'rar', '7z', 'gz', 'tgz', 'tar', 'xz', 'bz2'])

/** A picture as the archive lists it. */
export interface ArchivedPicture {
  name: string
  /** Its name without folders and ending: a key, and perhaps a slot. */
  base: string
  crc: number
  size: number
  /** Why it is not taken. */
  reason: Words | null
}

export interface Archive {
  pictures: readonly ArchivedPicture[]
  /** The bytes of one of them. Throws ImportProblem where it is not what the list says. */
  read: (name: string) => Promise<Buffer>
  close: () => void
}

function describe(entry: Entry): ArchivedPicture {
  const { fileName, crc32, uncompressedSize } = entry
  const type = fileExtension(fileName)
  const base = (fileName.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').normalize('NFC')
  const isTaken = imageTypes.some((one) => one === type && one !== 'bmp')
  const reason = !isTaken
    ? wordsOf('pictureType')
    : uncompressedSize > IMPORT_PICTURE_MAX_BYTES
      ? wordsOf('pictureLarge')
      : null
  return { name: fileName, base, crc: crc32, size: uncompressedSize, reason }
}

function weigh(entry: Entry): void {
  const { uncompressedSize, compressedSize, fileName } = entry
  if (entry.isEncrypted()) throw new ImportProblem('locked')
  if (ARCHIVES.has(fileExtension(fileName))) throw new ImportProblem('nested')
  if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * IMPORT_RATIO_MAX)
    throw new ImportProblem('tooLarge')
}

/** yauzl refuses names that lead out of the folder, and says so with a clear message alone. */
function toProblem(error: unknown): unknown {
  if (error instanceof ImportProblem || (error instanceof Error && 'syscall' in error)) return error
  const isName = error instanceof Error && /relative path|absolute path|characters in fileName/i.test(error.message)
  return new ImportProblem(isName ? 'unsafeName' : 'damaged')
}

async function list(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/') || OWN_FILES.test(entry.fileName)) continue
    weigh(entry)
    bytes += entry.uncompressedSize
    if (bytes > UNPACKED_MAX) throw new ImportProblem('tooLarge')
    if (entries.size >= IMPORT_PICTURES_MAX) throw new ImportProblem('manyPictures', { max: IMPORT_PICTURES_MAX })
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** An archive of pictures, weighed by its list before anything is unpacked. Throws ImportProblem. */
export async function openArchive(upload: Upload): Promise<Archive> {
  const zip = await openZip(upload)
  try {
    const entries = await list(zip)
    return {
      pictures: [...entries.values()].map(describe),
      close: () => zip.close(),
      async read(name) {
        const entry = entries.get(name)
        if (!entry) throw new ImportProblem('damaged')
        if (entry.uncompressedSize > IMPORT_PICTURE_MAX_BYTES) throw new ImportProblem('pictureLarge')
        // In one piece from the first: pieces that are joined are held twice.
        const bytes = Buffer.allocUnsafeSlow(entry.uncompressedSize)
        let size = 0
        try {
          for await (const part of await zip.openReadStreamPromise(entry)) {
            if (!Buffer.isBuffer(part)) continue
            // The list may lie.
            if (size + part.length > bytes.length) throw new ImportProblem('damaged')
            size += part.copy(bytes, size)
          }
        } catch (error) {
          throw toProblem(error)
        }
        if (size < bytes.length) throw new ImportProblem('damaged')
        return bytes
      },
    }
  } catch (error) {
    zip.close()
    throw toProblem(error)
  }
}
