import { BUYER, openAs } from '../../fixtures/signed-in'
import { expect, expectAccessible, expectFitsInBoth, expectNoOverflow, expectSize, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const TICKET = '/activity.html#/reserve?reserveId=mock-reserve-6-5'

test('a guest logs in, and the session is booked', async ({ page }) => {
  await page.goto('/activity.html')
  await page.getByRole('button', { name: '预约《非遗之夜》' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('textbox', { name: '手机号或邮箱' }).fill('buyer@demo.yunzhan.example')
  await login.getByRole('textbox', { name: '密码', exact: true }).fill('Yunzhan#2026')
  await login.getByRole('textbox', { name: '图形验证码' }).fill('abcde')
  await login.getByRole('button', { name: '登录', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '预约' })
  await expect(dialog.getByRole('img', { name: '《非遗之夜》的预约二维码' })).toBeVisible()
  await expectSize(dialog.getByRole('img'), { width: 223, height: 223 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '已预约 · 查看《非遗之夜》' })).toBeFocused()
})

test('a booking in the room: its code, the calendar, and a way back', async ({ page }) => {
  await openAs(page, BUYER, '/activity.html?lang=en-US#/live?id=3')
  const player = page.getByRole('region', { name: 'Player: A night of living heritage' })
  await player.getByRole('button', { name: 'Book' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book' })
  await expect(dialog.getByText('Scan with WeChat')).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    /reserveCalendar\?reserveId=mock-reserve-6-3&lang=en-US$/,
  )
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(player.getByRole('button', { name: 'Booked' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'View booking' })).toBeFocused()
  await page.getByRole('button', { name: 'View booking' }).click()
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(player.getByRole('button', { name: 'Book' })).toBeEnabled()
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeFocused()
})

test.describe('too late', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('shows the server’s reason', async ({ page }) => {
    await openAs(page, BUYER, '/activity.html?scenario=reserveLive:LiveStarted#/live?id=3')
    await page.getByRole('button', { name: '预约', exact: true }).click()
    await expect(page.getByText('直播已开始，无需预约')).toBeVisible()
  })
})

test('what the code opens says what was booked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(TICKET)
  await expect(page.getByRole('heading', { level: 1, name: '买家对接说明会' })).toBeVisible()
  await expect(page.getByRole('link', { name: '进入直播间' })).toHaveAttribute('href', /#\/live\?id=5$/)
  await expect(page.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', /reserveId=mock-reserve-6-5/)
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('own bookings can be withdrawn and brought back', async ({ page }) => {
  await openAs(page, BUYER, '/personal.html#/bookings')
  const rows = page.getByRole('region', { name: '我的预约' }).getByRole('article')
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('button', { name: '取消预约：《买家对接说明会》' }).click()
  await expect(rows.first().getByText('已取消预约')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: '撤销：恢复《买家对接说明会》的预约' }).click()
  await expect(page.getByRole('button', { name: '取消预约：《买家对接说明会》' })).toBeVisible()
  await page.getByRole('button', { name: '查看预约码：《买家对接说明会》' }).click()
  await expect(page.getByRole('dialog', { name: '预约' })).toBeVisible()
})

test('no bookings, and own reports with their outcome', async ({ page }) => {
  await openAs(page, BUYER, '/personal.html?lang=en-US&scenario=listReserves:empty#/bookings')
  await expect(page.getByRole('heading', { name: en('live-manage:booked.empty') })).toBeVisible()
  const sections = page.getByRole('navigation', { name: en('personal:nav.label') })
  await sections.getByRole('button', { name: en('personal:nav.group.messages') }).click()
  await sections.getByRole('link', { name: en('personal:nav.ownReports'), exact: true }).click()
  const report = page.getByRole('article').filter({ hasText: 'Processed: upheld' })
  await expect(report).toContainText(en('live-manage:own.reply'))
  await expect(page.getByRole('article').filter({ hasText: 'To be processed' })).toHaveCount(3)
})

test('bookings fit every width in both languages and are accessible', async ({ page }) => {
  await openAs(page, BUYER, '/personal.html#/bookings')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectFitsInBoth(page)
})
