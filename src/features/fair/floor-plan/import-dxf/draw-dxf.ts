import { PICTURE_SIDE } from '../import/limits'
import type { DxfDrawing } from './read-dxf'

/** px below which a text is not read */
const TEXT_LEAST = 5
const LINE_WIDTH = 1.5

/** Draws the lines and texts of a drawing as a picture; in a worker. */
export async function drawDxf({
  shapes,
  lines,
  texts,
}: DxfDrawing): Promise<{ picture: Blob; width: number; height: number }> {
  const scale = PICTURE_SIDE / Math.max(shapes.width, shapes.height)
  const [width, height] = [shapes.width, shapes.height].map((side) => Math.max(1, Math.round(side * scale)))
  if (!width || !height) throw new Error('no size')
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.lineWidth = LINE_WIDTH
  context.strokeStyle = '#222'
  context.beginPath()
  for (const line of lines) {
    for (const [index, { x, y }] of line.entries()) {
      if (index === 0) context.moveTo(x * scale, y * scale)
      else context.lineTo(x * scale, y * scale)
    }
  }
  context.stroke()
  context.fillStyle = '#222'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { text, at, height: size } of texts) {
    if (size * scale < TEXT_LEAST) continue
    context.font = `${size * scale}px sans-serif`
    context.fillText(text, at.x * scale, at.y * scale)
  }
  return { picture: await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }), width, height }
}
