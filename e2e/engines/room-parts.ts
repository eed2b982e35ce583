import sharp from 'sharp'
import { z } from 'zod'
import { VIEWPORT } from './drivers/driver'
import type { Tab } from './tab'

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
type Box = z.infer<typeof Box>

async function boxOf(tab: Tab, css: string): Promise<Box> {
  return Box.parse(
    await tab.evaluate(`document.querySelector(${JSON.stringify(css)}).getBoundingClientRect().toJSON()`),
  )
}

/** A part of the stage, as shares of its size. */
const ofStage = (x: number, y: number, width: number, height: number) => async (tab: Tab) => {
  const stage = await boxOf(tab, '[data-position]')
  return {
    x: stage.x + stage.width * x,
    y: stage.y + stage.height * y,
    width: stage.width * width,
    height: stage.height * height,
  }
}
const ofWork = (side: string, work: number) => (tab: Tab) =>
  boxOf(tab, `[data-side=${side}][data-mirrored=false] [data-spot=work-${work}] img`)

/** Parts of a room of twelve works that its visitor sees from the entrance, free of what lies over the room. */
export const roomParts: Record<string, (tab: Tab) => Promise<Box>> = {
  ceiling: ofStage(0.35, 0.02, 0.3, 0.2),
  'floor on the left': ofStage(0.1, 0.86, 0.25, 0.12),
  'floor on the right': ofStage(0.65, 0.86, 0.25, 0.12),
  'picture on the left wall': ofWork('left', 2),
  'picture on the end wall': ofWork('end', 5),
  'picture on the right wall': ofWork('right', 9),
}

/** How much the colours of a region of a screenshot vary: their mean standard deviation, of 255. */
export async function contrastIn(screenshot: Buffer, { x, y, width, height }: Box): Promise<number> {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))]
  const region = {
    left,
    top,
    width: Math.min(VIEWPORT.width, Math.round(x + width)) - left,
    height: Math.min(VIEWPORT.height, Math.round(y + height)) - top,
  }
  const { channels } = await sharp(await sharp(screenshot).extract(region).removeAlpha().toBuffer()).stats()
  return channels.reduce((sum, { stdev }) => sum + stdev / channels.length, 0)
}
