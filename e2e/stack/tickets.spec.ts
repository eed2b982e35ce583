import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { ask, tokenOf } from '../fixtures/witness'

const words = {
  'zh-CN': {
    order: '购票：单日票',
    form: '购票',
    more: '单日票加一张',
    name: '姓名',
    idType: '证件类型',
    passport: '护照',
    idNumber: '证件号码',
    contact: '联系人姓名',
    phone: '联系电话',
    next: '下一步',
    send: '提交订单',
    pay: '微信支付',
    cashier: '打开模拟收银台',
    confirm: '确认支付（模拟）',
    paid: '交易成功',
    ticket: /^查看电子票.*甲一/,
    qr: /^门票 .* 的入场二维码$/,
    pdf: '下载 PDF',
    used: '已使用',
    refund: '申请退款',
    why: '个人原因',
    send2: /^确认退款/,
    partly: '部分退款',
  },
  'en-US': {
    order: 'Order: One-day ticket',
    form: 'Order tickets',
    more: 'One more: One-day ticket',
    name: 'Name',
    idType: 'Type of ID',
    passport: 'Passport',
    idNumber: 'ID number',
    contact: 'Name of the contact',
    phone: 'Phone',
    next: 'Next',
    send: 'Place the order',
    pay: 'WeChat Pay',
    cashier: 'Open the cashier',
    confirm: 'Pay (sandbox)',
    paid: 'Paid',
    ticket: /^E-ticket.*甲一/,
    qr: /^QR code of ticket/,
    pdf: 'Download PDF',
    used: 'Used',
    refund: 'Request a refund',
    why: 'Personal reason',
    send2: /^Refund /,
    partly: 'Partly refunded',
  },
} as const

interface Checked {
  result: string
  before: { listName: string } | null
}

/** On the real server and the production build, whose cashier is the sandbox. */
for (const language of ['zh-CN', 'en-US'] as const) {
  test(`tickets are ordered, paid, shown, checked once and one is given back (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const w = words[language]
    const account = language === 'zh-CN' ? 'buyer@demo.yunzhan.example' : 'tourist@demo.yunzhan.example'
    const { page, leave } = await openPerson(browser, { request, account, language, origin: baseURL ?? '' })
    await page.goto('/invoiceHall.html')
    await page.getByRole('button', { name: w.order }).click()
    const form = page.getByRole('dialog', { name: w.form })
    await form.getByRole('button', { name: w.more }).click()
    const unique = String(Date.now()).slice(-7)
    for (const place of [0, 1]) {
      await form
        .getByRole('textbox', { name: w.name, exact: true })
        .nth(place)
        .fill(place === 0 ? '甲一' : '乙二')
      await form.getByRole('combobox', { name: w.idType }).nth(place).click()
      await page.getByRole('option', { name: w.passport }).last().click()
      await form.getByRole('textbox', { name: w.idNumber }).nth(place).fill(`E${place}${unique}`)
    }
    await form.getByRole('textbox', { name: w.contact }).fill('甲一')
    await form.getByRole('textbox', { name: w.phone }).fill('13800138006')
    await form.getByRole('button', { name: w.next }).click()
    await form.getByRole('button', { name: w.send }).click()

    const pay = page.getByRole('dialog', { name: w.pay })
    const opened = page.context().waitForEvent('page')
    await pay.getByRole('link', { name: w.cashier }).click()
    const cashier = await opened
    await cashier.getByRole('button', { name: w.confirm }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.paid, exact: true })).toBeVisible()

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
    await page.getByRole('button', { name: w.refund }).click()
    const refund = page.getByRole('dialog', { name: w.refund })
    await expect(refund.getByRole('checkbox', { name: /甲一/ })).toHaveCount(0)
    await refund.getByRole('checkbox', { name: /乙二/ }).check()
    await refund.getByRole('radio', { name: w.why }).check()
    await refund.getByRole('button', { name: w.send2 }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.partly })).toBeVisible({ timeout: 60_000 })
    await leave()
  })
}
