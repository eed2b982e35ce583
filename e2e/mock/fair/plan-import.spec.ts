import { writeFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import { savePlan } from '#contract/fair/floor-plan/endpoints.ts'
import { IMPORT_MAX_BYTES } from '#src/features/fair/floor-plan/import/limits.ts'
import { blockOf, closed, dxfFile, insertOf } from '#tests/setup/plans/dxf.ts'
import { signedIn } from '../../fixtures/conversations'
import { expectMeasured } from '../../fixtures/plan'
import { expect, test } from '../../fixtures/test'

/** A file that is no plan says why in the dialog, and nothing of it is stored; the readers run in a browser as they are. */
const ORGANIZER = 5
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${content}</svg>`

/** A PDF file that opens by a password. */
async function encryptedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'secret', ownerPassword: 'owner' })
  const parts: Buffer[] = []
  const written = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))))
  document.on('data', (part: Buffer) => parts.push(part))
  document.text('plan').end()
  return written
}

const PDF_OF_NO_PAGES = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
xref
0 3
0000000000 65535 f 
0000000009 00000 n 
0000000052 00000 n 
trailer<</Size 3/Root 1 0 R>>
startxref
96
%%EOF`

/** A white picture with one bit a pixel. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function crc32(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

/** Blocks that use one another, deeper than any plan. */
function nestedBlocks(): string {
  const depth = 40
  const blocks = Array.from({ length: depth }, (_, level) => blockOf(`b${level + 1}`, ...insertOf(`b${level}`))).flat()
  return dxfFile(6, insertOf(`b${depth}`), [...blockOf('b0', ...closed(0, 0, 3, 3)), ...blocks])
}

const files: [name: string, content: () => string | Buffer | Promise<Buffer>, message: RegExp][] = [
  ['locked.pdf', encryptedPdf, /^PDF 文件设有密码/],
  ['empty.pdf', () => PDF_OF_NO_PAGES, /^PDF 文件没有任何页面。$/],
  ['broken.pdf', () => '%PDF-1.7\nnothing', /^文件已损坏，无法读取。$/],
  ['large.svg', () => Buffer.alloc(IMPORT_MAX_BYTES + 1, ' '), /^文件超过 30 MB。$/],
  ['points.svg', () => svg(`<polyline points="${'1 1 '.repeat(1_000_001)}"/>`), /^图纸超过 1,000,000 个点/],
  ['pixels.png', () => pngOf(10_001, 10_000), /^图片超过 100 百万像素/],
  ['script.svg', () => svg('<script>document.title = "run"</script><rect width="9" height="9"/>'), /^SVG 文件含有脚本/],
  ['other.svg', () => svg('<use href="https://example.org/a.svg#b"/>'), /^SVG 文件含有脚本或引用了其他文件/],
  ['nested.dxf', nestedBlocks, /^图纸中的块重复次数过多/],
  ['binary.dxf', () => 'AutoCAD Binary DXF\r\n\u001a\0', /^无法读取二进制 DXF 文件/],
  ['none.dxf', () => dxfFile(6, []), /^文件中没有图形。$/],
  ['picture.svg', () => pngOf(8, 8), /^该文件不是 SVG、DXF/],
]

test('files that cannot be imported say why, and nothing of them is stored', async ({ page }, info) => {
  await signedIn(page, ORGANIZER)
  const sent: string[] = []
  page.on('request', (request) => void sent.push(request.url()))
  await page.goto('/organizer.html#/floor-plans/edit?hall=1&level=0')
  const canvas = page.getByRole('application')
  await expect(canvas).toBeVisible()
  await expectMeasured(canvas)
  const before = await canvas.locator('svg').innerHTML()
  await page.getByRole('button', { name: /^导入/ }).click()
  const dialog = page.getByRole('dialog', { name: '导入平面图' })
  for (const [name, content, message] of files) {
    // From the disk: 30 MB that are handed to the browser in a message take it longer than all else.
    const path = info.outputPath(name)
    await writeFile(path, await content())
    await dialog.locator('input[type="file"]').setInputFiles(path)
    // One after the other: the message of the file before is gone while the next is read.
    await expect(dialog.getByRole('alert').getByText(message), name).toBeVisible({ timeout: 30_000 })
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await canvas.locator('svg').innerHTML()).toBe(before)
  expect(await page.title()).not.toBe('run')
  const stored = sent.filter((url) => [uploadImage.path, savePlan.path].some((path) => url.includes(path)))
  expect(stored).toEqual([])
})
