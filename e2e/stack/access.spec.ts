import type { Page } from '@playwright/test'
import { pictureFrom } from '../fixtures/picture'
import { expect, test } from '../fixtures/test'
import { captchaOn, codeFor, DEMO_PASSWORD, sendCodeOn } from '../fixtures/witness'
import { choose, filesOf } from '../fixtures/work'
import { en } from '../fixtures/texts'

/** Registering, being reviewed, logging in and signing up on the real server (spec: access). */
test.describe.configure({ mode: 'serial' })
// A refusal on the way is an answer like others; the browser notes it as an error.
test.use({ expectedErrors: [/status of 4\d\d/] })

const run = String(Date.now()).slice(-6)
const company = {
  phone: `13655${run}`,
  email: `studio-${run}@zhusu.example`,
  password: 'Zhusu#2026',
  name: `杭州竹素器物${run}`,
}
const buyer = {
  phone: `13755${run}`,
  email: `buyer-${run}@museum.example`,
  password: 'Museum#2026',
  name: `Ada ${run}`,
}

const certificate = { name: '营业执照.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function openIn(page: Page, language: 'zh-CN' | 'en-US', address: string): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('langs', localStorage.getItem('langs') ?? chosen)
  }, language)
  await page.goto(address)
}

async function logInAt(page: Page, { tab, account, password }: { tab: string; account: string; password: string }) {
  await page.getByRole('tab', { name: tab, exact: true }).click()
  await page.getByLabel('手机号或邮箱').fill(account)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await box(page, '图形验证码').fill(await captchaOn(page))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Both times; their form may still be on its way. */
async function fillNewPassword(page: Page, password: string) {
  const fields = page.locator('input[autocomplete="new-password"]')
  await expect(fields).toHaveCount(2)
  await fields.first().fill(password)
  await fields.last().fill(password)
}

/** What a company and a buyer fill in alike: contact, code, password, agreement. */
async function fillContact(
  page: Page,
  who: typeof buyer,
  words: { getCode: RegExp; phone: string; email: string; code: string },
) {
  await box(page, words.phone).fill(who.phone)
  await box(page, words.email).fill(who.email)
  await sendCodeOn(page, words.getCode)
  await box(page, words.code).fill(await codeFor(page.request, `+86${who.phone}`))
  await fillNewPassword(page, who.password)
  await page.getByRole('checkbox', { name: /agreement|协议/ }).check()
}

const zh = { getCode: /获取验证码/, phone: '手机号', email: '邮箱', code: '验证码' }
const english = {
  getCode: /Get code/,
  phone: 'Mobile number',
  email: en('access:contact.email'),
  code: 'Verification code',
}

test('a company registers as an exhibitor, in Chinese, with picture and certificate', async ({ page }) => {
  await openIn(page, 'zh-CN', '/login.html#/register?joinType=Exhibitor')
  await page.getByRole('radio', { name: /新参展商/ }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await choose(page, '国家或地区', '中国')
  await choose(page, '省份', '浙江省')
  await choose(page, '城市', '杭州市')
  await box(page, '企业名称').fill(company.name)
  await box(page, '企业名称（英文，选填）').fill(`Zhusu Wares ${run}`)
  await box(page, '统一社会信用代码').fill('91110108MA1YX004T3')
  await page.getByRole('radio', { name: '长期有效' }).check()
  await box(page, '注册人姓名').fill('竺素')
  await choose(page, '证件类型', '护照')
  await box(page, '证件号码').fill(`E${run}01`)
  await page.getByRole('checkbox', { name: '产品设计' }).check()
  await page.getByRole('radio', { name: '线上与线下' }).check()
  await page.getByRole('radio', { name: '设计馆' }).check()
  await choose(page, '展品类别', '家具')
  await fillContact(page, company, zh)
  await expect(page.getByRole('region', { name: '展位页公开的联系方式' })).toContainText('所有人可见')
  await box(page, '联系电话').fill('0571-8600 1234')
  await filesOf(page, '展品图片').setInputFiles(await pictureFrom(page))
  await page.getByRole('button', { name: '使用这张图片' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await filesOf(page, '资质证明').setInputFiles(certificate)
  await expect(page.getByRole('button', { name: /删除 营业执照/ })).toBeVisible()
  await page.getByRole('button', { name: '提交注册' }).click()
  await expect(page.getByRole('heading', { name: '注册已提交' })).toBeVisible()
})

test('a buyer registers in English', async ({ page }) => {
  await openIn(page, 'en-US', '/login.html#/register?joinType=Buyer')
  await choose(page, 'Country or region', 'China')
  await choose(page, 'Province', 'Jiangsu')
  await choose(page, 'City', 'Suzhou')
  await box(page, 'Name').fill(buyer.name)
  await choose(page, en('registration:form.cardType'), 'Passport')
  await box(page, 'ID number').fill(`P${run}02`)
  await page.getByRole('checkbox', { name: 'Product Design' }).check()
  await page.getByRole('checkbox', { name: 'Looking for items' }).check()
  await page.getByRole('checkbox', { name: 'Ceramics', exact: true }).check()
  await fillContact(page, buyer, english)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: /registration/i, level: 2 }).or(page.getByText('submitted')),
  ).toBeVisible()
})

test('a reviewer approves the company and rejects the buyer', async ({ page }) => {
  await openIn(page, 'zh-CN', '/organizer.html#/')
  await page.getByLabel('手机号或邮箱').fill('reviewer@demo.yunzhan.example')
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD)
  await box(page, '图形验证码').fill(await captchaOn(page))
  await page.getByRole('button', { name: '登录', exact: true }).click()

  await page.getByRole('main').getByRole('link', { name: '注册待审核' }).click()
  await page.getByRole('link', { name: new RegExp(company.name) }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('91110108MA1YX004T3')
  await expect(main).toContainText(`Zhusu Wares ${run}`)
  await main.getByRole('button', { name: '通过', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  // The next that waits comes by itself; the case stands among those that were approved.
  await expect(main.getByRole('heading', { level: 1, name: company.name })).toHaveCount(0)
  await page.goto('/organizer.html#/registrations?state=approved')
  await expect(page.getByRole('link', { name: new RegExp(company.name) })).toBeVisible()

  await page.goto('/organizer.html#/registrations')
  await page.getByRole('link', { name: new RegExp(buyer.name) }).click()
  await main.getByRole('button', { name: '不通过', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('请补充单位名称')
  await dialog.getByRole('button', { name: '不通过' }).click()
  await expect(main.getByRole('heading', { level: 1, name: buyer.name })).toHaveCount(0)
  await page.goto('/organizer.html#/registrations?state=rejected')
  await page.getByRole('link', { name: new RegExp(buyer.name) }).click()
  await expect(main).toContainText('未通过')
  await expect(main).toContainText('请补充单位名称')
})

test('the company’s page shows the contact that was given for it, and nothing of the registrant', async ({ page }) => {
  const input = { data: { page: 1, limit: 5, keyWord: company.name } }
  const response = await page.request.post('/api/ce-exhibition/web/exhibitor/list', input)
  const { data }: { data: { list: { id: number }[] } } = await response.json()
  await openIn(page, 'zh-CN', `/exhibitors.html#/Detail?id=${data.list[0]?.id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(company.name)
  await expect(main).toContainText('0571-8600 1234')
  for (const own of [company.phone, company.email, '竺素']) await expect(main).not.toContainText(own)
})

test('results are looked up by what was proved', async ({ page }) => {
  await openIn(page, 'zh-CN', '/login.html#/registrationQuery')
  // The company's e-mail was typed and not proved: whoever reads that mailbox learns nothing.
  await page.getByRole('radio', { name: '邮箱' }).check()
  await box(page, '邮箱').fill(company.email)
  await sendCodeOn(page, '获取验证码')
  await expect(page.getByText('邮箱不存在')).toBeVisible()

  await page.getByRole('radio', { name: '手机号' }).check()
  await expect(page.getByRole('heading', { name: '审核通过' })).toHaveCount(0)
  await box(page, '手机号').fill('+86 139 0013 9001')
  await sendCodeOn(page, '获取验证码')
  await box(page, '验证码').fill(await codeFor(page.request, '+8613900139001'))
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('杭州岚竹竹艺有限公司')
})

test('the company logs in by password at its own tab, and is sent back where it came from', async ({ page }) => {
  await openIn(page, 'zh-CN', '/login.html?callback=%2Fnews.html%23%2F')
  await logInAt(page, { tab: '采购商', account: company.phone, password: company.password })
  await expect(page.getByRole('alert').filter({ hasText: '该账号不是采购商账号' })).toBeVisible()
  await logInAt(page, { tab: '参展商', account: company.phone, password: company.password })
  await expect(page).toHaveURL(/\/news\.html#\/$/)
  await expect(page.getByRole('button', { name: /账户菜单/ })).toBeVisible()
})

for (const [kind, name] of [
  ['wechat', '微信'],
  ['face', '人脸识别'],
] as const) {
  test(`the company links ${kind} and logs in by it`, async ({ page, context }) => {
    /** Presses a button in the window that the QR would open on a phone. */
    const onPhone = async (button: string) => {
      const link = page.getByRole('link', { name: /打开模拟页面/ })
      const [phone] = await Promise.all([context.waitForEvent('page'), link.click()])
      await phone.getByRole('button', { name: button }).click()
      await expect(phone.getByRole('button', { name: button })).toHaveCount(0)
      await phone.close()
    }
    await openIn(page, 'zh-CN', '/login.html?callback=%2Fpersonal.html%23%2Fsecurity')
    await logInAt(page, { tab: '参展商', account: company.phone, password: company.password })
    await page.getByRole('button', { name: `绑定${name}`, exact: true }).click()
    await onPhone('确认绑定')
    await expect(page.getByRole('button', { name: `解除绑定${name}` })).toBeVisible()

    await page.getByRole('button', { name: /账户菜单/ }).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    // The server is notified before the page forgets who was here.
    await expect(page.getByRole('button', { name: /账户菜单/ })).toHaveCount(0)
    await page.goto('/login.html#/')
    await page.getByRole('button', { name: kind === 'wechat' ? '微信扫码' : '人脸识别' }).click()
    await onPhone('确认登录')
    await expect(page.getByRole('button', { name: /账户菜单/ })).toBeVisible()
    await expect(page).toHaveURL(/personal\.html#\/$/)
  })
}

test('the company signs up to an exhibition and cancels', async ({ page }) => {
  await openIn(page, 'zh-CN', '/login.html?callback=%2Findex.html%23%2F%3FsignUp%3D1')
  await logInAt(page, { tab: '参展商', account: company.phone, password: company.password })
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^立即报名“/ })
    .first()
    .click()
  await page.getByRole('radio', { name: '个人参展' }).check()
  await page.getByRole('radio', { name: '仅线上' }).check()
  await page.getByRole('button', { name: '提交报名' }).click()
  await expect(page.getByText(/请等待主办方审核/)).toBeVisible()

  await page.goto('/login.html#/applyQuery')
  const main = page.getByRole('main')
  await expect(main).toContainText('审核中')
  await main.getByRole('button', { name: /^取消/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消申请' }).click()
  await expect(main).toContainText('已取消')
})

test('a rejected buyer is notified', async ({ page }) => {
  await openIn(page, 'zh-CN', '/login.html#/')
  await logInAt(page, { tab: '采购商', account: buyer.phone, password: buyer.password })
  await expect(page.getByRole('alert').filter({ hasText: '未通过审核' })).toBeVisible()
})

test('a code logs in; a foreign return address is refused', async ({ page }) => {
  await openIn(page, 'zh-CN', '/login.html?callback=https%3A%2F%2Fevil.example%2F')
  await page.getByRole('tab', { name: '采购商' }).click()
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await box(page, '手机号').fill('13800138006')
  await sendCodeOn(page, '获取验证码')
  await box(page, '验证码').fill(await codeFor(page.request, '+8613800138006'))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('不允许返回该地址')
  await page.getByRole('dialog').getByRole('button').click()
  await expect(page).toHaveURL(/index\.html/)
  await expect(page.getByRole('button', { name: /陈采薇/ })).toBeVisible()
})

test('a forgotten password is set anew by e-mail', async ({ page }) => {
  const [account, password] = ['buyers@demo.yunzhan.example', 'Renewed#2027']
  await openIn(page, 'zh-CN', '/login.html#/')
  await page.getByRole('button', { name: /忘记密码/ }).click()
  await page
    .getByRole('radio', { name: '邮箱' })
    .or(page.getByRole('tab', { name: '邮箱' }))
    .click()
  await box(page, '邮箱地址').fill(account)
  await sendCodeOn(page, '获取验证码')
  await box(page, '验证码').fill(await codeFor(page.request, account))
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('heading', { name: '设置新密码' })).toBeVisible()
  await fillNewPassword(page, password)
  await page.getByRole('button', { name: '保存新密码' }).click()
  await page.getByRole('dialog').getByRole('button').click()
  await logInAt(page, { tab: '采购商', account, password })
  await expect(page.getByRole('button', { name: /何买办/ })).toBeVisible()
})
