import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Entry, ZipFile } from 'yauzl'
import { IMPORT_RATIO_MAX } from '#contract/operations/imports/limits.ts'
import { ImportProblem } from '../words'

/** parts of a workbook: sheets, styles, pictures */
const PARTS_MAX = 2_000
/** bytes of all parts, unpacked */
const UNPACKED_MAX = 1024 * 1024 * 1024
/** bytes below which growing is harmless */
const RATIO_FROM_BYTES = 1024 * 1024

/** The parts of a workbook by name, weighed before anything is unpacked. Throws ImportProblem. */
export async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize
    const grown =
      entry.uncompressedSize > RATIO_FROM_BYTES && entry.uncompressedSize > entry.compressedSize * IMPORT_RATIO_MAX
    if (grown || bytes > UNPACKED_MAX || parts.size >= PARTS_MAX) throw new ImportProblem('tooLarge')
    if (/vbaProject|macrosheets|\.bin$/i.test(entry.fileName) && !/printerSettings/i.test(entry.fileName))
      throw new ImportProblem('macros')
    if (entry.isEncrypted()) throw new ImportProblem('locked')
    parts.set(entry.fileName.replace(/^\//, ''), entry)
  }
  return parts
}

export interface XmlReader {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads a part tag by tag; it returns control after each stretch of bytes. Names come without their prefix. A part that is
 * no XML, or brings a document type, throws ImportProblem.
 */
export async function* readXml(zip: ZipFile, entry: Entry, reader: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const refuse = () => {
    throw new ImportProblem('damaged')
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => reader.open?.(localName(name), attributes))
  parser.on('closetag', ({ name }) => reader.close?.(localName(name)))
  parser.on('text', (text) => reader.text?.(text))
  const stream = await zip.openReadStreamPromise(entry)
  const decoder = new TextDecoder('utf-8')
  try {
    for await (const part of stream) {
      if (!Buffer.isBuffer(part)) continue
      parser.write(decoder.decode(part, { stream: true }))
      yield
    }
    parser.close()
    yield
  } catch (error) {
    if (error instanceof ImportProblem || (error instanceof Error && 'syscall' in error)) throw error
    throw new ImportProblem('damaged')
  } finally {
    stream.destroy()
  }
}

/** Reads a part to its end. */
export async function readWhole(zip: ZipFile, entry: Entry | undefined, reader: XmlReader): Promise<void> {
  if (!entry) return
  for await (const _ of readXml(zip, entry, reader));
}
