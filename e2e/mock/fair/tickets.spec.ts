import { BUYER, openAs } from '../../fixtures/signed-in'
import {
  expect,
  expectAccessible,
  expectFits,
  expectFitsInBoth,
  expectNoOverflowAtAnyWidth,
  test,
} from '../../fixtures/test'

const HALL = '/invoiceHall.html'

test('the ticket hall can be read by all and fits every window', async ({ page }) => {
  await page.goto(HALL)
  await expect(page.getByRole('heading', { name: '三日通票' })).toBeVisible()
  await expectFitsInBoth(page)
})

const own = [
  `${HALL}#/order?id=1`,
  `${HALL}#/order?id=8`,
  `${HALL}#/ticket?id=7`,
  `${HALL}#/ticket?id=8`,
  '/personal.html#/orders',
  '/personal.html#/tickets',
]

for (const address of own) {
  test(`${address} can be read by all and fits every window`, async ({ page }) => {
    await openAs(page, BUYER, address)
    await expect(page.locator('#main .yz-skeleton')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFitsInBoth(page)
  })
}

test('an order is placed, paid and returned, and each step fits every window', async ({ page }) => {
  await openAs(page, BUYER, HALL)
  await page.getByRole('button', { name: '购票：团体票' }).click()
  const form = page.getByRole('dialog', { name: '购票' })
  await form.getByRole('button', { name: '粘贴或导入名单' }).click()
  await form.getByRole('textbox', { name: '名单' }).fill('林一,护照,E60000001\n林二,护照,E60000002')
  await expectAccessible(page)
  await form.getByRole('button', { name: '填入名单' }).click()
  await expect(form.getByRole('textbox', { name: '证件号码' })).toHaveCount(2)
  await form.getByRole('textbox', { name: '联系人姓名' }).fill('陈采薇')
  await form.getByRole('textbox', { name: '联系电话' }).fill('13800138006')
  await expectNoOverflowAtAnyWidth(page)
  await form.getByRole('button', { name: '下一步' }).click()
  await expect(form.getByRole('heading', { name: '核对订单' })).toBeVisible()
  await expectFits(page)
  await form.getByRole('button', { name: '提交订单' }).click()

  const pay = page.getByRole('dialog', { name: '微信支付' })
  await expect(pay.getByRole('img', { name: /支付二维码/ })).toBeVisible()
  await expectAccessible(page)
  // The mock fair pays by itself after some looks.
  await expect(page.getByRole('heading', { level: 1, name: '交易成功' })).toBeVisible({ timeout: 30_000 })
  await expect(pay).toHaveCount(0)

  await page.getByRole('button', { name: '申请退款' }).click()
  const refund = page.getByRole('dialog', { name: '申请退款' })
  await refund.getByRole('checkbox', { name: /林一/ }).check()
  await refund.getByRole('radio', { name: '个人原因' }).check()
  await expectFits(page)
  await refund.getByRole('button', { name: /确认退款/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '退款处理中' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: /查看电子票.*林二/ }).click()
  await expect(page.getByRole('img', { name: /入场二维码/ })).toBeVisible()
  await expectFits(page)
})
