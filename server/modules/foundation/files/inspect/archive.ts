import { open, rm, stat } from 'node:fs/promises'
import pLimit from 'p-limit'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ARCHIVE_ENTRIES_MAX, ARCHIVE_MAX_BYTES, ARCHIVE_RATIO_MAX } from '#contract/foundation/files/limits.ts'
import { fail, Refusal } from '#server/platform/http/fail.ts'
import { kinds, type Kind } from './kinds'
import { readTail } from './read-part'

/** bytes below which growing is harmless: a nearly empty sheet packs well too */
const RATIO_FROM_BYTES = 1024 * 1024
/** archives within each other: one in another, no more */
const LEVELS_MAX = 2
/** zips within each other, where office documents count too */
const DEPTH_MAX = 4
/** bytes from the end in which a zip's last record begins */
const END_RECORD_BYTES = 65_557

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
/** rar, 7z, gzip, xz, bzip2: what is in them is not looked into */
const opaqueMagics = [
  'Rar!\u001a\u0007',
  '7z\u00bc\u00af\u0027\u001c',
  '\u001f\u008b\u0008',
  '\u00fd7zXZ\0',
  'BZh',
].map((magic) => Buffer.from(magic, 'latin1'))
const startsWithBytes = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)

interface Total {
  entries: number
  bytes: number
  packed: number
}

const tooLarge = () =>
  fail('ArchiveTooLarge', {
    limit: ARCHIVE_MAX_BYTES / 1024 / 1024,
    entries: ARCHIVE_ENTRIES_MAX,
    ratio: ARCHIVE_RATIO_MAX,
  })

function detectKind(names: readonly string[]): Kind {
  if (names.includes('OFD.xml')) return kinds.ofd
  if (!names.includes('[Content_Types].xml')) return kinds.zip
  const holds = (folder: string) => names.some((name) => name.startsWith(folder))
  if (holds('word/')) return kinds.docx
  if (holds('xl/')) return kinds.xlsx
  return holds('ppt/') ? kinds.pptx : kinds.zip
}

/** Adds up the sizes in the central directory, before anything is unpacked. */
async function measure(path: string, total: Total): Promise<string[]> {
  const names: string[] = []
  const zip = await openPromise(path)
  for await (const entry of zip.eachEntry()) {
    total.entries += 1
    total.bytes += entry.uncompressedSize
    const grown = total.bytes > RATIO_FROM_BYTES && total.bytes > total.packed * ARCHIVE_RATIO_MAX
    if (grown || total.bytes > ARCHIVE_MAX_BYTES || total.entries > ARCHIVE_ENTRIES_MAX) throw tooLarge()
    names.push(entry.fileName)
  }
  if (names.length === 0) throw fail('FileDamaged')
  return names
}

/** Unpacks an entry to its end, so that a false size shows; keeps it under `to` only when it is a zip itself. */
async function unpack(zip: ZipFile, entry: Entry, to: string): Promise<'zip' | 'opaque' | 'plain'> {
  let found: 'zip' | 'opaque' | 'plain' | undefined
  const kept = await open(to, 'w')
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (!Buffer.isBuffer(chunk)) continue
      const other = opaqueMagics.some((magic) => startsWithBytes(chunk, magic)) ? 'opaque' : 'plain'
      found ??= startsWithBytes(chunk, ZIP) ? 'zip' : other
      if (found === 'zip') await kept.appendFile(chunk)
    }
  } finally {
    await kept.close()
  }
  return found ?? 'plain'
}

async function lookInto(path: string, level: number, depth: number, total: Total): Promise<void> {
  const inner = `${path}.inner`
  const zip = await openPromise(path)
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted() || !entry.canDecodeFileData()) continue
      const found = await unpack(zip, entry, inner)
      if (found === 'opaque' && level >= LEVELS_MAX) throw fail('ArchiveNested')
      if (found === 'zip') await weigh(inner, level, depth + 1, total)
    }
  } finally {
    await rm(inner, { force: true })
  }
}

async function weigh(path: string, around: number, depth: number, total: Total): Promise<Kind> {
  const kind = detectKind(await measure(path, total))
  const level = around + (kind.family === 'archive' ? 1 : 0)
  if (level > LEVELS_MAX || depth > DEPTH_MAX) throw fail('ArchiveNested')
  await lookInto(path, level, depth, total)
  return kind
}

/** Unpacking is work: two archives at a time, whoever uploads. */
const inTurn = pLimit(2)

export const isZip = (head: Buffer): boolean => startsWithBytes(head, ZIP)

/** Whether the file, whatever it begins as, can be opened as a zip from its end. */
export async function hasZipEnd(path: string): Promise<boolean> {
  return (await readTail(path, END_RECORD_BYTES)).includes('PK\u0005\u0006', 0, 'latin1')
}

/** The kind of a zip. Throws ArchiveTooLarge for one that grows too much, ArchiveNested, and FileDamaged. */
export async function zipKind(path: string): Promise<Kind> {
  const { size } = await stat(path)
  try {
    return await inTurn(() => weigh(path, 0, 1, { entries: 0, bytes: 0, packed: size }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    // yauzl and zlib report broken bytes by plain errors; errors of the disk have a system error code.
    if (error instanceof Error && 'syscall' in error) throw error
    throw fail('FileDamaged')
  }
}
