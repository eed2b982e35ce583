import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { en, enStart } from '../fixtures/texts'

const words = {
  'zh-CN': {
    subject: '布展时间调整',
    add: '新建群发',
    subjectZh: '主题 (中文)',
    subjectEn: '主题 (英文)',
    textZh: '正文 (中文)',
    textEn: '正文 (英文)',
    types: '用户类型',
    buyer: '采购商',
    save: '存为草稿',
    send: '发送',
    sendAll: /^发送给 \d+ 人$/,
    preRegister: '立即预登记',
    name: /^姓名/,
    company: /^企业名称/,
    mail: /^邮箱/,
    purpose: '寻找展品',
    agreed: /我已阅读并同意/,
    submit: '提交预登记',
    qr: '买家预登记二维码',
    register: '注册账号，资料自动带入',
    feedback: '我要反馈',
    malfunction: '功能故障',
    content: /情况说明/,
    contact: /联系方式/,
    report: '提交',
    ok: '好的',
    answerOf: /^答复：/,
    answer: '答复',
  },
  'en-US': {
    subject: 'Set-up moved by a day',
    add: en('mailings:add'),
    subjectZh: 'Subject (Chinese)',
    subjectEn: 'Subject (English)',
    textZh: 'Text (Chinese)',
    textEn: 'Text (English)',
    types: 'User types',
    buyer: 'Buyer',
    save: 'Save as draft',
    send: 'Send',
    sendAll: enStart('mailings:send.do_other'),
    preRegister: 'Pre-register now',
    name: /^Name/,
    company: /^Company/,
    mail: enStart('pre-registration:email'),
    purpose: 'Looking for items',
    agreed: /I have read and agree/,
    submit: 'Pre-register',
    qr: en('pre-registration:qrLabel'),
    register: en('pre-registration:register'),
    feedback: 'Send feedback',
    malfunction: 'Malfunction',
    content: /What happened/,
    contact: new RegExp(en('report:contact')),
    report: 'Submit',
    ok: 'OK',
    answerOf: enStart('live-manage:reports.answerOf'),
    answer: en('live-manage:reports.answer'),
  },
} as const

/** On the real server and the production build: what the fair sends to people, and what they answer. */
for (const language of ['zh-CN', 'en-US'] as const) {
  const w = words[language]

  test(`a message to a segment comes once, in each one’s language (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const origin = baseURL ?? ''
    const open = (account: string) => openPerson(browser, { request, account, language, origin })
    const [staff, buyer] = [await open('organizer@demo.yunzhan.example'), await open('buyer@demo.yunzhan.example')]
    await staff.page.goto('/organizer.html#/mailings')
    await staff.page.getByRole('button', { name: w.add, exact: true }).click()
    const dialog = staff.page.getByRole('dialog')
    const subjects = { zh: words['zh-CN'].subject, en: words['en-US'].subject }
    await dialog.getByRole('textbox', { name: w.subjectZh, exact: true }).fill(`${subjects.zh} ${language}`)
    await dialog.getByRole('textbox', { name: w.subjectEn, exact: true }).fill(`${subjects.en} ${language}`)
    await dialog.getByRole('textbox', { name: w.textZh, exact: true }).fill('请于前一日进馆。')
    await dialog.getByRole('textbox', { name: w.textEn, exact: true }).fill('Please come a day earlier.')
    await dialog.getByRole('combobox', { name: w.types, exact: true }).click()
    await staff.page.getByTitle(w.buyer, { exact: true }).last().click()
    await staff.page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: w.save, exact: true }).click()
    const row = staff.page.getByRole('row', { name: new RegExp(`${w.subject} ${language}`) })
    await row.getByRole('button', { name: w.send, exact: true }).click()
    await staff.page.getByRole('dialog').getByRole('button', { name: w.sendAll }).click()
    await expect(staff.page.getByRole('dialog')).toHaveCount(0)

    const { page } = buyer
    await expect(async () => {
      await page.goto('/personal.html#/notices')
      await page.reload()
      await expect(page.getByText(`${w.subject} ${language}`)).toHaveCount(1)
    }).toPass()
    const other = language === 'zh-CN' ? subjects.en : subjects.zh
    await expect(page.getByText(`${other} ${language}`)).toHaveCount(0)
    await staff.leave()
    await buyer.leave()
  })

  test(`who pre-registers has a code, and registers with what was typed (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const guest = await openPerson(browser, { request, language, origin: baseURL ?? '' })
    const { page } = guest
    const email = `pre-${language.toLowerCase()}@visitor.example`
    await page.goto('/index.html#/')
    // What stands further down is fetched when it comes near.
    const begin = page.getByRole('button', { name: w.preRegister, exact: true })
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(begin).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await begin.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: w.name }).fill('林知夏')
    await dialog.getByRole('textbox', { name: w.company }).fill('杭州听雨文化有限公司')
    await dialog.getByRole('textbox', { name: w.mail }).fill(email)
    await dialog.getByRole('checkbox', { name: w.purpose, exact: true }).check()
    await dialog.getByRole('checkbox', { name: w.agreed }).check()
    await dialog.getByRole('button', { name: w.submit, exact: true }).click()
    await expect(dialog.getByRole('img', { name: w.qr })).toBeVisible()
    await dialog.getByRole('link', { name: w.register, exact: true }).click()
    await expect(page.getByRole('textbox', { name: w.name }).first()).toHaveValue('林知夏')
    await expect(page.getByRole('textbox', { name: w.mail }).first()).toHaveValue(email)
    await guest.leave()
  })

  test(`feedback is answered, and whoever sent it reads the answer (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const origin = baseURL ?? ''
    const open = (account: string) => openPerson(browser, { request, account, language, origin })
    const [staff, buyer] = [await open('organizer@demo.yunzhan.example'), await open('buyer@demo.yunzhan.example')]
    const message = `${language}：选择场次后页面一直停在加载，刷新后仍不能下单。`
    await buyer.page.goto('/personal.html#/feedback')
    await buyer.page.getByRole('button', { name: w.feedback, exact: true }).click()
    const dialog = buyer.page.getByRole('dialog')
    await dialog.getByRole('radio', { name: w.malfunction, exact: true }).check()
    await dialog.getByRole('textbox', { name: w.content }).fill(message)
    await dialog.getByRole('textbox', { name: w.contact }).fill('0571-8765432')
    await dialog.getByRole('button', { name: w.report, exact: true }).click()
    await expect(dialog.getByText(/^JB\d+/)).toBeVisible()
    await dialog.getByRole('button', { name: w.ok, exact: true }).click()

    await staff.page.goto('/organizer.html#/reports')
    const report = staff.page.getByRole('article').filter({ hasText: message })
    await report.getByRole('button', { name: w.answerOf }).click()
    await staff.page.getByRole('dialog').getByRole('textbox').fill(`已修复，请再试。Mended. ${language}`)
    await staff.page.getByRole('dialog').getByRole('button', { name: w.answer, exact: true }).click()
    await expect(staff.page.getByRole('dialog')).toHaveCount(0)

    await buyer.page.reload()
    const own = buyer.page.getByRole('article').filter({ hasText: message })
    await expect(own.getByText(`已修复，请再试。Mended. ${language}`)).toBeVisible()
    await staff.leave()
    await buyer.leave()
  })
}
