import { IMAGE_MAX_KB } from '#contract/foundation/files/limits.ts'
import { encodeWithin, scaleToFit, shrinkImage, type Size } from '#src/common/upload/picture.ts'
import { PICTURE_SIDE, PIXELS_MAX } from './limits'
import { ImportRefused } from './problem'
import type { ImportedPlan, Shapes } from './shapes'

const LIMITS: Size = { width: PICTURE_SIDE, height: PICTURE_SIDE }
/** bytes that the upload of a picture takes */
const PICTURE_BYTES = IMAGE_MAX_KB * 1024

/** px of a picture, before it is decoded. Throws ImportRefused. */
async function measure(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  await new Promise<void>((resolve, reject) => {
    image.addEventListener('load', () => resolve(), { once: true })
    image.addEventListener('error', () => reject(new ImportRefused('damaged')), { once: true })
    image.src = url
  })
  return image
}

async function withAddress<T>(blob: Blob, use: (url: string) => Promise<T>): Promise<T> {
  const url = URL.createObjectURL(blob)
  try {
    return await use(url)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Throws ImportRefused for a picture without pixels, or with more than PIXELS_MAX. */
export function checkPixels({ width, height }: Size): void {
  if (!(width > 0 && height > 0)) throw new ImportRefused('damaged')
  if (width * height > PIXELS_MAX) throw new ImportRefused('tooManyPixels')
}

/** A photograph or scan of a plan. Throws ImportRefused. */
export async function readRaster(file: Blob): Promise<ImportedPlan> {
  const size = await withAddress(file, async (url) => {
    const { naturalWidth: width, naturalHeight: height } = await measure(url)
    return { width, height }
  })
  checkPixels(size)
  const picture = await shrinkImage(file, LIMITS, PICTURE_BYTES).catch(() => {
    throw new ImportRefused('damaged')
  })
  return { picture, ...scaleToFit(size, LIMITS), shapes: null }
}

/** The picture of an SVG drawing: as an image it runs nothing, and loads nothing. Throws ImportRefused. */
export async function drawSvg(bytes: BlobPart, shapes: Shapes): Promise<ImportedPlan> {
  const scale = PICTURE_SIDE / Math.max(shapes.width, shapes.height)
  const size = {
    width: Math.max(1, Math.round(shapes.width * scale)),
    height: Math.max(1, Math.round(shapes.height * scale)),
  }
  const picture = await withAddress(new Blob([bytes], { type: 'image/svg+xml' }), async (url) => {
    const image = await measure(url)
    return drawWithin(size, (context) => context.drawImage(image, 0, 0, size.width, size.height))
  })
  return { picture, ...size, shapes }
}

/** What is drawn on white, as a picture that can be uploaded. */
export async function drawWithin(
  size: Size,
  draw: (context: CanvasRenderingContext2D, canvas: HTMLCanvasElement) => void | Promise<void>,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  await draw(context, canvas)
  return encodeWithin(canvas, PICTURE_BYTES)
}
