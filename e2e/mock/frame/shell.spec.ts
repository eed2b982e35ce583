import type { Page } from '@playwright/test'
import { hasEntry } from '#src/common/app/entries.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const HOME = '/index.html?scenario=listWebAdverts:empty'
const HELP = '/about.html#/helper'

const mainNav = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const footer = (page: Page) => page.getByRole('contentinfo')

// What is not found, and what is known of the halls or the language before: src/common/layout/page.test.tsx.
test.describe('header', () => {
  test('names the pages in order and the one that is open, leads to them, to the VR hall and home', async ({
    page,
  }) => {
    await page.goto('/news.html')
    await expect(mainNav(page).getByRole('link')).toHaveText(['首页', '资讯', '展馆', '展商', '展品'])
    await expect(mainNav(page).locator('[aria-current]')).toHaveText('资讯')
    const link = page.getByRole('banner').getByRole('link', { name: 'VR 展馆' })
    await expect(link).toHaveAttribute('href', './vr.html#/')
    await expect(link).toHaveAttribute('target', '_blank')
    await mainNav(page).getByRole('link', { name: '展品' }).click()
    await expect(page).toHaveURL(/\/exhibitss\.html$/)
    await expect(mainNav(page).locator('[aria-current]')).toHaveText('展品')
    await mainNav(page).getByRole('button', { name: '活动' }).click()
    await mainNav(page).getByRole('link', { name: '官方直播' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '官方直播' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: '云展', exact: true }).click()
    await expect(page).toHaveURL(/\/index\.html$/)
  })
})

test('the header offers login and registration whole in both languages, from the widest window to the narrowest', async ({
  page,
}) => {
  await page.goto('/news.html')
  for (const [login, register, other] of [
    ['登录', '注册', 'English'],
    ['Log in', 'Register', '中文'],
  ] as const) {
    const banner = page.getByRole('banner')
    const offered = banner.getByRole('link', { name: register, exact: true })
    for (const width of [1440, 1200, 1100, 1024, 1001, 390, 320]) {
      await page.setViewportSize({ width, height: 450 })
      await expect(banner.getByRole('button', { name: login, exact: true })).toBeInViewport({ ratio: 1 })
      await expect(offered).toBeInViewport({ ratio: 1 })
      await expectNoOverflow(page)
    }
    await expect(offered).toHaveAttribute('href', './login.html#/register')
    await banner.getByRole('button', { name: other }).click()
  }
})

test.describe('language', () => {
  test('keeps route, filters and what is typed, and is kept from page to page', async ({ page }) => {
    await page.goto('/news.html#/?columnId=3')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
    await page.getByRole('combobox', { name: '站内搜索' }).fill('半句')
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(page).toHaveURL(/news\.html#\/\?columnId=3$/)
    await expect(page.getByRole('combobox', { name: 'Site search' })).toHaveValue('半句')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await page.getByRole('button', { name: 'Switch to Chinese' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible()
    await page.getByRole('button', { name: '切换到英文' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Exhibitors' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Exhibitors' })).toBeVisible()
    await expect(page).toHaveTitle('Exhibitors · Yunzhan')
  })

  test.describe('of an English browser', () => {
    test.use({ locale: 'en-GB', apart: true })

    test('is that of the page from its first paint on', async ({ page }) => {
      await page.goto('/news.html', { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('langs'))).toBeNull()
    })
  })

  test.describe('without loadable texts', () => {
    test.use({ apart: true, expectedErrors: [/net::ERR_FAILED/] })

    test('is not chosen: the page stays as it is and says why, and the next press tries again', async ({ page }) => {
      await page.goto('/news.html#/?columnId=3')
      const titles = page.getByRole('heading', { level: 3 })
      await expect(titles).toHaveCount(3)
      const inChinese = await titles.allTextContents()
      await page.route('**/assets/**', (route) => route.abort())
      await page.getByRole('button', { name: '切换到英文' }).click()
      await expect(page.getByText('无法连接网络，请检查网络后重试')).toBeVisible()
      await expect(titles).toHaveText(inChinese)
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
      expect(await page.evaluate(() => localStorage.getItem('langs'))).toBe('zh-CN')
      await page.unroute('**/assets/**')
      await page.getByRole('button', { name: '切换到英文' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    })
  })

  test('fetches the texts of one language alone', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (/\.(js|json)/.test(response.url())) scripts.push(await response.text().catch(() => ''))
    })
    await page.goto(HELP)
    await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible()
    await expect.poll(() => scripts.some((text) => text.includes('没有找到答案？'))).toBe(true)
    expect(scripts.some((text) => text.includes(en('about:help.more')))).toBe(false)
  })
})

test.describe('small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('has everything behind one button, and searches from the menu', async ({ page }) => {
    await page.goto('/news.html')
    await expect(mainNav(page)).toHaveCount(0)
    const button = page.getByRole('button', { name: '菜单', exact: true })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(mainNav(page).getByRole('link')).toHaveText([
      '首页',
      '资讯',
      '展馆',
      '展商',
      '展品',
      '官方直播',
      '供需大厅',
      '票务大厅',
      '资源订购',
      '帮助中心',
      'VR 展馆',
    ])
    await expect(mainNav(page).locator('[aria-current]')).toHaveText('资讯')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(mainNav(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    const box = page.getByRole('combobox', { name: '站内搜索' })
    await box.fill('青花')
    await expect(page.getByRole('option', { name: /青花缠枝莲盖碗/ })).toBeVisible()
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '“青花”的搜索结果' })).toBeVisible()
    await expect(mainNav(page)).toHaveCount(0)
  })

  test('closes the menu when another screen of the same page is opened, and switches the language', async ({
    page,
  }) => {
    await page.goto('/about.html#/about')
    await page.getByRole('button', { name: '菜单', exact: true }).click()
    await mainNav(page).getByRole('link', { name: '帮助中心' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible()
    await expect(mainNav(page)).toHaveCount(0)
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help center' })).toBeVisible()
  })
})

test('the skip link is first and moves the focus, not the route', async ({ page }) => {
  await page.goto(HELP)
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/#\/helper$/)
})

test.describe('side navigation', () => {
  test('says what is under construction, and folds to a handle where the gutter is narrow', async ({ page }) => {
    await page.goto('/news.html')
    const nav = page.getByRole('navigation', { name: '快捷服务' })
    await test.step('closes its notice by Escape', async () => {
      await nav.getByRole('button', { name: '我的考试' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
    for (const name of ['我的考试', '我的积分', '12371', '小程序']) {
      const button = nav.getByRole('button', { name })
      await button.click()
      const box = page.getByRole('dialog', { name: `“${name}”模块正在建设中，敬请期待` })
      await expect(box).toBeVisible()
      await box.getByRole('button', { name: '好的' }).click()
      await expect(box).toBeHidden()
      await expect(button).toBeFocused()
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(nav.getByRole('button', { name: '我的考试' })).toBeHidden()
    await nav.getByRole('button', { name: '展开快捷服务' }).click()
    await expect(nav.getByRole('button', { name: '我的考试' })).toBeVisible()
    await nav.getByRole('button', { name: '收起快捷服务' }).click()
    await expect(nav.getByRole('button', { name: '我的考试' })).toBeHidden()
  })
})

test.describe('footer', () => {
  test('has links, contacts, hosts and copyright in both languages, and stacks from 1280 px down', async ({ page }) => {
    await page.goto('/news.html')
    const guide = footer(page).getByRole('navigation', { name: '逛展指南' })
    await expect(guide.getByRole('link')).toHaveText([
      '展品',
      '展商',
      '官方直播',
      '资讯',
      '关于云展',
      '帮助中心',
      '意见反馈',
    ])
    await expect(footer(page).getByRole('link', { name: '0571-8800 0000' })).toHaveAttribute('href', 'tel:057188000000')
    await expect(footer(page).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      'mailto:service@yunzhan.example',
    )
    await expect(footer(page)).toContainText('钱塘文化产业促进会')
    await expect(footer(page)).toContainText(/© 20\d\d 云展·文化产业博览会 版权所有/)
    await page.setViewportSize({ width: 1281, height: 900 })
    const brand = footer(page).getByText('云展', { exact: true })
    const gap = async () => ((await guide.boundingBox())?.y ?? 0) - ((await brand.boundingBox())?.y ?? 0)
    await expect.poll(gap).toBeLessThan(10)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect.poll(gap).toBeGreaterThan(40)
    await page.getByRole('button', { name: '切换到英文' }).click()
    const english = footer(page).getByRole('navigation', { name: 'Plan your visit' })
    await expect(english.getByRole('link')).toHaveCount(7)
    await expect(footer(page)).toContainText(/© 20\d\d Yunzhan Cultural Industries Fair\. All rights reserved\./)
    await english.getByRole('link', { name: 'Help center' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help center' })).toBeVisible()
  })

  test('of home draws its QR codes when they come near; the header stays above; no link leads to what is not built', async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const libraries = () =>
      requests.filter((url) => /\/(qrcode|browser)[^/]*\.js/.test(url) && /qrcode|browser/.test(url))
    await page.goto(HOME)
    await expect(page.getByRole('heading', { name: '主办与支持' })).toBeAttached()
    const code = footer(page).getByRole('img', { name: '云展首页' })
    await expect(code).toHaveCount(0)
    const before = libraries().length
    await page.getByRole('heading', { name: '主办与支持' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(code).toBeVisible()
    await expect(footer(page).getByRole('img', { name: '全部展品' })).toBeVisible()
    await expect(code).toHaveAttribute('src', /^data:image\/svg\+xml/)
    expect(libraries().length).toBeGreaterThan(before)
    await page.getByRole('heading', { name: '展会资讯' }).scrollIntoViewIfNeeded()
    await expect(mainNav(page)).toBeInViewport()
    await expect(page.getByRole('complementary', { name: '工具栏' })).toBeVisible()
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const pages = links.flatMap((href) => /^\.\/(\w+)\.html/.exec(href)?.[1] ?? [])
    expect(new Set(pages).size).toBeGreaterThan(5)
    expect(pages.filter((html) => !hasEntry(html))).toEqual([])
  })
})
