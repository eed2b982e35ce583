import type { Page } from '@playwright/test'
import { BUYER, signedIn } from '../../fixtures/conversations'
import { expect, expectAccessible, expectFitsInBoth, test } from '../../fixtures/test'

const VR = '/vr.html'
const HALL = `${VR}#/hall?id=1`

const room = (page: Page) => page.locator('[data-position]')
const works = (page: Page) => page.getByRole('list', { name: '本室展品' }).getByRole('button')

/** Where the visitor stands and looks, once nothing moves. */
async function placeOf(page: Page): Promise<{ x: number; z: number; angle: number }> {
  const [x = NaN, z = NaN, angle = NaN] = ((await room(page).getAttribute('data-position')) ?? '')
    .split(' ')
    .map(Number)
  return { x, z, angle }
}

/** z of the spot to which one is led from the door of this hall's room. */
const ENTRANCE_Z = 820

/** Opens the hall and waits until one has come in: only then is a place worth remembering. */
async function enterHall(page: Page): Promise<void> {
  await page.goto(HALL)
  await expect(works(page)).toHaveCount(7)
  await expect.poll(async () => (await placeOf(page)).z).toBe(ENTRANCE_Z)
}

test.describe('the corridor', () => {
  test('is where the header leads, and has a door to every hall', async ({ page }) => {
    await page.goto(VR)
    await expect(page.getByRole('link', { name: 'VR 展馆' }).first()).toHaveAttribute('href', './vr.html#/')
    await expect(page.getByRole('heading', { level: 1, name: 'VR 展馆' })).toBeVisible()
    await page.getByRole('button', { name: '展馆目录' }).click()
    const doors = page.getByRole('list', { name: '展馆入口' }).getByRole('link')
    await expect(doors).toHaveCount(8)
    await doors.filter({ hasText: '非遗馆' }).click()
    await expect(page).toHaveURL(/#\/hall\?id=2$/)
    await expect(page.getByRole('heading', { level: 1, name: '非遗馆' })).toBeVisible()
    await expect(page).toHaveTitle('非遗馆 · 云展')
    await expect(page.locator('section[data-color="1"][data-template="chinese-style"]')).toBeVisible()
  })

  test('lets one in through a door that is clicked', async ({ page }) => {
    await page.goto(VR)
    await page.locator('[data-spot="door-4"]').last().click()
    await expect(page).toHaveURL(/#\/hall\?id=4$/)
  })
})

test.describe('a hall', () => {
  test('hangs its exhibits, and opens the picture that is clicked', async ({ page }) => {
    await enterHall(page)
    await expect(works(page)).toHaveCount(7)
    await expect(works(page).first()).toContainText('影青刻花梅瓶')
    await expect(works(page).first()).toContainText('青禾陶瓷 · ¥4,800')
    await expect(works(page).last()).toContainText('关于工艺美术馆')
    await page.locator('[data-side="end"][data-mirrored="false"] [data-spot="work-2"]').first().click()
    await expect(page.getByRole('dialog', { name: '柴烧侧把壶' })).toBeVisible()
  })

  test('is walked through by named buttons', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await enterHall(page)
    const { z } = await placeOf(page)
    await page.getByRole('button', { name: '向前走' }).press('Enter')
    await expect.poll(async () => (await placeOf(page)).z).toBe(z - 130)
    await page.getByRole('button', { name: '向左看' }).click()
    await expect.poll(async () => (await placeOf(page)).angle).toBeLessThan(-10)
  })

  test('is walked through by keys, wheel and dragging, never through a wall', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await enterHall(page)
    const entrance = await placeOf(page)
    await page.keyboard.press('w')
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await placeOf(page)).z).toBeLessThan(entrance.z - 200)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await placeOf(page)).angle).toBeGreaterThan(10)
    const turned = await placeOf(page)
    await page.mouse.move(700, 500)
    await page.mouse.down()
    await page.mouse.move(400, 500, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => (await placeOf(page)).angle).toBeGreaterThan(turned.angle + 30)
    for (let i = 0; i < 30; i++) await page.mouse.wheel(0, -400)
    await expect.poll(async () => Math.abs((await placeOf(page)).x)).toBeLessThanOrEqual(760)
  })

  test('turns with a drag that begins on a picture, and does not open it', async ({ page }) => {
    await enterHall(page)
    const picture = page.locator('[data-side="end"][data-mirrored="false"] [data-spot="work-2"] img')
    const { x = NaN, y = NaN } = (await picture.boundingBox()) ?? {}
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    await page.mouse.move(x - 280, y + 20, { steps: 10 })
    await page.mouse.up()
    await expect.poll(async () => (await placeOf(page)).angle).toBe(42)
    await expect(page.getByRole('dialog', { name: /./ })).toHaveCount(0)
  })

  test('tells about a picture that is walked up to, and Escape steps back', async ({ page, context }) => {
    await enterHall(page)
    const before = await placeOf(page)
    await works(page).first().press('Enter')
    const caption = page.getByRole('dialog', { name: '影青刻花梅瓶' })
    await expect(caption).toBeFocused()
    await expect.poll(async () => (await placeOf(page)).angle).toBe(-90)
    const link = caption.getByRole('link', { name: '查看展品详情' })
    await expect(link).toHaveAttribute('href', './exhibitss.html#/ExhibisDetail?id=1')
    const opened = context.waitForEvent('page')
    await link.click()
    await (await opened).close()
    await caption.getByRole('button', { name: '下一件' }).click()
    await expect(page.getByRole('dialog', { name: '青花缠枝莲盖碗' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: /./ })).toHaveCount(0)
    await expect.poll(() => placeOf(page)).toMatchObject({ x: before.x, z: before.z })
  })

  test('a buyer orders what they stand before, and typing moves nobody', async ({ page }) => {
    await signedIn(page, BUYER)
    await enterHall(page)
    await works(page).first().press('Enter')
    await page.getByRole('dialog', { name: '影青刻花梅瓶' }).getByRole('button', { name: '意向下单' }).click()
    const form = page.getByRole('dialog', { name: '发送意向订单' })
    const before = await placeOf(page)
    await form.getByRole('textbox', { name: '备注' }).pressSequentially('wasd')
    await form.getByRole('spinbutton', { name: '采购数量' }).press('ArrowUp')
    await expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('wasd')
    expect(await placeOf(page)).toEqual(before)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: '影青刻花梅瓶' })).toBeVisible()
    expect(await placeOf(page)).toEqual(before)
  })

  test('jumps where less motion is needed', async ({ page }) => {
    await enterHall(page)
    await page.keyboard.press('s')
    await page.keyboard.press('w')
    await expect(room(page)).toHaveAttribute('data-position', /^0 /)
    await works(page).nth(1).press('Enter')
    await expect(room(page)).toHaveAttribute('data-position', / -90$/)
  })
})

test.describe('a booth', () => {
  test('is where its exhibitor leads, shows what that shows, and leads to it', async ({ page }) => {
    await page.goto('/exhibitors.html#/Detail?id=1')
    await expect(page.getByRole('link', { name: /VR/ }).last()).toHaveAttribute('href', './vr.html#/booth?id=1')
    await page.goto(`${VR}#/booth?id=1`)
    await expect(works(page)).toHaveCount(4)
    const link = page.getByRole('link', { name: /展商主页/ })
    await expect(link).toHaveAttribute('href', './exhibitors.html#/Detail?id=1')
    await expect(link).toHaveAttribute('target', '_blank')
    await works(page).last().press('Enter')
    await expect(page.getByRole('dialog', { name: '青禾陶瓷' })).toContainText('三代人守着一座柴窑')
  })
})

for (const [name, route] of Object.entries({ corridor: '/', hall: '/hall?id=4', booth: '/booth?id=3' })) {
  test(`the ${name} fits every width in both languages and is accessible`, async ({ page }) => {
    await page.goto(`${VR}#${route}`)
    await expect(room(page)).toBeVisible()
    await expectFitsInBoth(page)
  })
}
