import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { BUYER, openAs } from '../../fixtures/signed-in'
import { expect, expectAccessible, expectFits, expectPassing, languages, test } from '../../fixtures/test'
import { filesOf } from '../../fixtures/work'
import { en } from '../../fixtures/texts'
import { ruleTexts } from '#contract/core/rule-texts.ts'

const PASSWORD = 'Yunzhan#2026'
const SECURITY = '/personal.html#/security'

/** The exhibitor of the mock fair, signed in before the page starts; once in a window. */
async function signedIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('test.signedIn')) return
    sessionStorage.setItem('test.signedIn', '1')
    localStorage.setItem('token', 'token-1')
    localStorage.setItem('userInfo', JSON.stringify({ userId: '1', userName: '13800138001', userType: 1 }))
    localStorage.setItem('isSignIn', 'true')
  })
}

const form = (page: Page, name: string) => page.getByRole('form', { name })
/** A field by its label; a star before it says that it is needed. */
const box = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^(\\* )?${name}$`) })
const menu = (page: Page, name: string) => page.getByRole('button', { name: `${name} 的账户菜单` })

async function getCode(page: Page, where: string): Promise<void> {
  await form(page, where).getByRole('button', { name: '获取验证码' }).click()
  const slider = page.getByRole('dialog').getByRole('slider')
  await expect(slider).toBeEnabled()
  await slider.fill('150')
  await slider.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a guest is invited to log in, and comes back', async ({ page }) => {
  await page.goto('/personal.html?lang=en-US#/security')
  await expect(page.getByRole('heading', { name: 'Please log in first' })).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/login\.html#\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('returnPath'))).toContain('personal.html')
})

test.describe('an expired session', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('shows a message and leads to the login', async ({ page }) => {
    await signedIn(page)
    await page.goto('/personal.html?scenario=getPersonInfo:40001#/profile')
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible()
    await expect(page.getByRole('heading', { name: '请先登录' })).toBeVisible()
    await page.getByRole('button', { name: '好的' }).click()
    await expect(page).toHaveURL(/login\.html#\/$/)
  })
})

for (const language of languages) {
  test(`every section fits every width and has no violation in ${language}`, async ({ page }) => {
    await signedIn(page)
    for (const section of ['/', '/profile', '/security', '/applications', '/rooms/new']) {
      await page.goto(`/personal.html?lang=${language}&at=${encodeURIComponent(section)}#${section}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectFits(page)
    }
  })
}

test.describe('the overview', () => {
  test('is what the personal center opens on, with what waits and the way to it', async ({ page }) => {
    await signedIn(page)
    await page.goto('/personal.html')
    await expect(page).toHaveTitle('概览 · 云展')
    const part = (name: RegExp) => page.getByRole('region', { name })
    await expect(part(/待答复的咨询/).getByRole('listitem')).toHaveCount(2)
    await expect(part(/接下来的洽谈与直播/)).toContainText('进行中')
    await expect(part(/审核中的申请/)).toContainText('远方的织机')
    await part(/接下来的洽谈与直播/)
      .getByRole('link', { name: '青禾柴窑开窑' })
      .click()
    await expect(page).toHaveURL(/#\/rooms\/\d+$/)
  })

  test('says what each card is for where nothing waits, with the first step', async ({ page }) => {
    await signedIn(page)
    await page.goto('/personal.html?lang=en-US&scenario=getOverview:empty#/')
    await expect(page.getByText(en('overview:card.inquiries.empty'))).toBeVisible()
    await expect(page.getByRole('link', { name: en('overview:card.next.startRun') })).toBeVisible()
    await expectFits(page)
  })

  test('and its old address lead a buyer to what a buyer has', async ({ page }) => {
    await openAs(page, BUYER, '/personal.html#/workbench')
    await expect(page).toHaveURL(/personal\.html#\/$/)
    const sections = page.getByRole('navigation', { name: '个人中心栏目' })
    await expect(sections.getByRole('link', { name: /我的采购需求/ })).toBeVisible()
    await expect(sections.getByRole('button', { name: '展台与服务' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: /待跟进的线索|我的展台/ })).toHaveCount(0)
  })
})

test.describe('profile', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('is changed, and the header with it', async ({ page }) => {
    await signedIn(page)
    await page.goto('/personal.html#/profile')
    await expect(page).toHaveTitle('账户资料 · 云展')
    await box(page, '昵称').fill('砚秋工坊')
    await page.getByRole('radio', { name: 'English' }).check()
    await expectPassing(page, '资料已保存', () => page.getByRole('button', { name: '保存资料' }).click())
    await expect(menu(page, '砚秋工坊')).toBeVisible()
    await page.goto('/news.html')
    await expect(menu(page, '砚秋工坊')).toBeVisible()
  })

  test('a nickname is too long, or unsafe', async ({ page }) => {
    await signedIn(page)
    await page.goto('/personal.html#/profile')
    await box(page, '昵称').fill('云'.repeat(31))
    await page.getByRole('button', { name: '保存资料' }).click()
    await expect(page.getByText('昵称不能超过 30 个字符')).toBeVisible()
    await expect(box(page, '昵称')).toBeFocused()
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByText(ruleTexts['nickName.long'].en)).toBeVisible()
    await box(page, 'Nickname').fill('敏感')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1)
  })
})

test.describe('portrait', () => {
  const red = { channels: 3, background: '#a8322d' } as const
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, ...red } })
      .png()
      .toBuffer()

  test('is cut by keyboard, sent small, and shown in the header', async ({ page }) => {
    await signedIn(page)
    await page.goto('/personal.html#/profile')
    const chooser = filesOf(page, '头像')
    await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(900, 1200) })
    const dialog = page.getByRole('dialog', { name: '裁剪图片' })
    const area = dialog.getByRole('group', { name: /裁剪区域/ })
    await expect(dialog.getByRole('button', { name: '使用这张图片' })).toBeEnabled()
    await expectAccessible(page)
    await area.focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('slider')).toHaveValue('1.2')
    await page.keyboard.press('-')
    await expect(dialog.getByRole('slider')).toHaveValue('1.1')
    await dialog.getByRole('button', { name: '旋转 90°' }).click()
    const uploaded = page.waitForRequest(/uploadImageBase/)
    await dialog.getByRole('button', { name: '使用这张图片' }).click()
    const request = await uploaded
    expect(request.headers()['uploadkey']).toMatch(/^[\w-]{16,}$/)
    const sent = new URLSearchParams(request.postData() ?? '').get('base64') ?? ''
    expect(sent).toMatch(/^data:image\/jpeg;base64,/)
    const { width, height } = await sharp(Buffer.from(sent.replace(/^.*,/, ''), 'base64')).metadata()
    expect([width <= 295, height <= 413, width > 250]).toEqual([true, true, true])
    await expect(page.getByRole('img', { name: '当前头像' })).toBeVisible()
    await expectPassing(page, '资料已保存', () => page.getByRole('button', { name: '保存资料' }).click())
  })

  test('is refused in words, and the dialog is left by Escape', async ({ page }) => {
    await signedIn(page)
    await page.goto('/personal.html#/profile')
    const chooser = filesOf(page, '头像')
    await chooser.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(page.getByText('上传的文件格式不符')).toBeVisible()
    await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_243_000) })
    await expect(page.getByText('图片大小超出限制，上限为 5 MB')).toBeVisible()
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByText('Image size exceeds limit, limit is 5 MB')).toBeVisible()
    const portrait = filesOf(page, en('personal:profile.avatar'))
    await portrait.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText('Cropping image failed')).toBeVisible()
    const button = page.getByRole('button', {
      name: en('upload:action.pickImageOf', { name: en('personal:profile.avatar') }),
    })
    await button.focus()
    await portrait.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(30, 40) })
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})

test.describe('security', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('the password is changed once the old one is right', async ({ page }) => {
    await signedIn(page)
    await page.goto(SECURITY)
    const submit = form(page, '修改密码').getByRole('button', { name: '修改密码' })
    await submit.click()
    await expect(box(page, '当前密码')).toBeFocused()
    await box(page, '当前密码').fill('Wrong#2026')
    await box(page, '新密码').fill('abcdefgh')
    await box(page, '确认新密码').fill('other')
    await submit.click()
    await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
    await box(page, '新密码').fill('Another#2027')
    await box(page, '确认新密码').fill('Another#2027')
    await submit.click()
    await expect(page.getByText('当前密码错误')).toBeVisible()
    await expect(box(page, '当前密码')).toBeFocused()
    await box(page, '当前密码').fill(PASSWORD)
    await expectPassing(page, '密码已修改，其他设备已退出登录', () => submit.click())
    await expect(box(page, '新密码')).toHaveValue('')
  })

  test('the phone is changed by code and password', async ({ page }) => {
    await signedIn(page)
    await page.goto(SECURITY)
    const phone = form(page, '更换手机号')
    await expect(phone.getByText('当前：13800138001')).toBeVisible()
    await expect(phone.getByRole('button', { name: '获取验证码' })).toBeDisabled()
    await box(page, '新手机号').fill('13900001111')
    await getCode(page, '更换手机号')
    await phone.getByRole('textbox', { name: '验证码' }).fill('000000')
    await phone.getByRole('textbox', { name: '登录密码' }).fill('Wrong#2026')
    const submit = phone.getByRole('button', { name: '更换手机号' })
    await submit.click()
    await expect(phone.getByText('当前密码错误')).toBeVisible()
    await phone.getByRole('textbox', { name: '登录密码' }).fill(PASSWORD)
    await submit.click()
    await expect(phone.getByText('验证码错误', { exact: true })).toBeVisible()
    await phone.getByRole('textbox', { name: '验证码' }).fill('123456')
    await submit.click()
    await expect(phone.getByText('当前：13900001111')).toBeVisible()
  })

  test('an e-mail address that is taken gets no code', async ({ page }) => {
    await signedIn(page)
    await page.goto(SECURITY)
    await box(page, '新邮箱').fill('buyer@demo.yunzhan.example')
    await getCode(page, '更换邮箱')
    await expect(form(page, '更换邮箱').getByText('该邮箱已注册，请直接登录')).toBeVisible()
    await box(page, '新邮箱').fill('new@demo.yunzhan.example')
    await getCode(page, '更换邮箱')
    await form(page, '更换邮箱').getByRole('textbox', { name: '验证码' }).fill('123456')
    await form(page, '更换邮箱').getByRole('textbox', { name: '登录密码' }).fill(PASSWORD)
    await form(page, '更换邮箱').getByRole('button', { name: '更换邮箱' }).click()
    await expect(page.getByText('当前：new@demo.yunzhan.example')).toBeVisible()
  })

  test('WeChat is unlinked after a question, and a face linked by a scan', async ({ page, context }) => {
    await signedIn(page)
    await page.goto(SECURITY)
    const unlink = page.getByRole('button', { name: '解除绑定微信' })
    await unlink.click()
    await page.getByRole('dialog').getByRole('button', { name: '保留' }).click()
    await expect(unlink).toBeFocused()
    await unlink.click()
    await page.getByRole('dialog').getByRole('button', { name: '解除绑定', exact: true }).click()
    await expect(page.getByRole('button', { name: '绑定微信', exact: true })).toBeVisible()
    await page.getByRole('button', { name: '绑定人脸识别', exact: true }).click()
    await expectAccessible(page)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: '打开模拟页面' }).click()
    await (await opened).getByRole('button', { name: '确认绑定' }).click()
    await expect(page.getByRole('button', { name: '解除绑定人脸识别' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('sections are reached by keyboard and remembered by the address', async ({ page }) => {
  await signedIn(page)
  await page.goto('/personal.html')
  const sections = page.getByRole('navigation', { name: '个人中心栏目' })
  await sections.getByRole('button', { name: '展台与服务' }).press('Enter')
  const applications = sections.getByRole('link', { name: /我的申请/ })
  await applications.press('Enter')
  await expect(page).toHaveURL(/#\/applications$/)
  await expect(applications).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: '远方的织机' })).toBeVisible()
})

test('on a phone the sections are behind a button with the name of the open one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(page)
  await page.goto('/personal.html?lang=en-US#/security')
  const sections = page.getByRole('navigation', { name: en('personal:nav.label') })
  const button = sections.getByRole('button', { name: en('personal:nav.security') })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(sections.getByRole('link')).toHaveCount(0)
  await button.press('Enter')
  await expect(sections.getByRole('link', { name: en('personal:nav.security') })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.press('Enter')
  await sections.getByRole('link', { name: en('personal:nav.overview') }).click()
  await expect(page).toHaveURL(/#\/$/)
  await expect(sections.getByRole('button', { name: en('personal:nav.overview') })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await sections.getByRole('button', { name: en('personal:nav.overview') }).click()
  await expectFits(page)
})
