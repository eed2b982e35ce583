import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { InputOf, OutputOf } from '#contract/core/endpoint.ts'
import * as booths from '#contract/fair/booths/endpoints.ts'
import { confirmOrder, getOwnOrder } from '#contract/commerce/orders/endpoints.ts'
import { requestRefund } from '#contract/commerce/payments/endpoints.ts'
import * as services from '#contract/commerce/services/endpoints.ts'
import { openPerson } from '../../fixtures/people'
import { expect, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'
import { ask, tokenOf } from '../../fixtures/witness'
import { followRequirements } from './requirements-journey'

/** An exhibitor orders a free booth and pays; the organizer sees it, a visitor finds it on the map, a refund frees it. */
const words = {
  'zh-CN': {
    service: '订购：设计馆展位',
    booth: '展位',
    name: '联系人姓名',
    phone: '联系电话',
    send: '提交订单',
    waits: '待确认',
    pending: '待支付',
    wechat: /微信支付/,
    cashier: '打开模拟收银台',
    pay: '确认支付（模拟）',
    paid: '交易成功',
    bought: (number: string) => `设计馆 · 展位 ${number}`,
    panel: (number: string) => `展位 ${number}`,
    unpaid: /未付款，保留至/,
    isPaid: /已付款 ¥/,
    company: '塘荫',
    release: '取消分配',
    refunded: '已退款',
  },
  'en-US': {
    service: 'Order: Design Hall booth',
    booth: en('service-order:booth.choose'),
    name: en('service-order:contact.name'),
    phone: 'Phone',
    send: en('service-order:send'),
    waits: en('orders:state.confirming'),
    pending: en('orders:state.pending'),
    wechat: /WeChat/,
    cashier: en('orders:pay.cashier'),
    pay: 'Pay (sandbox)',
    paid: 'Paid',
    bought: (number: string) => `Design Hall · Booth ${number}`,
    panel: (number: string) => `Booth ${number}`,
    unpaid: /Unpaid, held until/,
    isPaid: /Paid (CN)?¥/,
    company: 'Tangyin',
    release: en('booth-desk:release.open'),
    refunded: en('orders:state.refunded'),
  },
} as const

const EXHIBITOR = 'delegation@demo.yunzhan.example'
const ORGANIZER = 'organizer@demo.yunzhan.example'
const [DESIGN, CRAFTS] = [1, 7]

/** All are about one exhibitor: one after the other. */
test.describe.configure({ mode: 'default' })

const api = (request: APIRequestContext, token: string) => ({
  listBooths: (hallId: number) =>
    ask<OutputOf<typeof booths.listBooths>>(request, booths.listBooths.path, { data: { hallId }, token }),
  assign: (data: InputOf<typeof booths.assignBooth>) => ask(request, booths.assignBooth.path, { data, token }),
  release: (data: InputOf<typeof booths.releaseBooth>) => ask(request, booths.releaseBooth.path, { data, token }),
  listContracts: () =>
    ask<OutputOf<typeof services.listContracts>>(request, services.listContracts.path, {
      data: { keyWord: '塘荫' },
      token,
    }),
  sign: (data: InputOf<typeof services.saveContract>) => ask(request, services.saveContract.path, { data, token }),
})

/** The exhibitor has signed and has no booth; its booth in the other hall is left by way of this one, so that it is of this one. */
async function prepare(request: APIRequestContext): Promise<void> {
  const desk = api(request, await tokenOf(request, ORGANIZER))
  const [signed] = (await desk.listContracts()).list
  if (!signed) throw new Error('the exhibitor is listed')
  const { exhibitorId } = signed
  if (!signed.contract)
    await desk.sign({ exhibitorId, version: null, contract: { number: 'YZ-E2E', signedOn: '2026-01-01', until: null } })
  const before = (await desk.listBooths(CRAFTS)).booths.find(({ exhibitor }) => exhibitor?.id === exhibitorId)
  if (!before) return
  const free = (await desk.listBooths(DESIGN)).booths.findLast(({ status }) => status === 'free')
  const place = { hallId: DESIGN, number: free?.number ?? '' }
  await desk.assign({ ...place, exhibitorId, from: { hallId: CRAFTS, number: before.number } })
  await desk.release({ ...place, exhibitorId })
}

const NOTE = '展位所在区域改为消防通道'

/** From the booth to its order, which is refunded with a reason after the dialog has named what becomes free. */
async function refundAtDesk(desk: Page, panel: Locator, orderNumber: string): Promise<void> {
  await panel.getByRole('link', { name: orderNumber }).click()
  const drawer = desk.getByRole('dialog', { name: '订单详情' })
  await drawer.getByRole('button', { name: '为订单退款' }).click()
  const dialog = desk.getByRole('dialog', { name: '为订单退款？' })
  await expect(dialog.getByText(/^展位 .+ 重新开放，展商不再拥有该展位$/)).toBeVisible()
  await dialog.getByRole('textbox', { name: '退款原因' }).fill(NOTE)
  await dialog.getByRole('button', { name: /^退款 ¥/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(drawer.getByText(`原因：${NOTE}`)).toBeVisible()
}

for (const language of ['zh-CN', 'en-US'] as const) {
  test(`an exhibitor orders a booth, pays for it and is found there (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const w = words[language]
    const as = (account?: string) =>
      openPerson(browser, { request, language, origin: baseURL ?? '', ...(account ? { account } : {}) })
    await prepare(request)
    const exhibitor = await as(EXHIBITOR)
    const { page } = exhibitor
    await page.goto('/resourceOrdering.html')
    await page.getByRole('button', { name: w.service, exact: true }).click()
    const form = page.getByRole('dialog')
    const choice = form.getByRole('combobox', { name: w.booth })
    await choice.press('ArrowDown')
    // Open, with its first option active: before that Enter chooses nothing.
    await expect(choice).toHaveAttribute('aria-activedescendant', /_list_0$/)
    await choice.press('Enter')
    // The picture shows the choice too.
    const chosen = form.getByRole('application').getByRole('button')
    await expect(chosen).toHaveAccessibleName(/ · .+ · .*¥/)
    const [number = ''] = ((await chosen.getAttribute('aria-label')) ?? '').split(' · ')
    await form.getByRole('textbox', { name: w.name }).fill('唐团长')
    await form.getByRole('textbox', { name: w.phone }).fill('13800138008')
    await form.getByRole('button', { name: w.send }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.waits })).toBeVisible()
    const order = page.url()

    const organizer = await as(ORGANIZER)
    const desk = organizer.page
    await desk.goto(`/organizer.html#/booths?hall=${DESIGN}&booth=${number}`)
    const panel = desk.getByRole('region', { name: w.panel(number) })
    await expect(panel).toContainText(w.unpaid)
    await expect(panel.getByRole('button', { name: w.release })).toHaveCount(0)
    const guest = await as()
    await guest.page.goto(`/themeExhibition.html#/map?hall=${DESIGN}&booth=${number}`)
    const card = guest.page.getByRole('region', { name: w.panel(number) })
    await expect(card).toBeVisible()
    await expect(card).not.toContainText(w.company)

    const id = Number(new URLSearchParams(order.split('?')[1]).get('id'))
    const token = await tokenOf(request, EXHIBITOR)
    const read = () => ask<OutputOf<typeof getOwnOrder>>(request, getOwnOrder.path, { data: { id }, token })
    const { number: orderNumber, version } = await read()
    await ask(request, confirmOrder.path, {
      data: { id, version },
      token: await tokenOf(request, ORGANIZER),
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: w.pending })).toBeVisible()
    await page.getByRole('button', { name: w.wechat }).click()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('dialog').getByRole('link', { name: w.cashier }).click()
    const cashier = await opened
    await cashier.getByRole('button', { name: w.pay }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.paid, exact: true })).toBeVisible()

    await page.goto('/personal.html#/services?kind=booth')
    await expect(page.getByText(w.bought(number)).first()).toBeVisible()
    await desk.reload()
    await expect(panel).toContainText(w.isPaid)
    await expect(panel.getByRole('link', { name: orderNumber })).toBeVisible()
    await guest.page.reload()
    await expect(card).toContainText(w.company)

    // Here the organizer refunds it, and there the exhibitor returns it.
    if (language === 'zh-CN') await refundAtDesk(desk, panel, orderNumber)
    else {
      const { lines } = await read()
      const refund = { fen: lines[0]?.refundable?.fen ?? 0, lineIds: lines.map((line) => line.id) }
      const data = { key: `booth-back-${id}`, orderId: id, reason: 'personal', ...refund }
      await ask(request, requestRefund.path, { data, token })
    }
    await expect.poll(async () => (await read()).state).toBe('refunded')
    await page.goto(order)
    await expect(page.getByRole('heading', { level: 1, name: w.refunded, exact: true })).toBeVisible()
    await expect(page.getByText(`原因：${NOTE}`)).toHaveCount(language === 'zh-CN' ? 1 : 0)
    await guest.page.reload()
    await expect(card).toBeVisible()
    await expect(card).not.toContainText(w.company)
    await guest.leave()
    await organizer.leave()
    await exhibitor.leave()
  })
}

for (const language of ['zh-CN', 'en-US'] as const) {
  test(`an exhibitor states what it needs of a booth, and is proposed one that has it (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    await prepare(request)
    const as = (account: string) => openPerson(browser, { request, language, origin: baseURL ?? '', account })
    const [exhibitor, organizer] = [await as(EXHIBITOR), await as(ORGANIZER)]
    const organizerAccount = ORGANIZER
    await followRequirements({ request, language, exhibitor, organizer, hallId: DESIGN, organizerAccount })
    await organizer.leave()
    await exhibitor.leave()
  })
}
