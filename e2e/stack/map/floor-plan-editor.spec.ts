import type { Page } from '@playwright/test'
import { openPerson } from '../../fixtures/people'
import { expectMeasured } from '../../fixtures/plan'
import { expect, test } from '../../fixtures/test'

const texts = {
  'zh-CN': {
    hall: '非物质文化遗产馆',
    add: '新建楼层',
    create: '新建',
    booth: '展位',
    aisle: '通道',
    facility: '设施',
    number: '展位号',
    publish: '发布',
    problems: /^问题（0）$/,
    done: '平面图已发布',
    remove: '删除',
    removePlan: '删除平面图',
    card: '展位 E-01',
    corner: (n: number, x: string, y: string) => `角点 ${n}：${x} 米，${y} 米`,
    select: '选择',
    addDoor: '添加门',
    onSide: '角点 3 – 4',
  },
  'en-US': {
    hall: 'Intangible Heritage',
    add: 'Add level',
    create: 'Add level',
    booth: 'Booth',
    aisle: 'Aisle',
    facility: 'Facility',
    number: 'Booth number',
    publish: 'Publish',
    problems: /^Problems \(0\)$/,
    done: 'Floor plan published',
    remove: 'Delete',
    removePlan: 'Delete plan',
    card: 'Booth E-01',
    corner: (n: number, x: string, y: string) => `Corner ${n}: ${x} m, ${y} m`,
    select: 'Select',
    addDoor: 'Add door',
    onSide: 'Corners 3 – 4',
  },
} as const

/**
 * Both draw in one hall, in which no other spec assigns booths: those of a level that comes and goes would be proposed and
 * exported there. One after the other.
 */
test.describe.configure({ mode: 'default' })

const SHEET = { width: 60, height: 40 }
/** px around a plan that is fitted into its window */
const MARGIN = 20

/** The place of the window at which a place of the sheet, in metres, is shown. */
async function placeOf(page: Page, [x, y]: [number, number]): Promise<[number, number]> {
  await expectMeasured(page.getByRole('application'))
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('the canvas is not shown')
  const scale = Math.min((box.width - 2 * MARGIN) / SHEET.width, (box.height - 2 * MARGIN) / SHEET.height)
  const [left, top] = [(box.width - SHEET.width * scale) / 2, (box.height - SHEET.height * scale) / 2]
  return [box.x + left + x * scale, box.y + top + y * scale]
}

const clickAt = async (page: Page, at: [number, number]) => page.mouse.click(...(await placeOf(page, at)))

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...(await placeOf(page, from)))
  await page.mouse.down()
  await page.mouse.move(...(await placeOf(page, to)), { steps: 4 })
  await page.mouse.up()
}

/** A level from nothing to the map of visitors, and away again. */
for (const language of ['zh-CN', 'en-US'] as const) {
  test(`an organizer draws a level and publishes it to visitors (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const say = texts[language]
    const account = 'organizer@demo.yunzhan.example'
    const { page, leave } = await openPerson(browser, { request, account, language, origin: baseURL ?? '' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/organizer.html#/floor-plans')
    await page.getByRole('button', { name: new RegExp(`^${say.add} .*${say.hall}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.create, exact: true }).click()

    const tool = (name: string) => page.getByRole('button', { name, exact: true })
    await tool(say.booth).click()
    await drag(page, [20, 10], [26, 14])
    await page.getByRole('textbox', { name: say.number }).fill('E-01')
    await page.getByRole('textbox', { name: say.number }).press('Enter')

    await tool(say.select).click()
    const handle = (name: string) => page.getByRole('button', { name, exact: true })
    await drag(page, [26, 14], [28, 16])
    await expect(handle(say.corner(3, '28', '16'))).toBeVisible()
    await handle(say.corner(1, '20', '10')).press('ArrowLeft')
    await expect(handle(say.corner(1, '19.9', '10'))).toBeFocused()
    await handle(say.addDoor).click()
    await drag(page, [22.95, 10], [24, 15.5])
    await expect(page.getByText(say.onSide)).toBeVisible()
    await tool(say.aisle).click()
    await clickAt(page, [5, 17])
    await clickAt(page, [55, 17])
    await page.keyboard.press('Enter')
    await tool(say.facility).click()
    await clickAt(page, [5, 17])
    await expect(page.getByRole('tab', { name: say.problems })).toBeVisible()

    await tool(say.publish).click()
    await page.getByRole('dialog').getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.done)).toBeVisible()
    const hall = /hall=(\d+)/.exec(page.url())?.[1]

    const visitor = await page.context().newPage()
    await visitor.goto(`/themeExhibition.html#/map?hall=${hall}&level=1&booth=E-01`)
    await expect(visitor.getByRole('region', { name: say.card })).toBeVisible()
    await visitor.close()

    await page.goto('/organizer.html#/floor-plans')
    const removing = page.getByRole('button', { name: new RegExp(`^${say.remove} .*${say.hall}.*2`) })
    await removing.click()
    await page.getByRole('dialog').getByRole('button', { name: say.removePlan }).click()
    await expect(removing).toBeHidden()
    await leave()
  })
}
