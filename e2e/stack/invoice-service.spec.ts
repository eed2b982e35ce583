import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FakeInvoiceService, openFakeInvoiceService } from '#server/providers/invoice/fake/open-fake.ts'
import { startServer } from '#tests/setup/program.ts'
import { logIn } from '../fixtures/log-in'
import { applyForInvoice } from '../fixtures/money/invoice'
import { askRefund, claimCoupon, orderPasses, payAtCashier } from '../fixtures/money/order'
import { ticketWords } from '../fixtures/money/ticket-words'
import { expect, test } from '../fixtures/test'
import { en, enStart } from '../fixtures/texts'

/** A fair with an invoice service: its own server and database. */
let dataDir = ''
let service: FakeInvoiceService
let fair: Awaited<ReturnType<typeof startServer>>
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'invoice-service-'))
  service = await openFakeInvoiceService()
  fair = await startServer({ DATA_DIR: dataDir, DEMO: '1', RATE_LIMIT: '0', ...service.settings })
})
test.afterAll(async () => {
  await fair.stop()
  await service.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const words = {
  'zh-CN': { reverse: /^申请冲红：/, reversal: '申请冲红', reversed: '已冲红' },
  'en-US': {
    reverse: enStart('invoices:reversal.doOf'),
    reversal: en('invoices:reversal.do'),
    reversed: 'Reversed',
  },
} as const

test.describe.configure({ mode: 'serial' })
for (const language of ['zh-CN', 'en-US'] as const) {
  test(`a service issues an invoice and reverses it, which the page follows, and the order can be given back (${language})`, async ({
    browser,
  }) => {
    const w = ticketWords[language]
    const message = words[language]
    const account = language === 'zh-CN' ? 'buyer@demo.yunzhan.example' : 'tourist@demo.yunzhan.example'
    const context = await browser.newContext({
      baseURL: fair.address,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    await context.addInitScript(() => {
      localStorage.setItem('openedItself', JSON.stringify({ day: '9999-12-31', which: 'signUp' }))
      localStorage.setItem('langs', localStorage.getItem('langs') ?? 'zh-CN')
    })
    const page = await context.newPage()
    await page.goto('/login.html')
    await page.getByRole('checkbox', { name: /^我已阅读并同意/ }).check()
    await logIn(page, account, 'Yunzhan#2026')
    await expect(page).toHaveURL(/index\.html|\/$/)
    await page.evaluate((chosen) => localStorage.setItem('langs', chosen), language)

    await claimCoupon(page, w)
    await orderPasses(page, w, ['甲一', '乙二', '丙三'], String(Date.now()).slice(-7))
    await payAtCashier(page, w)
    const order = page.url()

    await applyForInvoice(page, w, '甲一', w.payable)
    // The service receives it within seconds, and the page refreshes by itself.
    const document = page.getByRole('button', { name: w.document })
    await expect(document).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(w.blocked)).toBeVisible()
    const [number = ''] = /F\d{8}\w+/.exec(service.requests.findLast((call) => call.startsWith('issue')) ?? '') ?? []
    const downloaded = page.waitForEvent('download')
    await document.click()
    expect((await downloaded).suggestedFilename()).toContain(service.find(number)?.invoiceNumber)

    await page.goto('/personal.html#/invoices')
    await page
      .getByRole('button', { name: message.reverse })
      .and(page.getByRole('button', { name: new RegExp(number) }))
      .click()
    await page.getByRole('dialog').getByRole('button', { name: message.reversal }).click()
    await expect(page.getByRole('article').getByText(message.reversed, { exact: true })).toBeVisible({
      timeout: 60_000,
    })
    expect(service.find(number)?.state).toBe('reversed')

    await page.goto(order)
    await askRefund(page, w, /乙二/)
    await expect(page.getByRole('heading', { level: 1, name: w.partly })).toBeVisible({ timeout: 60_000 })
    await context.close()
  })
}
