import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'
import { sendCodeOn, UNKNOWN_PERSON } from '../fixtures/witness'
import { choose } from '../fixtures/work'
import { en } from '../fixtures/texts'

/** Refusals of the real server are shown at the field with a clear message, on the built pages. */
test.use({ expectedErrors: [/status of 4\d\d/] })

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const notified = (field: Locator, words: string | RegExp) => expect(field).toHaveAccessibleDescription(words)

async function openForm(page: Page): Promise<void> {
  await page.goto('/login.html#/register?joinType=Buyer')
  await expect(box(page, '姓名')).toBeVisible()
}

test('an identity that the authority does not confirm is told by the ID number', async ({ page }) => {
  await openForm(page)
  await box(page, '姓名').fill(UNKNOWN_PERSON)
  await choose(page, '证件类型', '居民身份证')
  await box(page, '证件号码').fill('11010519491231002X')
  await box(page, '手机号').fill('13655550001')
  await sendCodeOn(page, /获取验证码/)
  await notified(box(page, '证件号码'), /证件号码未通过核验/)
})

test('a sensitive word is named by the field that holds it, in either language', async ({ page }) => {
  await openForm(page)
  await box(page, '姓名').fill('六合彩')
  await box(page, '手机号').focus()
  await notified(box(page, '姓名'), /内容含有敏感词：六合彩，请修改/)
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect(page.getByText(en('registration:refusal.TextUnsafe', { words: '六合彩' }))).toBeVisible()
})

test('a phone that is registered already is refused, with a way to the login', async ({ page }) => {
  await openForm(page)
  await box(page, '手机号').fill('13800138006')
  await sendCodeOn(page, /获取验证码/)
  await notified(box(page, '手机号'), /该手机号已注册，请直接登录/)
  await expect(page.getByRole('main').getByRole('link', { name: /登录/ })).toBeVisible()
})

test('a wrong code of a query is told by the code', async ({ page }) => {
  await page.goto('/login.html#/registrationQuery')
  await box(page, '手机号').fill('13900139001')
  await sendCodeOn(page, '获取验证码')
  await box(page, '验证码').fill('000000')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await notified(box(page, '验证码'), '验证码错误')
})
