import type { Page } from '@playwright/test'
import { expect, expectFitsInBoth, expectPassing, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const ABOUT = '/about.html#/about'
const HELP = '/about.html#/helper'

const filter = (page: Page) => page.getByRole('searchbox', { name: '搜索问题' })
const topic = (page: Page, question: string) => page.getByRole('group').filter({ hasText: question })

test.describe('about', () => {
  test('is what the bare page opens; shows what, when, where and by whom, in English too', async ({ page }) => {
    await page.goto('/about.html')
    await expect(page).toHaveURL(/#\/about$/)
    await expect(page).toHaveTitle('关于云展 · 云展')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: '云展·文化产业博览会' })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['时间与地点', '联系我们', '参与单位'])
    await expect(main).toContainText('09:00–18:00 GMT+8')
    await expect(main).toContainText('钱塘会展中心')
    await expect(main.getByRole('link', { name: '0571-8800 0000' })).toHaveAttribute('href', 'tel:057188000000')
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:service@yunzhan.example')
    await expect(main).toContainText('青年匠人联盟')
    await main.getByRole('link', { name: '查看帮助中心' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible()
    await page.goto(ABOUT)
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page).toHaveTitle('About Yunzhan · Yunzhan')
    await expect(page.getByRole('heading', { level: 1, name: 'Yunzhan Cultural Industries Fair' })).toBeVisible()
    await expect(main).toContainText('Young Makers Alliance')
  })
})

test.describe('help', () => {
  test('lists its topics by group, closed, and filters them while the reader types', async ({ page }) => {
    await page.goto(HELP)
    await expect(page).toHaveTitle('帮助中心 · 云展')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      '观展',
      '展商',
      '没有找到答案？',
    ])
    const answer = page.getByText('点击页面右上角的语言按钮，当前页面与筛选条件会保留。')
    await expect(answer).toBeHidden()
    await page.getByText('怎样切换语言？').click()
    await expect(answer).toBeVisible()
    await page.getByText('怎样切换语言？').press('Enter')
    await expect(answer).toBeHidden()
    await expect(page.getByRole('main')).toContainText('拨打 0571-8800 0000 或发邮件至 service@yunzhan.example')
    await filter(page).fill('语言')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('找到 1 个问题')
    await expect(page.locator('summary')).toHaveText(['怎样切换语言？'])
    await expect(page.locator('summary mark')).toHaveText('语言')
    await expect(page.getByRole('navigation', { name: '主题' }).getByRole('button')).toHaveText(['观展'])
    await filter(page).fill('没有这回事')
    await expect(page.getByRole('heading', { name: '没有找到相关问题' })).toBeVisible()
    await page.getByRole('button', { name: '清除关键词' }).click()
    await expect(filter(page)).toHaveValue('')
    await expect(page.locator('summary')).toHaveCount(4)
  })

  test('jumps to a group, and keeps the filter when the language changes', async ({ page }) => {
    await page.goto(HELP)
    await page.getByRole('navigation', { name: '主题' }).getByRole('button', { name: '展商' }).press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: '展商' })).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.locator('summary').filter({ hasText: '展位二维码有什么用？' })).toBeFocused()
    await expect(page).toHaveURL(/#\/helper$/)
    await filter(page).fill('booth')
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search questions' })).toHaveValue('booth')
    await expect(page.locator('summary')).toHaveText(['What is the booth QR code for?'])
  })

  test('opens the topic that the address names', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.goto(`${HELP}?topic=20`)
    await expect(page.getByText('到现场后用小程序扫码，可以查看展位导览。')).toBeInViewport()
    await expect(page.locator('summary').filter({ hasText: '展位二维码有什么用？' })).toBeFocused()
    await expect(topic(page, '怎样切换语言？')).not.toHaveAttribute('open')
  })

  test('copies the address of a topic; marks one that is in the other language', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${HELP}?topic=11`)
    await expectPassing(page, '链接已复制', () => page.getByRole('button', { name: '复制此问题的链接' }).click())
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/about\.html#\/helper\?topic=11$/)
    await page.goto('/about.html?lang=en-US#/helper?topic=21')
    await expect(page.getByText(en('common:state.otherLanguage'))).toBeVisible()
    await expect(page.locator('summary').filter({ hasText: '价格写着' })).toHaveAttribute('lang', 'zh-CN')
  })
})

test('about, help and an open topic fit every width in both languages and are accessible', async ({ page }) => {
  for (const route of ['/about', '/helper', '/helper?topic=10', '/helper?topic=21']) {
    await page.goto(`/about.html?${encodeURIComponent(route)}#${route}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectFitsInBoth(page)
  }
})
