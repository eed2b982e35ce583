import { fileExtension } from '#contract/foundation/files/limits.ts'
import { IMPORT_MAX_BYTES } from './limits'
import type { OpenPdf } from './pdf'
import { ImportRefused } from './problem'
import { drawSvg, readRaster } from './raster'
import { readInWorker } from './read-in-worker'
import type { ImportedPlan } from './shapes'

/** Extensions that are imported. */
export const importTypes = ['svg', 'dxf', 'pdf', 'png', 'jpg', 'jpeg', 'webp'] as const

const starts = (bytes: Uint8Array, ...head: number[]) => head.every((byte, index) => bytes[index] === byte)
const isWebp = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(8, 12)) === 'WEBP'
const isPicture = (bytes: Uint8Array) =>
  starts(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  starts(bytes, 0xff, 0xd8, 0xff) ||
  (starts(bytes, 0x52, 0x49, 0x46, 0x46) && isWebp(bytes))

/** Where the head of a PDF file is looked for. */
const PDF_HEAD = 1_024

/**
 * Reads a file that is imported; a PDF is answered open, so that a page can be chosen. Its content has to be what its name says.
 * Throws ImportRefused.
 */
export async function readPlanFile(file: File, signal: AbortSignal): Promise<ImportedPlan | OpenPdf> {
  const extension = importTypes.find((one) => one === fileExtension(file.name))
  if (!extension) throw new ImportRefused('format')
  if (file.size > IMPORT_MAX_BYTES) throw new ImportRefused('tooLarge')
  if (file.size === 0) throw new ImportRefused('damaged')
  const buffer = await file.arrayBuffer()
  signal.throwIfAborted()
  const bytes = new Uint8Array(buffer)
  if (extension === 'svg') {
    const { shapes } = await readInWorker({ format: 'svg', bytes: buffer.slice(0) }, signal)
    return drawSvg(buffer, shapes)
  }
  if (extension === 'dxf') {
    const { shapes, drawn } = await readInWorker({ format: 'dxf', bytes: buffer }, signal)
    if (!drawn) throw new ImportRefused('damaged')
    return { ...drawn, shapes }
  }
  if (extension === 'pdf') {
    if (!new TextDecoder('latin1').decode(bytes.subarray(0, PDF_HEAD)).includes('%PDF-'))
      throw new ImportRefused('format')
    const { openPdf } = await import('./pdf')
    return openPdf(buffer, signal)
  }
  if (!isPicture(bytes)) throw new ImportRefused('format')
  return readRaster(file)
}
