import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectFitsInBoth,
  expectNoOverflow,
  test,
  testApart,
  widths,
} from '../../fixtures/test'
import { en } from '../../fixtures/texts'
import { listNews } from '#contract/fair/news/endpoints.ts'

const QUIET = 'listWebAdverts:empty'
const home = (...scenario: string[]) => `/index.html?scenario=${[QUIET, ...scenario].join(',')}`
const chapter = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const DAY = 86_400_000

test('is all there in Chinese, leads to every list and exhibit, and changes to English where it stands', async ({
  page,
  context,
}) => {
  await page.goto(home())
  await test.step('in Chinese', async () => {
    await expect(page).toHaveTitle('首页 · 云展')
    await expect(page.getByRole('heading', { level: 1, name: '把一座城的手艺，搬到你眼前' })).toBeVisible()
    await expect(chapter(page, '展期')).toContainText('钱塘会展中心')
    await expect(chapter(page, '直播现场').getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(chapter(page, '热门展品').getByRole('heading', { level: 3 })).toHaveCount(10)
    await expect(chapter(page, '热门展品')).toContainText('影青刻花梅瓶')
    await expect(chapter(page, '八馆同开').getByRole('link', { name: /工艺美术馆/ })).toBeVisible()
    await expect(chapter(page, '展会资讯').getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(chapter(page, '近期日程').getByRole('listitem')).not.toHaveCount(0)
    await expect(chapter(page, '主办与支持')).toContainText('青年匠人联盟')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await test.step('the fair is open, and until when', async () => {
    const opening = chapter(page, '展期')
    await expect(opening).toContainText('展会正在进行')
    await expect(opening).toContainText(/开放至 \d{4}年\d+月\d+日/)
    await expect(opening.getByRole('timer')).toHaveCount(0)
  })
  await test.step('ways on', async () => {
    for (const [name, link, href] of [
      ['近期日程', '全部日程', './activity.html'],
      ['直播现场', '全部直播', './activity.html'],
      ['热门展品', '全部展品', './exhibitss.html'],
      ['八馆同开', '全部展馆', './themeExhibition.html'],
      ['展会资讯', '全部资讯', './news.html'],
      ['主办与支持', '关于云展', './about.html#/about'],
    ] as const) {
      await expect(chapter(page, name).getByRole('link', { name: link })).toHaveAttribute('href', href)
    }
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: /影青刻花梅瓶/ }).click()
    await expect(await opened).toHaveURL(/exhibitss\.html(\?[^#]*)?#\/ExhibisDetail\?id=1$/)
  })
  await test.step('in English', async () => {
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(chapter(page, en('home:exhibits.title'))).toContainText('Celadon Meiping Vase, Carved')
    await expect(page).toHaveTitle('Home · Yunzhan')
    await expect(chapter(page, 'Dates')).toContainText('The fair is open')
    await expect(chapter(page, 'Live from the fair').getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(chapter(page, en('home:exhibits.title')).getByRole('heading', { level: 3 })).toHaveCount(10)
    await expect(chapter(page, 'Eight halls, one fair').getByRole('link', { name: /Arts & Crafts Hall/ })).toBeVisible()
    await expect(chapter(page, 'News from the fair').getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(chapter(page, 'Hosts and supporters')).toContainText('Young Makers Alliance')
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: en('home:opening.browse') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exhibits' })).toBeVisible()
})

test('says so where a list is empty', async ({ page }) => {
  const lists = ['getRecentSchedule', 'listOfficialLives', 'recommendExhibits', 'listHalls', 'listNews', 'listAdverts']
  await page.goto(home(...lists.map((name) => `${name}:empty`)))
  await expect(chapter(page, '近期日程')).toContainText('暂时没有安排，稍后再来看看')
  await expect(chapter(page, '直播现场')).toContainText('暂时没有直播')
  await expect(chapter(page, '热门展品')).toContainText('展品正在上架')
  await expect(chapter(page, '八馆同开')).toContainText('展馆正在布置')
  await expect(chapter(page, '展会资讯')).toContainText('还没有资讯')
  await expect(page.getByRole('region', { name: '推荐' })).toHaveCount(0)
  await expectAccessible(page)
})

for (const [lang, heading, exhibit, news] of [
  ['zh-CN', '热门展品', '影青刻花梅瓶', '展会资讯'],
  ['en-US', en('home:exhibits.title'), 'Celadon Meiping Vase, Carved', 'News from the fair'],
] as const) {
  test(`waits with skeletons at any width in ${lang}, and nothing jumps when the content arrives`, async ({ page }) => {
    await page.addInitScript(
      ([title, awaited]) => {
        Object.assign(window, { shifts: [], hasWaited: false })
        // What is waited for may come before this test can look.
        new MutationObserver((_, observer) => {
          const main = document.querySelector('#main')
          const shown = main?.querySelector('.yz-skeleton') ? (main.textContent ?? '') : ''
          if (!shown.includes(title) || shown.includes(awaited)) return
          Object.assign(window, { hasWaited: true })
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
      },
      [heading, exhibit] as const,
    )
    const main = page.getByRole('main')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${home('slow')}&lang=${lang}&at=${width}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(main.getByText(exhibit)).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'hasWaited'))).toBe(true)
      await expect(chapter(page, news).getByRole('heading', { level: 3 })).toHaveCount(3)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const shift = await page.evaluate(() =>
        Reflect.get(window, 'shifts').reduce((sum: number, n: number) => sum + n, 0),
      )
      expect(shift, `layout shift at ${width} px`).toBeLessThan(0.05)
    }
  })
}

test('what comes late above it leaves in view what has the focus', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [720, 450],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${home('slow')}&at=${width}`)
    const link = chapter(page, '直播现场').getByRole('link', { name: '全部直播' })
    await link.focus()
    await expect(page.locator('#main .yz-skeleton')).toHaveCount(0)
    await expect(chapter(page, '直播现场').getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(link, `at ${width} px`).toBeInViewport({ ratio: 1 })
  }
})

test.describe('in trouble', () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] })

  test('every call that fails leaves hero, dates and ways on', async ({ page }) => {
    await page.goto(home('10500'))
    await expect(page.getByRole('heading', { level: 1, name: '把一座城的手艺，搬到你眼前' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(5)
    await expect(chapter(page, '展期').getByRole('link', { name: '去看展品' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link')).toHaveCount(5)
    await expectAccessible(page)
  })
})

test('a call is given up after 20 s and can be tried again', async ({ page }) => {
  // The browser's own clock times a request; only the patience with the one that hangs is cut short.
  await page.addInitScript((path) => {
    const open: (this: XMLHttpRequest, method: string, url: string | URL) => void = Reflect.get(
      XMLHttpRequest.prototype,
      'open',
    )
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')
    const hanging = new WeakSet<XMLHttpRequest>()
    let opened = 0
    Object.assign(window, { patience: new Set() })
    XMLHttpRequest.prototype.open = function remember(this: XMLHttpRequest, method: string, url: string | URL) {
      if (String(url).includes(path) && opened++ === 0) hanging.add(this)
      open.call(this, method, url)
    }
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...timeout,
      set(this: XMLHttpRequest, ms: number) {
        Reflect.get(window, 'patience').add(ms)
        timeout?.set?.call(this, hanging.has(this) ? ms / 10 : ms)
      },
    })
  }, listNews.path)
  await page.goto(home('listNews:timeoutx1'))
  const news = chapter(page, '展会资讯')
  await expect(news.getByRole('alert')).toContainText('网络超时，请检查网络后重试')
  expect(await page.evaluate(() => [...Reflect.get(window, 'patience')])).toEqual([20_000])
  await news.getByRole('button', { name: '重试' }).click()
  await expect(news.getByRole('heading', { level: 3 })).toHaveCount(3)
})

test('a call that hangs keeps nothing else away', async ({ page }) => {
  await page.goto(home('listAdverts:timeout'))
  await expect(chapter(page, '热门展品').getByRole('heading', { level: 3 })).toHaveCount(10)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.getByRole('navigation', { name: '快捷服务' })).toBeVisible()
})

test.describe('opening', () => {
  testApart('counts down before the fair, and opens it', async ({ page }) => {
    const now = Date.parse('2026-05-02T04:00:00Z')
    const launch = Date.parse('2026-05-01T01:00:00Z')
    await page.clock.install({ time: now })
    await page.goto(home())
    const opening = chapter(page, '展期')
    await expect(opening).toContainText('展会正在进行')
    // The mocked fair began the day before it is requested: the clock is set back once its answer is known.
    await page.evaluate(() => window.location.assign('#/intelligentSearchDetails'))
    await expect(page.getByRole('heading', { level: 1, name: '搜索云展' })).toBeVisible()
    await page.clock.pauseAt(now + 30_000)
    await page.clock.setSystemTime(launch - 2 * DAY - 3_661_000)
    await page.evaluate(() => window.history.back())
    await expect(opening).toContainText('距开幕还有')
    await expect(opening.getByRole('timer')).toHaveText('02天01时01分01秒')
    await page.clock.runFor(1_000)
    await expect(opening.getByRole('timer')).toHaveText('02天01时01分00秒')
    await page.clock.setSystemTime(launch - 2_000)
    await page.clock.runFor(1_000)
    await expect(opening.getByRole('timer')).toHaveText('00天00时00分01秒')
    await page.clock.runFor(1_000)
    await expect(opening.getByRole('timer')).toHaveCount(0)
    await expect(opening).toContainText('展会正在进行')
  })

  test.describe('for a reader elsewhere', () => {
    test.use({ timezoneId: 'America/New_York' })

    testApart('tells the fair’s time and the reader’s own', async ({ page }) => {
      await page.clock.install({ time: Date.parse('2026-05-02T04:00:00Z') })
      await page.goto(`${home()}&lang=en-US`)
      await expect(chapter(page, 'Dates')).toContainText('09:00–18:00 GMT+8')
      await expect(chapter(page, 'Dates')).toContainText('21:00–06:00 your time')
    })
  })
})

test('with footer and toolbar fits every width in both languages and is accessible', async ({ page }) => {
  await page.goto(home())
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).not.toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expectFitsInBoth(page, {
    async also() {
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      await expect(page.getByRole('complementary')).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByRole('contentinfo').getByRole('img')).toHaveCount(2)
      await expect(page.getByRole('complementary')).toBeVisible()
      await expectNoOverflow(page)
    },
  })
})
