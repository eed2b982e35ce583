import { createCanvas, PAGE } from '#server/platform/pdf/canvas.ts'
import { loadSlices } from '#server/platform/pdf/font-slices.ts'

const MARGIN = 56
const WIDTH = PAGE.width - 2 * MARGIN
const INK = '#1d1b18'
const SOFT = '#5e5850'

const HEADING = '参展手册 Exhibitor manual'
const NOTE = '演示文件 Demo document'
const PARAGRAPHS = [
  '1. 进场凭施工证和货物清单，按预约时段在指定门卸货。',
  'Show your construction permit and packing list, and unload at the assigned gate in the slot that you booked.',
  '2. 展位搭建限高 4 米，通道须保持畅通，消防设施前不得堆放物品。',
  'Booths may be up to 4 m high. Keep aisles clear, and place nothing in front of fire equipment.',
  '3. 用电须提前申请，现场由展馆电工接线。',
  'Order power in advance. Electricians of the venue connect it on site.',
  '4. 撤展开始前不得拆除展位，离场时请带走全部物品。',
  'Do not dismantle your booth before the dismantling starts. Take all your items with you when you leave.',
]

/** The exhibitor manual of the demo fair, one page of A4, as PDF. */
export async function drawManual(at: Date): Promise<Buffer> {
  const find = await loadSlices([HEADING, NOTE, ...PARAGRAPHS])
  const canvas = createCanvas(find, { title: HEADING, author: '云展 Yunzhan', language: 'zh-CN' }, at)
  canvas.write(NOTE, { size: 9.5, weight: 400 }, { x: MARGIN, y: 52, width: WIDTH, color: SOFT })
  canvas.write(HEADING, { size: 22, weight: 700 }, { x: MARGIN, y: 76, width: WIDTH, color: INK })
  canvas.rule({ x: MARGIN, y: 118, width: WIDTH, color: INK, thickness: 1 })
  let y = 138
  for (const text of PARAGRAPHS) {
    y += canvas.write(text, { size: 11, weight: 400 }, { x: MARGIN, y, width: WIDTH, color: INK, maxLines: 4 }) + 10
  }
  return (await canvas.finish()).body
}
