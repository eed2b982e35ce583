import { createReadStream } from 'node:fs'
import { kinds, type Kind } from './kinds'

/** Streams that the document must hold; an installer is an OLE file too. */
const streams: [Kind, string][] = [
  [kinds.doc, 'WordDocument'],
  [kinds.xls, 'Workbook'],
  [kinds.xls, 'Book'],
  [kinds.ppt, 'PowerPoint Document'],
]
/** bytes of a directory entry, which begins with the name */
const ENTRY_BYTES = 128
const NAME_BYTES = 64

function readName(entry: Buffer): string {
  return entry.toString('utf16le', 0, NAME_BYTES).split('\0')[0] ?? ''
}

/** The legacy Office kinds with a main stream in the directory of an OLE file. */
export async function oleKinds(path: string): Promise<Kind[]> {
  const found = new Set<Kind>()
  // Directory entries lie at multiples of their size from the file's start, and so do the chunks.
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * ENTRY_BYTES })) {
    if (!Buffer.isBuffer(chunk)) continue
    for (let at = 0; at + ENTRY_BYTES <= chunk.length; at += ENTRY_BYTES) {
      const first = chunk[at] ?? 0
      if (first !== 0x57 && first !== 0x42 && first !== 0x50) continue
      const name = readName(chunk.subarray(at, at + ENTRY_BYTES))
      for (const [kind, stream] of streams) if (stream === name) found.add(kind)
    }
  }
  return [...found]
}
