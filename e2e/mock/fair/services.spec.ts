import { EXHIBITOR, openAs, STAFF } from '../../fixtures/signed-in'
import {
  expect,
  expectAccessible,
  expectFits,
  expectFitsInBoth,
  expectNoOverflowAtAnyWidth,
  test,
} from '../../fixtures/test'

const PAGE = '/resourceOrdering.html'

test('what exhibitors can order can be read by all and fits every window', async ({ page }) => {
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: '园林月门' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '订购流程' })).toBeVisible()
  await expectFitsInBoth(page)
})

const own = ['/invoiceHall.html#/order?id=18', '/invoiceHall.html#/order?id=26', '/personal.html#/services']

for (const address of own) {
  test(`${address} can be read by its exhibitor and fits every window`, async ({ page }) => {
    await openAs(page, EXHIBITOR, address)
    await expect(page.locator('#main .yz-skeleton')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFitsInBoth(page)
  })
}

for (const part of ['', '?part=adverts', '?part=catalogue', '?part=contracts']) {
  test(`the desk of services${part} fits every window`, async ({ page }) => {
    await openAs(page, STAFF, `/organizer.html#/services${part}`)
    await expect(page.getByRole('heading', { level: 1, name: '展会服务' })).toBeVisible()
    await expect(page.locator('#main .yz-skeleton')).toHaveCount(0)
    await expectFitsInBoth(page)
  })
}

test('an advert space is ordered by the keyboard, and its order waits for the organizer', async ({ page }) => {
  await openAs(page, EXHIBITOR, PAGE)
  await expect(page.getByText('YZ-2026-0001')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '订购：展品馆横幅' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: '订购：展品馆横幅' })
  const days = form.getByRole('group', { name: '投放日期' })
  await days.locator('button[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(form.getByText(/共 2 天$/)).toBeVisible()
  await expect(form.getByText('¥960')).toBeVisible()
  await expectNoOverflowAtAnyWidth(page)
  await expectAccessible(page)
  await form.getByRole('textbox', { name: '联系人姓名' }).fill('沈砚秋')
  await form.getByRole('textbox', { name: '联系电话' }).fill('13800138001')
  await form.getByRole('button', { name: '提交订单' }).click()
  await page.waitForURL(/invoiceHall\.html#\/order\?id=\d+/)
  await expect(page.getByRole('heading', { level: 1, name: '待确认' })).toBeVisible()
  await expectFits(page)
})

test('an order that is confirmed is paid by bank transfer', async ({ page }) => {
  await openAs(page, EXHIBITOR, '/invoiceHall.html#/order?id=17')
  await page.getByRole('button', { name: '银行转账' }).click()
  const form = page.getByRole('dialog', { name: '银行转账' })
  await expectFits(page)
  await form.getByRole('textbox', { name: '付款户名' }).fill('青禾陶瓷')
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: '回单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') })
  // On its way it has a name in the list already; sent it can be deleted.
  await expect(form.getByRole('button', { name: '删除 回单.pdf' })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: '提交凭证' }).click()
  await expect(page.getByText('转账凭证已提交，财务核对期间订单为您保留。')).toBeVisible()
  await expect(page.getByRole('button', { name: '微信支付' })).toHaveCount(0)
})
