import { expectMeasured } from '../../fixtures/plan'
import { expect, expectFitsInBoth, test } from '../../fixtures/test'

const MAP = '/themeExhibition.html#/map?hall=1'

test('a plan is moved by dragging, zoomed by the wheel and its buttons, and a tap opens a booth', async ({ page }) => {
  await page.goto(MAP)
  const stage = page.getByRole('application', { name: '工艺美术馆平面图' })
  const picture = stage.locator('svg')
  await expectMeasured(stage)
  const scale = async () => Number(await picture.getAttribute('data-scale'))
  const whole = await scale()
  await page.getByRole('button', { name: '放大' }).click()
  await expect.poll(scale).toBeGreaterThan(whole)
  await page.getByRole('button', { name: '显示全图' }).click()
  await expect.poll(scale).toBe(whole)

  const box = await stage.boundingBox()
  if (!box) throw new Error('no plan')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, -400)
  await expect.poll(scale).toBeGreaterThan(whole)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('button', { name: '显示全图' }).click()
  await expect.poll(scale).toBe(whole)

  const booth = stage.getByRole('button')
  const before = await booth.boundingBox()
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 60, middle.y + 20, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await booth.boundingBox())?.x ?? 0)).toBe(Math.round((before?.x ?? 0) + 60))
  await expect(page).not.toHaveURL(/booth=/)

  const at = await booth.boundingBox()
  if (!at) throw new Error('no booth')
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
  await expect(page.getByRole('region', { name: '展位 1A-08' })).toBeVisible()
  await expect(page).toHaveURL(/booth=1A-08/)
  await page.goBack()
  await expect(page.getByRole('region', { name: '展位 1A-08' })).toBeHidden()
})

test('map, card, route and list fit every width in both languages and are accessible', async ({ page }) => {
  for (const address of [
    MAP,
    `${MAP}&booth=1A-08`.replace('#', '?card#'),
    `${MAP}&from=1A-08&stops=1A-12,stage`.replace('#', '?route#'),
    `${MAP}&view=list`.replace('#', '?list#'),
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expectFitsInBoth(page)
  }
})

for (const [language, link, tab, halls] of [
  ['zh-CN', '展馆介绍', /^展品/, '展馆'],
  ['en-US', 'About this hall', /^Exhibits/, 'Halls'],
] as const) {
  test(`whoever goes on from the map finds the texts of the halls, in ${language}`, async ({ page }) => {
    await page.goto(`/themeExhibition.html?lang=${language}#/map?hall=1`)
    await expect(page.getByRole('link', { name: link })).toBeVisible()
    // Without a query the link leads on within the page.
    await page.goto('/themeExhibition.html#/map?hall=1')
    await page.getByRole('link', { name: link }).click()
    await expect(page.locator('#main').getByRole('link', { name: tab })).toBeVisible()
    await page.goto(`/themeExhibition.html?lang=${language}&again#/map?hall=1`)
    await expect(page.getByRole('link', { name: link })).toBeVisible()
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await expect(page.getByRole('heading', { level: 1, name: halls, exact: true })).toBeVisible()
  })
}
