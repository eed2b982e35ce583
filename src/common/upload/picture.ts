/** Pictures as the browser redraws them before they are sent. */

export interface Area {
  x: number
  y: number
  width: number
  height: number
}
export interface Size {
  width: number
  height: number
}

/** px; spec: common §5, cropped portraits */
export const PORTRAIT: Size = { width: 295, height: 413 }
/** bytes; spec: common §5 */
export const PORTRAIT_BYTES = 200 * 1024
/** From the first to the last that is tried; spec: common §5 */
const QUALITIES = [0.8, 0.7, 0.6, 0.5]
/** Of pictures that have no limit of bytes. */
const PLAIN_QUALITY = 0.9

/** The first encoding, from quality 0.8 down to 0.5, that fits; the smallest one when none does. */
export async function compressToBytes<Encoded extends { size: number }>(
  encode: (quality: number) => Promise<Encoded>,
  maxBytes: number,
): Promise<Encoded> {
  let best: Encoded | undefined
  for (const quality of QUALITIES) {
    const encoded = await encode(quality)
    if (encoded.size <= maxBytes) return encoded
    if (!best || encoded.size < best.size) best = encoded
  }
  if (!best) throw new Error('no quality to try')
  return best
}

/** The size scaled down, never up, to lie within the limits. */
export function scaleToFit({ width, height }: Size, limits: Size): Size {
  const scale = Math.min(1, limits.width / width, limits.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** px as it is shown, turned as its camera says. Rejects when the browser cannot read it. */
export async function measureImage(picture: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, quality)
  })
}

function draw(bitmap: ImageBitmap, area: Area, rotation: number, size: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const turned = rotation % 180 !== 0
  const whole = turned ? { width: bitmap.height, height: bitmap.width } : bitmap
  // What is transparent in the picture would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.scale(size.width / area.width, size.height / area.height)
  context.translate(whole.width / 2 - area.x, whole.height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  return canvas
}

export interface Cut {
  /** px of the picture as turned */
  area: Area
  /** degrees clockwise, a multiple of 90 */
  rotation: number
  limits: Size
  /** At most 295×413 and about 200 KB (spec: common §5). */
  portrait: boolean
}

/** The cut out part as a JPEG. Rejects when the browser cannot read the picture. */
export async function cropImage(picture: Blob, { area, rotation, limits, portrait }: Cut): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const size = scaleToFit(portrait ? scaleToFit(area, PORTRAIT) : area, limits)
  const canvas = draw(bitmap, area, rotation, size)
  bitmap.close()
  const encode = (quality: number) => blobOf(canvas, 'image/jpeg', quality)
  return portrait ? compressToBytes(encode, PORTRAIT_BYTES) : encode(PLAIN_QUALITY)
}

/** The whole picture as a JPEG within a size and, where that is possible, `maxBytes`. Rejects when the browser cannot read it. */
export async function shrinkImage(picture: Blob, limits: Size, maxBytes: number): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const whole = { width: bitmap.width, height: bitmap.height }
  const canvas = draw(bitmap, { x: 0, y: 0, ...whole }, 0, scaleToFit(whole, limits))
  bitmap.close()
  return encodeWithin(canvas, maxBytes)
}

/** What is drawn as a JPEG of at most `maxBytes`, where that is possible. */
export const encodeWithin = (canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> =>
  compressToBytes((quality) => blobOf(canvas, 'image/jpeg', quality), maxBytes)

/** The whole picture as a JPEG, for kinds that the browser reads and the server does not. */
export async function redrawImage(picture: Blob): Promise<Blob> {
  const size = await measureImage(picture)
  return cropImage(picture, { area: { x: 0, y: 0, ...size }, rotation: 0, limits: size, portrait: false })
}

/** `data:image/jpeg;base64,…` */
export function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsDataURL(picture)
  })
}
