import type { Page } from '@playwright/test'
import { chinaDay } from '../../contract/core/china-time'
import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'

/** A buyer says what is needed, the organizer reviews it, two exhibitors offer, the buyer compares and accepts. */
const title = `竹编提篮 ${String(Date.now()).slice(-6)}`
const inDays = (days: number) => chinaDay(new Date(Date.now() + days * 86_400_000))

async function setDay(page: Page, name: RegExp, value: string) {
  const field = page.getByRole('textbox', { name })
  await field.fill(value)
  await field.press('Tab')
}

async function choose(page: Page, name: RegExp, option: string) {
  await page.getByRole('combobox', { name }).click()
  await page.locator('.ant-select-item-option-content').getByText(option, { exact: true }).click()
}

async function publish(page: Page) {
  await page.goto('/exchangeHall.html#/')
  await page.getByRole('link', { name: '发布采购需求' }).first().click()
  await page.getByRole('textbox', { name: '标题（中文）' }).fill(title)
  await page.getByRole('textbox', { name: '标题（英文）' }).fill(title)
  // There are more of them than are drawn at once.
  await page.getByRole('combobox', { name: /品类/ }).fill('竹木')
  await choose(page, /品类/, '竹木雕')
  await page.getByRole('spinbutton', { name: /采购数量/ }).fill('100')
  await choose(page, /单位/, '件')
  await setDay(page, /报价截止日/, inDays(30))
  await page.getByRole('textbox', { name: /联系人/ }).fill('陈采薇')
  await page.getByRole('textbox', { name: /联系电话/ }).fill('010-55500100')
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('需求已提交审核')).toBeVisible()
}

interface Said {
  quantity: RegExp
  price: RegExp
  until: RegExp
  send: string
}
const inChinese: Said = { quantity: /可供数量/, price: /单价/, until: /报价有效期至/, send: '提交报价' }
const inEnglish: Said = {
  quantity: /Quantity offered/,
  price: /Unit price/,
  until: /Valid until/,
  send: 'Send the offer',
}

async function offer(page: Page, { quantity, price }: { quantity: string; price: string }, said: Said) {
  await page.goto('/exchangeHall.html#/needs')
  await page.locator('#main').getByRole('link', { name: title }).first().click()
  const id = /id=(\d+)/.exec(page.url())?.[1] ?? ''
  await page.goto(`/exchangeHall.html#/supply?id=${id}`)
  await page.getByRole('spinbutton', { name: said.quantity }).fill(quantity)
  await page.getByRole('spinbutton', { name: said.price }).fill(price)
  await setDay(page, said.until, inDays(10))
  const answered = page.waitForResponse((response) => response.url().includes('/supplier/order/add'))
  await page.getByRole('button', { name: said.send }).click()
  expect(await (await answered).json()).toMatchObject({ code: 0 })
  return id
}

test('a demand is published, reviewed, offered to by two exhibitors, and one of them is accepted', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const come = (account: string, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
    openPerson(browser, { request, language, origin: baseURL ?? '', account: `${account}@demo.yunzhan.example` })
  const [buyer, organizer] = [await come('buyer'), await come('organizer')]
  const [exhibitor, delegation] = [await come('exhibitor'), await come('delegation', 'en-US')]
  await publish(buyer.page)

  const desk = organizer.page
  await desk.goto('/organizer.html#/demands')
  await desk.getByRole('link', { name: title }).click()
  await expect(desk.locator('#main')).toContainText('100 件')
  await desk.getByRole('button', { name: '通过', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)

  const id = await offer(exhibitor.page, { quantity: '100', price: '48' }, inChinese)
  await offer(delegation.page, { quantity: '60', price: '40' }, inEnglish)

  // The lower price first; its exhibitor sees the contact once it is accepted, the other does not.
  await buyer.page.goto(`/personal.html#/demands/${id}`)
  const rows = buyer.page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: /¥4[08]/ })).toHaveCount(2)
  const lower = rows.filter({ hasText: '¥40' })
  await lower.getByRole('button', { name: /接受/ }).click()
  await buyer.page.getByRole('dialog').getByRole('button', { name: /接受$/ }).click()
  await expect(lower).toContainText('已接受')
  await delegation.page.goto('/personal.html#/offers')
  await expect(delegation.page.getByRole('row', { name: title })).toContainText('010-55500100')
  await exhibitor.page.goto('/personal.html#/offers')
  await expect(exhibitor.page.getByRole('row', { name: title })).not.toContainText('010-55500100')
  await exhibitor.page.goto(`/exchangeHall.html#/need?id=${id}`)
  await expect(exhibitor.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(exhibitor.page.getByText('010-55500100')).toHaveCount(0)
  await Promise.all([buyer, organizer, exhibitor, delegation].map(({ leave }) => leave()))
})
