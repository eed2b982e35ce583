import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

const HOME = '/index.html?scenario=listWebAdverts:empty'

const toolbar = (page: Page) => page.getByRole('complementary', { name: '工具栏' })
const closeBubble = (page: Page) => toolbar(page).getByRole('button', { name: '关闭 VR 展馆推荐' })

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

/** Home, scrolled past the toolbar's threshold. */
async function openScrolled(page: Page): Promise<void> {
  await page.goto(HOME)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).not.toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await scrollTo(page, 700)
  await expect(page.getByRole('complementary')).toBeVisible()
}

// That it fits every width and is accessible is seen with home.
test('shows past 500 px and hides at 500, 64 px from the right and 156 px from the bottom', async ({ page }) => {
  await openScrolled(page)
  await scrollTo(page, 500)
  await expect(toolbar(page)).toHaveCount(0)
  await scrollTo(page, 0)
  await expect(toolbar(page)).toHaveCount(0)
  await scrollTo(page, 501)
  await expect(toolbar(page)).toBeVisible()
  const gaps = async () => {
    const place = await toolbar(page).boundingBox()
    return place && { right: 1440 - place.x - place.width, bottom: 900 - place.y - place.height }
  }
  await expect.poll(gaps).toEqual({ right: 64, bottom: 156 })
  await test.step('is not covered by its VR bubble, goes back to the top and takes the focus along', async () => {
    await toolbar(page).getByRole('link', { name: '帮助中心' }).hover()
    await expect(closeBubble(page)).toBeVisible()
    await closeBubble(page).click({ trial: true })
    await toolbar(page).getByRole('button', { name: '返回顶部' }).click({ trial: true })
    await expect(closeBubble(page)).toBeVisible()
    await toolbar(page).getByRole('button', { name: '返回顶部' }).press('Enter')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(toolbar(page)).toHaveCount(0)
  })
})

test('leads to VR hall, media and help', async ({ page, context }) => {
  await openScrolled(page)
  const vr = toolbar(page).getByRole('link', { name: 'VR 展馆' })
  await expect(vr).toHaveAttribute('href', './vr.html#/')
  await expect(vr).toHaveAttribute('target', '_blank')
  const opened = context.waitForEvent('page')
  await toolbar(page).getByRole('link', { name: '进入' }).click()
  const hall = await opened
  await expect(hall).toHaveURL(/\/vr\.html(\?[^#]*)?#\/$/)
  // Its room would be drawn on and on beside the page.
  await hall.close()
  await toolbar(page).getByRole('link', { name: '媒体资讯' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible()
  await openScrolled(page)
  await toolbar(page).getByRole('link', { name: '帮助中心' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible()
})

test('covers nothing at the foot of a small page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScrolled(page)
  const copyright = page.getByRole('contentinfo').getByText(/版权所有/)
  // Its foot moves down for as long as the page grows.
  const overlap = async () => {
    await scrollTo(page, 1_000_000)
    const [text, bar] = [await copyright.boundingBox(), await toolbar(page).boundingBox()]
    return text && bar && text.y >= 0 ? text.y + text.height - bar.y : NaN
  }
  await expect.poll(overlap, 'px of the toolbar over the copyright').toBeLessThanOrEqual(0)
})
