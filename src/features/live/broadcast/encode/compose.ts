import type { Fit, Place } from './protocol'

type Drawable = VideoFrame | ImageBitmap
type Context = OffscreenCanvasRenderingContext2D
interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Shares of the picture's shorter side: width of what is in the corner, and its distance from the edges. */
const [CORNER, EDGE] = [0.4, 0.04]

const sizeOf = (picture: Drawable) =>
  'displayWidth' in picture ? { width: picture.displayWidth, height: picture.displayHeight } : picture

/** The area that a picture of this size takes: all of the place and more, or what lies within it. */
export function fitInto(size: { width: number; height: number }, place: Area, fit: Fit): Area {
  const shares = [place.width / size.width, place.height / size.height]
  const share = fit === 'cover' ? Math.max(...shares) : Math.min(...shares)
  const [width, height] = [size.width * share, size.height * share]
  return { x: place.x + (place.width - width) / 2, y: place.y + (place.height - height) / 2, width, height }
}

function draw(context: Context, picture: Drawable, place: Area, fit: Fit): void {
  const { x, y, width, height } = fitInto(sizeOf(picture), place, fit)
  context.save()
  context.beginPath()
  context.rect(place.x, place.y, place.width, place.height)
  context.clip()
  context.drawImage(picture, x, y, width, height)
  context.restore()
}

function cornerOf({ width, height }: { width: number; height: number }): Area {
  const side = Math.min(width, height)
  const size = { width: side * CORNER, height: (side * CORNER * 3) / 4 }
  return { x: width - size.width - side * EDGE, y: height - size.height - side * EDGE, ...size }
}

/** What is shown at present. */
export interface Scene {
  pictures: Partial<Record<Place, { picture: Drawable; fit: Fit }>>
  /** An exhibit's picture: the camera moves into the corner. */
  exhibit: ImageBitmap | null
}

/** Draws what is sent. */
export function compose(context: Context, { pictures: { whole, corner }, exhibit }: Scene): void {
  const { canvas } = context
  const all = { x: 0, y: 0, width: canvas.width, height: canvas.height }
  context.fillStyle = exhibit ? '#fff' : '#000'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (exhibit) draw(context, exhibit, all, 'contain')
  else if (whole) draw(context, whole.picture, all, whole.fit)
  const small = exhibit ? (corner ?? whole) : corner
  if (small) draw(context, small.picture, cornerOf(canvas), 'cover')
}
