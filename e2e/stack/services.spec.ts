import { openPerson } from '../fixtures/people'
import { pictureFrom } from '../fixtures/picture'
import { expect, test } from '../fixtures/test'
import { en } from '../fixtures/texts'

const words = {
  'zh-CN': {
    service: '首页横幅',
    show: '/index.html',
    order: '订购：首页横幅',
    today: (day: Date) =>
      day.toLocaleDateString('zh-CN', { timeZone: 'Asia/Shanghai', month: 'long', day: 'numeric', weekday: 'long' }),
    name: '联系人姓名',
    phone: '联系电话',
    send: '提交订单',
    waits: '待确认',
    pending: '待支付',
    wechat: /微信支付/,
    cashier: '打开模拟收银台',
    pay: '确认支付（模拟）',
    paid: '交易成功',
    fill: '提交广告：首页横幅',
    form: '广告内容：首页横幅',
    use: '使用这张图片',
    zh: /中文/,
    review: '提交审核',
    title: '青瓷小馆今日开馆',
  },
  'en-US': {
    service: 'Exhibits banner',
    show: '/exhibitss.html',
    order: 'Order: Exhibits banner',
    today: (day: Date) =>
      day.toLocaleDateString('en-US', { timeZone: 'Asia/Shanghai', month: 'long', day: 'numeric', weekday: 'long' }),
    name: en('service-order:contact.name'),
    phone: 'Phone',
    send: en('service-order:send'),
    waits: en('orders:state.confirming'),
    pending: en('orders:state.pending'),
    wechat: /WeChat/,
    cashier: en('orders:pay.cashier'),
    pay: 'Pay (sandbox)',
    paid: 'Paid',
    fill: en('own-services:fillOf', { name: 'Exhibits banner' }),
    form: en('own-services:form.title', { name: 'Exhibits banner' }),
    use: en('upload:crop.use'),
    zh: /Chinese/,
    review: en('own-services:form.send'),
    title: '青瓷小馆迎客',
  },
} as const

/** On the real server and the production build: from the choice of an advert space to the advert on its page. */
for (const language of ['zh-CN', 'en-US'] as const) {
  test(`an exhibitor orders an advert space, which is confirmed, paid, filled, approved and shown on its day (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const w = words[language]
    const origin = baseURL ?? ''
    const exhibitor = await openPerson(browser, {
      request,
      account: 'exhibitor@demo.yunzhan.example',
      language,
      origin,
    })
    const { page } = exhibitor
    await page.goto('/resourceOrdering.html')
    await page.getByRole('button', { name: w.order, exact: true }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: w.today(new Date()), exact: true }).click()
    await form.getByRole('textbox', { name: w.name }).fill('乔安')
    await form.getByRole('textbox', { name: w.phone }).fill('13800138001')
    await form.getByRole('button', { name: w.send }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.waits })).toBeVisible()
    const order = page.url()
    const number =
      (await page
        .getByText(/^S\d{8}[2-9A-Z]{10}$/)
        .first()
        .textContent()) ?? ''

    const organizer = await openPerson(browser, {
      request,
      account: 'organizer@demo.yunzhan.example',
      language: 'zh-CN',
      origin,
    })
    const desk = organizer.page
    await desk.goto('/organizer.html#/services')
    await desk.getByRole('button', { name: `确认订单 ${number}` }).click()
    await desk.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click()
    await expect(desk.getByRole('button', { name: `确认订单 ${number}` })).toHaveCount(0)

    await page.goto(order)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: w.pending })).toBeVisible()
    await page.getByRole('button', { name: w.wechat }).click()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('dialog').getByRole('link', { name: w.cashier }).click()
    const cashier = await opened
    await cashier.getByRole('button', { name: w.pay }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.paid, exact: true })).toBeVisible()

    await page.goto('/personal.html#/services')
    await page.getByRole('button', { name: w.fill }).first().click()
    const advert = page.getByRole('dialog', { name: w.form })
    await advert
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pictureFrom(page))
    await page.getByRole('button', { name: w.use }).click()
    await expect(advert.getByRole('figure')).toBeVisible()
    await advert.getByRole('textbox', { name: w.zh }).first().fill(w.title)
    await advert.getByRole('button', { name: w.review }).click()
    await expect(advert).toHaveCount(0)

    await desk.goto('/organizer.html#/services?part=adverts')
    await desk.getByRole('button', { name: `通过：${w.title}` }).click()
    await expect(desk.getByRole('button', { name: `通过：${w.title}` })).toHaveCount(0)

    await page.goto(w.show)
    await expect(page.getByRole('img', { name: w.title }).first()).toBeAttached()
    await organizer.leave()
    await exhibitor.leave()
  })
}
