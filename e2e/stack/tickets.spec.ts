import { applyForInvoice, issueInvoice } from '../fixtures/money/invoice'
import { askRefund, claimCoupon, orderForSaved, orderPasses, payAtCashier } from '../fixtures/money/order'
import { ticketWords } from '../fixtures/money/ticket-words'
import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { ask, tokenOf } from '../fixtures/witness'

interface Checked {
  result: string
  before: { listName: string } | null
}

/** On the real server and the production build, with the sandbox as cashier. */
for (const language of ['zh-CN', 'en-US'] as const) {
  test(`tickets are ordered with a coupon, paid, shown, checked once, one is given back, the rest is invoiced and kept, and one is ordered for a saved attendee (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const w = ticketWords[language]
    const origin = baseURL ?? ''
    const account = language === 'zh-CN' ? 'buyer@demo.yunzhan.example' : 'tourist@demo.yunzhan.example'
    // A refund that the invoice forbids is refused, which the console says.
    const buyer = await openPerson(browser, { request, account, language, origin, expected: [/409/] })
    const { page } = buyer
    const unique = String(Date.now()).slice(-7)
    await claimCoupon(page, w)
    await orderPasses(page, w, ['甲一', '乙二', '丙三'], unique)
    await payAtCashier(page, w)

    const order = page.url()
    await page.getByRole('link', { name: w.ticket }).click()
    await expect(page.getByRole('img', { name: w.qr })).toBeVisible()
    const code = (await page.getByText(/^[2-9A-Z]{16}$/).textContent()) ?? ''
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: w.pdf }).click()
    expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/)

    const token = await tokenOf(request, 'staff@demo.yunzhan.example')
    const [gate] = await ask<{ id: number }[]>(request, '/ce-exhibition/mgr/checkIn/list', { token })
    const check = (key: string) =>
      ask<Checked>(request, '/ce-exhibition/mgr/checkIn/check', {
        token,
        data: { key: `${key}-${unique}`, listId: gate?.id ?? 0, code },
      })
    expect((await check('first-scan')).result).toBe('valid')
    expect(await check('second-scan')).toMatchObject({ result: 'used', before: { listName: '南门' } })
    await page.reload()
    await expect(page.getByText(w.used, { exact: true }).first()).toBeVisible()

    await page.goto(order)
    await askRefund(page, w, /乙二/)
    await expect(page.getByRole('heading', { level: 1, name: w.partly })).toBeVisible({ timeout: 60_000 })

    const title = `丙三${unique}`
    const invoiceNumber = `2644200000000${unique}`
    await applyForInvoice(page, w, title, w.invoiceSum)
    await expect(page.getByText(w.applied)).toBeVisible()
    const finance = await openPerson(browser, {
      request,
      account: 'finance@demo.yunzhan.example',
      language: 'zh-CN',
      origin,
    })
    await issueInvoice(finance.page, title, invoiceNumber)
    await finance.leave()
    await page.reload()
    await expect(page.getByRole('button', { name: w.documentOf(invoiceNumber) })).toBeVisible()
    await expect(page.getByText(w.blocked)).toBeVisible()
    await askRefund(page, w, /丙三/)
    const refused = page.getByRole('dialog', { name: w.refund }).getByRole('alert')
    await expect(refused).toContainText(w.refused)
    await expect(refused.getByRole('link', { name: w.toInvoice })).toBeVisible()
    await orderForSaved(page, w, '甲一')
    await buyer.leave()
  })
}
