import { Buffer } from 'node:buffer'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { Readable } from 'node:stream'

export interface ZipEntry {
  /** With / between folders. */
  name: string
  bytes: Readable | Buffer
}

const [LOCAL, DESCRIPTOR, CENTRAL, END] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50]
/** Sizes follow the bytes; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
const NEEDED = 20
/** 1980-01-01, the first day that the format knows: what is in it has its own times. */
const DAY = 0x21

interface Written {
  name: Buffer
  crc: number
  packed: number
  size: number
  at: number
}

const words = (...parts: [value: number, bytes: 2 | 4][]): Buffer => {
  const made = Buffer.alloc(parts.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of parts) at = made.writeUIntLE(value, at, bytes)
  return made
}

const sizesOf = ({ crc, packed, size }: Written) =>
  [
    [crc, 4],
    [packed, 4],
    [size, 4],
  ] as [number, 4][]

async function* piecesOf(bytes: ZipEntry['bytes']): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(bytes)) yield bytes
  // oxlint-disable-next-line no-unsafe-type-assertion -- the storage reads bytes
  else for await (const piece of bytes) yield piece as Buffer
}

/** The entry's bytes as they are packed; `written` says at the end how many there were. */
async function* pack(entry: ZipEntry, written: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw()
  const feeding = (async () => {
    try {
      for await (const piece of piecesOf(entry.bytes)) {
        written.crc = crc32(piece, written.crc)
        written.size += piece.length
        if (!deflate.write(piece)) await new Promise((drained) => deflate.once('drain', drained))
      }
      deflate.end()
    } catch (error) {
      deflate.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  })()
  for await (const piece of deflate) {
    written.packed += piece.length
    yield piece
  }
  await feeding
}

/** A ZIP archive as a stream of bytes, entry by entry; up to 4 GB, and 65,535 entries. */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const all: Written[] = []
  let at = 0
  for await (const entry of entries) {
    const written = { name: Buffer.from(entry.name), crc: 0, packed: 0, size: 0, at }
    const head = words([LOCAL, 4], [NEEDED, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DAY, 2], [0, 4], [0, 4], [0, 4])
    const named = Buffer.concat([head, words([written.name.length, 2], [0, 2]), written.name])
    yield named
    yield* pack(entry, written)
    const tail = words([DESCRIPTOR, 4], ...sizesOf(written))
    yield tail
    at += named.length + written.packed + tail.length
    all.push(written)
  }
  let listed = 0
  for (const one of all) {
    const head = words([CENTRAL, 4], [NEEDED, 2], [NEEDED, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DAY, 2])
    const rest = words(...sizesOf(one), [one.name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [one.at, 4])
    const line = Buffer.concat([head, rest, one.name])
    listed += line.length
    yield line
  }
  yield words([END, 4], [0, 2], [0, 2], [all.length, 2], [all.length, 2], [listed, 4], [at, 4], [0, 2])
}
