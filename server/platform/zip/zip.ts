import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** With / between folders. */
  name: string
  bytes: Readable | Buffer
}

/** The first day that the format knows: what is in it has its own times. */
const dated = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }

/** A ZIP archive as a stream of bytes. The next entry is read when the one before has been; the stream fails where one cannot be read. */
export function zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  const file = new ZipFile()
  // oxlint-disable-next-line no-unsafe-type-assertion -- a PassThrough, which the package declares by its interface
  const archive = file.outputStream as Readable
  let source: Readable | undefined
  const addEntries = async () => {
    for await (const { name, bytes } of entries) {
      source = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes
      if (archive.destroyed) {
        source.destroy()
        return
      }
      file.addReadStream(source, name, dated)
      // yazl passes no error of a source on.
      await finished(source)
    }
    file.end()
  }
  archive.once('close', () => source?.destroy())
  addEntries().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))))
  return archive
}
