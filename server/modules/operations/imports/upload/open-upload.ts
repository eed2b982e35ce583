import { Readable } from 'node:stream'
import { fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl'
import type { StoragePort } from '#server/providers/storage/port.ts'
import { ImportProblem } from '../words'

interface Piece {
  start: number
  size: number
  storageKey: string
}

/** A file that was received in pieces, read as one. */
export interface Upload {
  name: string
  size: number
  /** From `start` up to before `end`, bytes. */
  read: (start: number, end: number) => Readable
}

async function* bytesOf(storage: StoragePort, pieces: readonly Piece[], start: number, end: number) {
  for (const piece of pieces) {
    const [from, until] = [
      Math.max(start, piece.start) - piece.start,
      Math.min(end, piece.start + piece.size) - piece.start,
    ]
    if (from >= until) continue
    yield* await storage.open(piece.storageKey, { start: from, end: until - 1 })
  }
}

export const openUpload = (storage: StoragePort, name: string, pieces: readonly Piece[]): Upload => ({
  name,
  size: pieces.reduce((sum, { size }) => sum + size, 0),
  read: (start, end) => Readable.from(bytesOf(storage, pieces, start, end), { objectMode: false }),
})

class UploadReader extends RandomAccessReader {
  readonly #upload: Upload

  constructor(upload: Upload) {
    super()
    this.#upload = upload
  }

  // oxlint-disable-next-line no-underscore-dangle -- what yauzl asks its readers for
  override _readStreamForRange(start: number, end: number): Readable {
    return this.#upload.read(start, end)
  }
}

/** An upload as an archive, read where it lies. Throws ImportProblem where it is none. */
export async function openZip(upload: Upload): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: true } as const
    fromRandomAccessReader(new UploadReader(upload), upload.size, options, (error, zip) => {
      if (error) reject(new ImportProblem('damaged'))
      else resolve(zip)
    })
  })
}
