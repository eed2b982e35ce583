import { readFile } from 'node:fs/promises'
import { devices } from '@playwright/test'
import { openPerson } from '../../fixtures/people'
import { expect, test } from '../../fixtures/test'

/** A visit planned on the floor plan, and followed on site. */
test('a visitor finds a booth, plans stops among the followed ones, and goes on by keyboard', async ({
  browser,
  request,
  baseURL,
}) => {
  const account = 'buyer@demo.yunzhan.example'
  const { page, leave } = await openPerson(browser, { request, account, language: 'zh-CN', origin: baseURL ?? '' })
  await page.goto('/themeExhibition.html')
  await page
    .getByRole('link', { name: /设计馆/ })
    .first()
    .click()
  await page.getByRole('link', { name: '平面图' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '设计馆平面图' })).toBeVisible()

  const search = page.getByRole('searchbox', { name: '查找展位' })
  await search.fill('微光')
  await search.press('Enter')
  const card = page.getByRole('region', { name: '展位 1A-07' })
  await expect(card.getByRole('heading', { name: '杭州微光照明设计工作室' })).toBeFocused()
  const heart = card.getByRole('button', { name: /^关注/ })
  if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  const route = page.getByRole('region', { name: '路线' })
  // The one that the demo buyer follows already, and this one.
  await expect(route.getByText('您关注或有洽谈的 2 个展位')).toBeVisible()
  await route.getByRole('button', { name: '规划我的参观' }).click()
  await expect(page).toHaveURL(/stops=[^&]*1A-07/)
  await search.fill('1A-12')
  await search.press('Enter')
  const other = page.getByRole('region', { name: '展位 1A-12' })
  await other.getByRole('button', { name: '到这里去' }).press('Enter')
  await expect(route.getByRole('status')).toHaveText(/\d+ 米 · 步行约 \d+ 分钟/)
  await expect(route.getByText('1A-12 巧山视觉', { exact: true })).toBeVisible()

  await route.getByRole('button', { name: '加入日历' }).press('Enter')
  const download = page.waitForEvent('download')
  await route.getByRole('button', { name: '下载日历文件' }).press('Enter')
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('SUMMARY:参观设计馆')
  expect(file.replaceAll(/\r\n[ \t]/g, '')).toMatch(/DESCRIPTION:1\. 1A-\d\d/)

  await page.keyboard.press('Escape')
  await expect(other).toBeHidden()
  const booth = page.getByRole('application').getByRole('button')
  await expect(booth).toBeFocused()
  await expect(booth).toHaveAccessibleName(/1A-12/)
  await page.keyboard.press('ArrowRight')
  await expect(booth).toHaveAccessibleName('1A-11, 空展位')

  const planned = await route.getByRole('status').textContent()
  await page.reload()
  await expect(route.getByRole('status')).toHaveText(planned ?? '')
  await leave()
})

test('the code of a booth opens the plan on a phone, with the booth as the place where one is', async ({
  browser,
  page,
}) => {
  await page.goto('/exhibitors.html#/Detail?id=1')
  await expect(page.getByRole('img', { name: '本展位的平面图二维码' })).toBeVisible()
  const shown = await page.getByRole('link', { name: '在平面图上查看' }).getAttribute('href')
  const address = new URL((shown ?? '').replace('booth=', 'scan=1&here='), page.url())

  const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7']
  const context = await browser.newContext({ viewport, userAgent, hasTouch, isMobile, locale: 'zh-CN' })
  const phone = await context.newPage()
  await phone.goto(address.href)
  await expect(phone.getByRole('option', { name: '您在这里：1A-03 笋木' })).toBeAttached()
  await expect(phone).not.toHaveURL(/scan=/)
  await phone.getByRole('searchbox').fill('1A-12')
  await phone.getByRole('searchbox').press('Enter')
  const sheet = phone.getByRole('region', { name: '展位 1A-12' })
  await sheet.getByRole('button', { name: '到这里去' }).tap()
  await sheet.getByRole('button', { name: '关闭' }).tap()
  await expect(phone.getByText(/^从 1A-03 笋木 出来/)).toBeVisible()
  await context.close()
})

test('without the picture: the list has all exhibitors with directions', async ({ page }) => {
  await page.goto('/themeExhibition.html?lang=en-US#/map?hall=8&view=list')
  const row = page.getByRole('region', { name: 'Row 8A' })
  await expect(row.getByRole('link')).toHaveCount(3)
  await row.getByText('Directions to 8A-03').click()
  await expect(row.getByText(/^From (South|North) entrance: \d+ m$/)).toBeVisible()
})
