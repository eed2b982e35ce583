import type { Page } from '@playwright/test'
import PDFDocument from 'pdfkit'
import { closed, dxfFile, textAt } from '#tests/setup/plans/dxf.ts'
import { openPerson } from '../../fixtures/people'
import { expectMeasured } from '../../fixtures/plan'
import { expect, test } from '../../fixtures/test'

const texts = {
  'zh-CN': {
    hall: '海外馆',
    add: '新建楼层',
    create: '新建',
    import: '导入',
    width: '整张图的宽度',
    next: '下一步',
    found: '找到 3 个展位。 其中 2 个有展位号。',
    done: '已导入 3 个展位。其中 1 个没有展位号',
    unsafe: /含有脚本/,
    damaged: /已损坏/,
    page: '第 2 页',
    distance: '两处的距离',
    booths: '展位',
    picture: '底图已导入',
    pictureOf: '导入的平面图',
    aisle: '通道',
    facility: '设施',
    undo: '撤销',
    redo: '重做',
    publish: '发布',
    problems: /^问题（0）$/,
    published: '平面图已发布',
    saved: '已保存',
    remove: '删除',
    removePlan: '删除平面图',
    card: '展位 J-01',
  },
  'en-US': {
    hall: 'Overseas',
    add: 'Add level',
    create: 'Add level',
    import: 'Import',
    width: 'Width of the picture',
    next: 'Next',
    found: '3 booths found. 2 have a number.',
    done: '3 booths imported. 1 had no number',
    unsafe: /contains scripts/,
    damaged: /is damaged/,
    page: 'Page 2',
    distance: 'Distance between the places',
    booths: 'Booths',
    picture: 'Picture imported',
    pictureOf: 'Picture of the imported plan',
    aisle: 'Aisle',
    facility: 'Facility',
    undo: 'Undo',
    redo: 'Redo',
    publish: 'Publish',
    problems: /^Problems \(0\)$/,
    published: 'Floor plan published',
    saved: 'Saved',
    remove: 'Delete',
    removePlan: 'Delete plan',
    card: 'Booth J-01',
  },
} as const
type Texts = (typeof texts)['zh-CN' | 'en-US']

/** A hall of 60 × 40 m, a unit for each 10 cm, with three booths, of which one has no number. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">
  <rect x="5" y="5" width="590" height="390" fill="none" stroke="#000"/>
  <g font-size="12" text-anchor="middle" fill="none" stroke="#000">
    <rect x="100" y="100" width="60" height="60"/><text x="130" y="134">J-01</text>
    <rect x="160" y="100" width="60" height="60"/><text x="190" y="134">J-02</text>
    <rect x="220" y="100" width="60" height="60"/>
  </g></svg>`

const DXF = dxfFile(4, [
  ...closed(0, 0, 60_000, 40_000),
  ...closed(10_000, 10_000, 6_000, 6_000),
  ...textAt(12_000, 13_000, 600, 'J-11'),
  ...closed(20_000, 10_000, 6_000, 6_000),
  ...textAt(22_000, 13_000, 600, 'J-12'),
  ...closed(30_000, 10_000, 6_000, 6_000),
])

/** Two pages, the plan on the second. */
async function makePdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [600, 400] })
  pdf.text('Halls').addPage().rect(100, 100, 300, 60).stroke()
  const done = new Promise<Buffer>((resolve) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
  })
  pdf.end()
  return done
}

/** Both import into one hall, in which no other spec assigns booths: one after the other. */
test.describe.configure({ mode: 'default' })

const SHEET = { width: 60, height: 40 }
const MARGIN = 20

async function clickAt(page: Page, [x, y]: [number, number]): Promise<void> {
  await expectMeasured(page.getByRole('application'))
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('the canvas is not shown')
  const scale = Math.min((box.width - 2 * MARGIN) / SHEET.width, (box.height - 2 * MARGIN) / SHEET.height)
  const [left, top] = [(box.width - SHEET.width * scale) / 2, (box.height - SHEET.height * scale) / 2]
  await page.mouse.click(box.x + left + x * scale, box.y + top + y * scale)
}

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the dialog and gives it a file. */
async function openFile(page: Page, say: Texts, file: { name: string; buffer: Buffer }) {
  await buttonOf(page, say.import).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ mimeType: 'application/octet-stream', ...file })
  return dialog
}

for (const language of ['zh-CN', 'en-US'] as const) {
  test(`an organizer imports drawings, and visitors see the booths alone (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const say = texts[language]
    const account = 'organizer@demo.yunzhan.example'
    const { page, leave } = await openPerson(browser, { request, account, language, origin: baseURL ?? '' })
    await page.goto('/organizer.html#/floor-plans')
    await page.getByRole('button', { name: new RegExp(`^${say.add} .*${say.hall}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.create, exact: true }).click()

    // What could run something is refused, and so is what is no drawing.
    const script = SVG.replace('<g', '<script>alert(1)</script><g')
    const dialog = await openFile(page, say, { name: 'plan.svg', buffer: Buffer.from(script) })
    await expect(dialog.getByText(say.unsafe)).toBeVisible()
    const broken = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and nothing else') }
    await dialog.locator('input[type=file]').setInputFiles(broken)
    await expect(dialog.getByText(say.damaged)).toBeVisible()

    // The width of the picture is typed, and three booths are found at that scale.
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) })
    await dialog.getByLabel(say.width).fill('60')
    await dialog.getByRole('button', { name: say.next }).click()
    await expect(dialog.getByText(say.found)).toBeVisible()
    await dialog.getByRole('button', { name: say.import, exact: true }).click()
    await expect(page.getByText(say.done)).toBeVisible()
    const below = page.getByRole('application').locator('image')
    await expect(below).toHaveAttribute('width', '60')
    // One step, which is undone and done again.
    await buttonOf(page, say.undo).click()
    await expect(below).toBeHidden()
    await expect(buttonOf(page, say.undo)).toBeDisabled()
    await buttonOf(page, say.redo).click()

    await buttonOf(page, say.aisle).click()
    await clickAt(page, [5, 18])
    await clickAt(page, [55, 18])
    await page.keyboard.press('Enter')
    await buttonOf(page, say.facility).click()
    await clickAt(page, [5, 18])
    await expect(page.getByRole('tab', { name: say.problems })).toBeVisible()
    await buttonOf(page, say.publish).click()
    await page.getByRole('dialog').getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.published)).toBeVisible()
    const hall = /hall=(\d+)/.exec(page.url())?.[1]

    const visitor = await page.context().newPage()
    const answer = visitor.waitForResponse(/floorPlan\/detail/)
    await visitor.goto(`/themeExhibition.html#/map?hall=${hall}&level=1&booth=J-01`)
    await expect(visitor.getByRole('region', { name: say.card })).toBeVisible()
    await expect(visitor.getByRole('application').locator('image')).toHaveCount(0)
    expect(await (await answer).text()).not.toContain('background')
    await visitor.close()

    // A drawing that says its unit needs no scale; a page of a document is measured by two places.
    await openFile(page, say, { name: 'plan.dxf', buffer: Buffer.from(DXF) })
    await expect(dialog.getByLabel(say.width)).toHaveValue('62.4')
    await dialog.getByRole('button', { name: say.next }).click()
    await expect(dialog.getByText(say.found)).toBeVisible()
    await dialog.getByRole('button', { name: say.import, exact: true }).click()
    await expect(below).toHaveAttribute('width', '62.4')

    await openFile(page, say, { name: 'plan.pdf', buffer: await makePdf() })
    await dialog.getByRole('button', { name: say.page }).click()
    const shot = dialog.getByRole('button', { name: say.pictureOf })
    await shot.scrollIntoViewIfNeeded()
    const box = await shot.boundingBox()
    if (!box) throw new Error('the picture is not shown')
    for (const share of [1 / 6, 4 / 6]) await shot.click({ position: { x: box.width * share, y: 40 } })
    await dialog.getByLabel(say.distance).fill('30')
    await dialog.getByRole('button', { name: say.import, exact: true }).click()
    await expect(page.getByText(say.picture)).toBeVisible()
    const width = Number(await below.getAttribute('width'))
    expect(width).toBeGreaterThan(58)
    expect(width).toBeLessThan(62)
    await expect(page.getByText(say.saved, { exact: true })).toBeVisible()

    await page.goto('/organizer.html#/floor-plans')
    const removing = page.getByRole('button', { name: new RegExp(`^${say.remove} .*${say.hall}.*2`) })
    await removing.click()
    await page.getByRole('dialog').getByRole('button', { name: say.removePlan }).click()
    await expect(removing).toBeHidden()
    await leave()
  })
}
