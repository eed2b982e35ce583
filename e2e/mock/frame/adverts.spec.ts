import type { Page } from '@playwright/test'
import { expect, expectFits, test, testApart } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const HOME = '/index.html?scenario=listWebAdverts:empty'
const DELAY = 3_000

const ads = (page: Page) => page.getByRole('region', { name: '推荐', exact: true })
const popup = (page: Page) => page.getByRole('dialog', { name: '为您推荐' })

/** The slide at this place shows and has come to rest. */
async function expectSlide(page: Page, place: number): Promise<void> {
  const bullet = ads(page).getByRole('button', { name: `查看第 ${place} 张` })
  await expect(bullet).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => ads(page).evaluate((all) => all.getAnimations({ subtree: true }).length)).toBe(0)
}

/** Home with its clock stopped and its carousel ready. */
async function openStopped(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(HOME)
  // While the focus is in it it waits, however long it takes until the clock stands.
  const first = ads(page).getByRole('button', { name: '查看第 1 张' })
  await first.press('Enter')
  await expect(first).toHaveAttribute('aria-current', 'true')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

test.describe('carousel', () => {
  testApart('goes on every three seconds, in a loop, waits, and is turned by hand', async ({ page }) => {
    await openStopped(page)
    const next = ads(page).getByRole('button', { name: '下一张' })
    const previous = ads(page).getByRole('button', { name: '上一张' })
    const away = () => page.getByRole('banner').getByRole('combobox').focus()
    const link = ads(page).getByRole('link', { name: '八馆同开，云上看展' })
    await test.step('keeps the slides that do not show out of reach', async () => {
      await expect(link).toHaveAttribute('href', './exhibitss.html#/')
      await link.focus()
      await page.keyboard.press('Tab')
      await expect(previous).toBeFocused()
    })
    await test.step('goes on every three seconds, in a loop', async () => {
      await next.press('Enter')
      await away()
      await expectSlide(page, 2)
      await page.clock.runFor(DELAY - 100)
      await expectSlide(page, 2)
      await page.clock.runFor(100)
      await expectSlide(page, 3)
      await page.clock.runFor(DELAY)
      await expectSlide(page, 1)
    })
    await test.step('waits while the pointer is on it, and while the focus is in it', async () => {
      await ads(page).hover()
      await page.clock.runFor(DELAY * 4)
      await expectSlide(page, 1)
      await page.mouse.move(0, 0)
      await page.clock.runFor(DELAY)
      await expectSlide(page, 2)
      await next.focus()
      await page.clock.runFor(DELAY * 4)
      await expectSlide(page, 2)
      await away()
      await page.clock.runFor(DELAY)
      await expectSlide(page, 3)
    })
    await test.step('is paused, turned and played by hand', async () => {
      await ads(page).getByRole('button', { name: '暂停轮播' }).press('Enter')
      await next.press('Enter')
      await expectSlide(page, 1)
      await previous.press('Enter')
      await expectSlide(page, 3)
      await away()
      await page.clock.runFor(DELAY * 4)
      await expectSlide(page, 3)
      await ads(page).getByRole('button', { name: '继续轮播' }).press('Enter')
      await away()
      await page.clock.runFor(DELAY)
      await expectSlide(page, 1)
    })
    await test.step('follows the link of its picture', async () => {
      await page.clock.resume()
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: '展品' })).toBeVisible()
    })
  })

  test('starts again in the other language', async ({ page }) => {
    await page.goto(HOME)
    await expect(ads(page).getByRole('button', { name: '查看第 3 张' })).toBeVisible()
    await page.getByRole('button', { name: '切换到英文' }).click()
    const english = page.getByRole('region', { name: 'Highlights' })
    await expect(english.getByRole('link', { name: 'Eight halls, open online' })).toBeVisible()
    await expect(english.getByRole('button', { name: 'Go to slide 3' })).toBeVisible()
  })
})

test.describe('a single advert', () => {
  testApart('stands still and fetches no slider', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const sliders = () => scripts.filter((url) => /swiper/.test(url))
    await page.clock.install()
    await page.goto('/news.html')
    await expect(ads(page).getByRole('img', { name: '展会日报' })).toBeVisible()
    await page.clock.runFor(DELAY * 4)
    await expect(ads(page).getByRole('img', { name: '展会日报' })).toBeVisible()
    await expect(ads(page).getByRole('button')).toHaveCount(0)
    expect(sliders()).toEqual([])
    // The same look-out sees the slider where there is one.
    await page.goto(HOME)
    await expect(ads(page).getByRole('button', { name: '下一张' })).toBeAttached()
    expect(sliders()).not.toEqual([])
  })
})

test.describe('pop-up', () => {
  test.use({ opensItself: true })

  test('opens once a day for a browser, requesting what the spec says, and closes by Escape', async ({
    page,
    context,
  }) => {
    const requests: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('/web/advert/info/getAdvertList')) requests.push(request.postDataJSON())
    })
    await page.goto('/index.html')
    await expect(popup(page)).toBeVisible()
    expect(requests).toEqual([{ module: 'popup', size: 100, type: 1 }])
    await popup(page).getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByRole('dialog', { name: 'Recommended for you' })).toBeVisible()
    const times = requests.length
    await page.keyboard.press('Escape')
    const openedOn = async (opened: Page) => {
      await opened.goto('/index.html')
      const chapter = opened.getByRole('region', { name: en('home:exhibits.title') })
      await expect(chapter.getByRole('heading', { level: 3 })).toHaveCount(10)
      await opened.waitForLoadState('networkidle')
      return opened.getByRole('dialog').count()
    }
    expect(await openedOn(page)).toBe(0)
    expect(await openedOn(await context.newPage())).toBe(0)
    expect(requests).toHaveLength(times)
  })

  test('closes by a click next to it', async ({ page }) => {
    await page.goto('/index.html')
    await expect(popup(page)).toBeVisible()
    await page.mouse.click(20, 450)
    await expect(popup(page)).toHaveCount(0)
  })

  test('fits every width and is accessible', async ({ page }) => {
    await page.goto('/index.html')
    await expect(popup(page).getByRole('button', { name: '查看第 2 张' })).toBeVisible()
    await expectFits(page, {
      height: 800,
      async also() {
        await expect(popup(page)).toBeInViewport({ ratio: 1 })
        await expect(popup(page).getByRole('button', { name: '关闭' })).toBeInViewport({ ratio: 1 })
      },
    })
  })
})
