import type { Language } from '#contract/core/language.ts'
import type { Ticket } from '#contract/commerce/tickets/schemas.ts'
import { type Canvas, createCanvas, type FinishedPage } from '#server/platform/pdf/canvas.ts'
import { loadSlices, type Weight } from '#server/platform/pdf/font-slices.ts'
import { drawQr } from '#server/platform/pdf/draw-qr.ts'
import { createPicture } from '#server/platform/pdf/picture.ts'
import { ticketWords } from './words'

/** points */
const PAGE = { width: 380, height: 640 } as const
const MARGIN = 36
const WIDTH = PAGE.width - 2 * MARGIN
const QR = 196
const [INK, SOFT, LINE, GROUND, ACCENT] = ['#1d1b18', '#5e5850', '#d9d3c8', '#f5f2ec', '#1f4e8c']
const DASH = 5

const style = (size: number, weight: Weight = 400) => ({ size, weight })

/** Dashes where a paper ticket is torn. */
function drawPerforation({ box }: Canvas, y: number): void {
  for (let x = MARGIN; x < PAGE.width - MARGIN; x += 2 * DASH) box({ x, y, width: DASH, height: 1, color: LINE })
}

const grouped = (code: string): string => (code.match(/.{1,4}/g) ?? []).join(' ')
const daysOf = ({ from, until }: Ticket['days']): string => (from === until ? from : `${from} – ${until}`)

function draw(canvas: Canvas, ticket: Ticket, language: Language): void {
  const { write, rule, box, heightOf } = canvas
  const words = ticketWords[language]
  const place = { x: MARGIN, width: WIDTH }
  box({ x: 0, y: 0, width: PAGE.width, height: 8, color: ACCENT })
  write(words.brand, style(10, 700), { ...place, y: 30, color: ACCENT })
  write(words.heading, style(10), { ...place, y: 30, align: 'right', color: SOFT })
  let y = 54 + write(ticket.name, style(24, 700), { ...place, y: 54, color: INK, maxLines: 2 })
  const kind = words.kind[ticket.kind]
  if (kind) y += write(kind, style(10), { ...place, y, color: SOFT, maxLines: 2 })
  y += 14
  const half = { width: WIDTH / 2 - 8 }
  write(words.day, style(9), { x: MARGIN, y, ...half, color: SOFT })
  write(words.hours, style(9), { x: MARGIN + WIDTH / 2 + 8, y, ...half, color: SOFT })
  const below = write(daysOf(ticket.days), style(13, 700), { x: MARGIN, y: y + 15, ...half, color: INK, maxLines: 2 })
  const hours = `${ticket.hours.from} – ${ticket.hours.until}`
  write(hours, style(13, 700), { x: MARGIN + WIDTH / 2 + 8, y: y + 15, ...half, color: INK })
  y += 15 + below + 14
  drawPerforation(canvas, y)
  box({ x: MARGIN, y: y + 16, width: WIDTH, height: QR + 54, color: GROUND })
  drawQr(canvas, ticket.qr, { x: (PAGE.width - QR) / 2, y: y + 26, size: QR })
  const end = y + 26 + QR
  write(grouped(ticket.code), style(12, 700), { ...place, y: end + 10, align: 'center', color: INK })
  y = end + 54
  const name = ticket.holder ? `${ticket.holder.name}  ${ticket.holder.idNumber}` : words.nobody
  if (ticket.realName) {
    write(words.holder, style(9), { ...place, y, color: SOFT })
    y += 14 + write(name, style(12, 700), { ...place, y: y + 14, color: INK, maxLines: 2 }) + 6
  }
  write(`${words.order}  ${ticket.orderNumber}`, style(9), { ...place, y, color: SOFT })
  const advice = words.advice[ticket.realName ? 'named' : 'free']
  const foot = PAGE.height - 28 - heightOf(advice, style(8.5), WIDTH)
  rule({ x: MARGIN, y: foot - 9, width: WIDTH, color: LINE })
  write(advice, style(8.5), { ...place, y: foot, color: SOFT })
}

/** An e-ticket as PDF or as a picture, in a language. */
export async function drawTicket(
  ticket: Ticket,
  { form, language, now = new Date() }: { form: 'pdf' | 'png'; language: Language; now?: Date },
): Promise<FinishedPage> {
  const words = ticketWords[language]
  const find = await loadSlices([JSON.stringify([words, ticket]), '–0123456789'])
  const about = { title: `${words.heading} ${ticket.name}`, author: words.brand, language }
  const canvas = form === 'pdf' ? createCanvas(find, about, now, PAGE) : createPicture(find, PAGE)
  draw(canvas, ticket, language)
  return canvas.finish()
}
