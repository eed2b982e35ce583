import { readFile } from 'node:fs/promises'
import { devices } from '@playwright/test'
import { follow } from '#contract/trade/follows/endpoints.ts'
import { openPerson } from '../../fixtures/people'
import { expect, test } from '../../fixtures/test'

const texts = {
  'zh-CN': {
    account: 'buyer@demo.yunzhan.example',
    hall: /设计馆/,
    map: '平面图',
    title: '设计馆平面图',
    find: '查找展位',
    name: '微光',
    company: '杭州微光照明设计工作室',
    card: (number: string) => `展位 ${number}`,
    follow: /^关注/,
    route: '路线',
    mine: '规划我的参观',
    mineHint: /^您关注或有洽谈的 \d+ 个展位$/,
    to: '到这里去',
    total: /^\d+ 米 · 步行约 \d+ 分钟$/,
    calendar: '加入日历',
    download: '下载日历文件',
    summary: 'SUMMARY:参观设计馆',
    free: (number: string) => `${number}, 空展位`,
    code: '本展位的平面图二维码',
    onMap: '在平面图上查看',
    here: '您在这里：1A-03 笋木',
    close: '关闭',
    leave: /^从 1A-03 笋木 出来/,
  },
  'en-US': {
    account: 'overseas@demo.yunzhan.example',
    hall: /Design Hall/,
    map: 'Floor plan',
    title: 'Floor plan of Design Hall',
    find: 'Find a booth',
    name: 'Weiguang',
    company: 'Weiguang Lighting Studio, Hangzhou',
    card: (number: string) => `Booth ${number}`,
    follow: /^Follow/,
    route: 'Route',
    mine: 'Plan my visit',
    mineHint: /^\d+ exhibitors? you follow or meet$/,
    to: 'Route to here',
    total: /^\d+ m · \d+ minutes? on foot$/,
    calendar: 'Add to calendar',
    download: 'Download calendar file',
    summary: 'SUMMARY:Visit to Design Hall',
    free: (number: string) => `${number}, Free booth`,
    code: 'QR code of the floor plan at this booth',
    onMap: 'Show on the floor plan',
    here: 'You are here: 1A-03 Sunmu',
    close: 'Close',
    leave: /^Leave 1A-03 Sunmu/,
  },
}

for (const language of ['zh-CN', 'en-US'] as const) {
  const text = texts[language]

  /** A visit planned on the floor plan, and followed on site. */
  test(`a visitor finds a booth, plans five stops, and goes on by keyboard (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { account } = text
    const { page, leave } = await openPerson(browser, { request, account, language, origin: baseURL ?? '' })
    await page.goto('/themeExhibition.html')
    await page.getByRole('link', { name: text.hall }).first().click()
    await page.getByRole('link', { name: text.map }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()

    const search = page.getByRole('searchbox', { name: text.find })
    await search.fill(text.name)
    await search.press('Enter')
    const card = page.getByRole('region', { name: text.card('1A-07') })
    await expect(card.getByRole('heading', { name: text.company })).toBeFocused()
    const heart = card.getByRole('button', { name: text.follow })
    const saved = page.waitForResponse((answer) => answer.url().endsWith(follow.path))
    await heart.click()
    await saved
    // The list of followed exhibitors is read again after the press; a page that is opened has it.
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const route = page.getByRole('region', { name: text.route })
    await expect(route.getByText(text.mineHint)).toBeVisible()
    await route.getByRole('button', { name: text.mine }).click()
    await expect(page).toHaveURL(/stops=[^&]*1A-07/)
    for (const number of ['1C-03', '1E-10', '1F-04', '1A-12']) {
      await search.fill(number)
      await search.press('Enter')
      await page
        .getByRole('region', { name: text.card(number) })
        .getByRole('button', { name: text.to })
        .press('Enter')
      await expect(page).toHaveURL(new RegExp(`stops=[^&]*${number}`))
    }
    await expect(route.getByRole('status')).toHaveText(text.total)
    expect(
      await route
        .getByRole('listitem')
        .filter({ hasText: /^\d1[A-F]-\d\d/ })
        .count(),
    ).toBeGreaterThanOrEqual(5)

    await route.getByRole('button', { name: text.calendar }).press('Enter')
    const download = page.waitForEvent('download')
    await route.getByRole('button', { name: text.download }).press('Enter')
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain(text.summary)
    expect(file.replaceAll(/\r\n[ \t]/g, '')).toMatch(/DESCRIPTION:1\. 1[A-F]-\d\d/)

    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: text.card('1A-12') })).toBeHidden()
    const booth = page.getByRole('application').getByRole('button')
    await expect(booth).toBeFocused()
    await expect(booth).toHaveAccessibleName(/1A-12/)
    await page.keyboard.press('ArrowRight')
    await expect(booth).toHaveAccessibleName(text.free('1A-11'))

    const planned = await route.getByRole('status').textContent()
    await page.reload()
    await expect(route.getByRole('status')).toHaveText(planned ?? '')
    await leave()
  })

  test(`the code of a booth opens the plan on a phone, with the booth as the place where one is (${language})`, async ({
    browser,
    page,
  }) => {
    await page.goto(`/exhibitors.html?lang=${language}#/Detail?id=1`)
    await expect(page.getByRole('img', { name: text.code })).toBeVisible()
    const shown = await page.getByRole('link', { name: text.onMap }).getAttribute('href')
    const address = new URL((shown ?? '').replace('booth=', 'scan=1&here='), page.url())

    const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7']
    const context = await browser.newContext({ viewport, userAgent, hasTouch, isMobile, locale: language })
    const phone = await context.newPage()
    await phone.goto(address.href)
    await expect(phone.getByRole('option', { name: text.here })).toBeAttached()
    await expect(phone).not.toHaveURL(/scan=/)
    await phone.getByRole('searchbox').fill('1A-12')
    await phone.getByRole('searchbox').press('Enter')
    const sheet = phone.getByRole('region', { name: text.card('1A-12') })
    await sheet.getByRole('button', { name: text.to }).tap()
    await sheet.getByRole('button', { name: text.close }).tap()
    await expect(phone.getByText(text.leave)).toBeVisible()
    await context.close()
  })
}

test('without the picture: the list has all exhibitors with directions', async ({ page }) => {
  await page.goto('/themeExhibition.html?lang=en-US#/map?hall=8&view=list')
  const row = page.getByRole('region', { name: 'Row 8A' })
  await expect(row.getByRole('link')).toHaveCount(3)
  await row.getByText('Directions to 8A-03').click()
  await expect(row.getByText(/^From (South|North) entrance: \d+ m$/)).toBeVisible()
})
