import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- vite answers the address of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { workerAddress } from '#src/common/request/cdn.ts'
import { PAGES_MAX, PICTURE_SIDE } from './limits'
import { ImportRefused } from './problem'
import { drawWithin } from './raster'
import type { ImportedPlan } from './shapes'

/** px of the longest side of the small picture of a page */
const THUMBNAIL_SIDE = 220

/** A PDF file that is open, until it is closed. */
export interface OpenPdf {
  /** At most PAGES_MAX. */
  pages: number
  /** A small picture of a page, the first is 1. */
  thumbnail: (page: number) => Promise<Blob>
  /** A page as it is imported. */
  read: (page: number) => Promise<ImportedPlan>
  close: () => void
}

async function draw(pdf: PDFDocumentProxy, number: number, side: number) {
  const page = await pdf.getPage(number)
  const whole = page.getViewport({ scale: 1 })
  if (!(whole.width > 0 && whole.height > 0)) throw new ImportRefused('damaged')
  const viewport = page.getViewport({ scale: side / Math.max(whole.width, whole.height) })
  const size = { width: Math.max(1, Math.round(viewport.width)), height: Math.max(1, Math.round(viewport.height)) }
  const picture = await drawWithin(size, async (_, canvas) => {
    await page.render({ canvas, viewport }).promise
  })
  page.cleanup()
  return { picture, ...size }
}

/** Opens a PDF file. Throws ImportRefused for one that is damaged, encrypted or has no pages. */
export async function openPdf(bytes: ArrayBuffer, signal: AbortSignal): Promise<OpenPdf> {
  GlobalWorkerOptions.workerSrc = workerAddress(workerUrl)
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: true,
  })
  const close = () => void task.destroy()
  signal.addEventListener('abort', close, { once: true })
  let pdf: PDFDocumentProxy
  try {
    pdf = await task.promise
  } catch (error) {
    close()
    signal.throwIfAborted()
    if (error instanceof Error && error.name === 'PasswordException') throw new ImportRefused('encrypted')
    throw new ImportRefused(
      error instanceof InvalidPDFException && /no pages|page/i.test(error.message) ? 'noPages' : 'damaged',
    )
  }
  if (pdf.numPages === 0) {
    close()
    throw new ImportRefused('noPages')
  }
  return {
    pages: Math.min(pdf.numPages, PAGES_MAX),
    thumbnail: async (page) => (await draw(pdf, page, THUMBNAIL_SIDE)).picture,
    read: async (page) => ({ ...(await draw(pdf, page, PICTURE_SIDE)), shapes: null }),
    close,
  }
}
