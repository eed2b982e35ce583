import type { APIRequestContext, Page } from '@playwright/test'
import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { ask, captchaOn, tokenOf } from '../fixtures/witness'

/** A colleague comes into an exhibitor's team by a mail, answers a visitor, and is removed, on the real server. */
const run = String(Date.now()).slice(-6)
const colleague = { email: `colleague-${run}@team.example`, name: `温言${run}`, password: 'Tuandui#2026' }
const EXHIBITOR = 'exhibitor@demo.yunzhan.example'
// A session that is ended is refused; the browser notes it as an error.
const expected = [/status of 4\d\d|WebSocket|Failed to load resource/]

const message = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '输入消息' })
  await field.fill(text)
  await field.press('Enter')
  await expect(message(page, text)).toBeVisible()
}

/** The link of the last mail to an address, as the organizer reads it in the outbox. */
async function linkIn(request: APIRequestContext, address: string): Promise<string> {
  const token = await tokenOf(request, 'organizer@demo.yunzhan.example')
  const data = { keyWord: address, limit: 1 }
  const { list } = await ask<{ list: { body: string }[] }>(request, '/ce-authority/mgr/outbox/list', { data, token })
  const link = /login\.html#\/setPassword\S+/.exec(list[0]?.body ?? '')?.[0]
  if (!link) throw new Error(`no link was sent to ${address}`)
  return link
}

async function ownExhibitor(request: APIRequestContext): Promise<number> {
  const headers = { token: await tokenOf(request, EXHIBITOR) }
  const own = await request.get('/api/ce-exhibition/web/exhibitor/getSponsorExhibitorDetail', { headers })
  const { data }: { data: { exhibitorId: number }[] } = await own.json()
  return data[0]?.exhibitorId ?? 0
}

test('a colleague is invited by mail, answers a visitor, and is out once removed', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const who = { request, language: 'zh-CN', expected, origin: baseURL ?? '' } as const
  const admin = await openPerson(browser, { ...who, account: EXHIBITOR })
  await admin.page.goto('/personal.html#/team')
  await admin.page.getByRole('button', { name: '邀请成员' }).click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '邮箱' }).fill(colleague.email)
  await dialog.getByRole('textbox', { name: '姓名' }).fill(colleague.name)
  await dialog.getByRole('button', { name: '发送邀请' }).click()
  await expect(dialog).toHaveCount(0)
  const row = admin.page.getByRole('row').filter({ hasText: colleague.email })
  await expect(row).toContainText('已邀请')

  const visitor = await openPerson(browser, { ...who, account: 'overseas@demo.yunzhan.example' })
  await visitor.page.goto(`/concact.html#/?exhibitorId=${await ownExhibitor(request)}`)
  // What was reported before is there once this stands.
  await expect(visitor.page.getByText('还没有消息')).toBeVisible()
  await say(visitor.page, `请问可以定制吗？${run}`)

  const member = await openPerson(browser, who)
  await member.page.goto(`/${await linkIn(request, colleague.email)}`)
  await member.page.getByLabel(/^新密码/).fill(colleague.password)
  await member.page.getByLabel(/^再次输入新密码/).fill(colleague.password)
  await member.page.getByRole('button', { name: '保存新密码' }).click()
  await member.page.getByRole('dialog').getByRole('button', { name: '好的' }).click()
  await expect(member.page.getByRole('tab', { name: '参展商', exact: true })).toHaveAttribute('aria-selected', 'true')
  await member.page.getByLabel('手机号或邮箱').fill(colleague.email)
  await member.page.locator('input[autocomplete="current-password"]').fill(colleague.password)
  await member.page.getByRole('textbox', { name: '图形验证码' }).fill(await captchaOn(member.page))
  await member.page.getByRole('checkbox').check()
  await member.page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(member.page).toHaveURL(/personal\.html#\//)
  await expect(member.page.getByRole('region', { name: /待答复的咨询/ })).toContainText('玛丽安·科尔')

  await member.page.goto('/personal.html#/messages')
  await member.page
    .getByRole('link', { name: /玛丽安·科尔/ })
    .first()
    .click()
  await expect(message(member.page, `请问可以定制吗？${run}`)).toBeVisible()
  await say(member.page, `可以，六周交货。${run}`)
  await expect(message(visitor.page, `可以，六周交货。${run}`)).toBeVisible()

  await admin.page.reload()
  await expect(row).toContainText('正常')
  await row.getByRole('button', { name: /^移除成员/ }).click()
  await dialog.getByRole('button', { name: '移除', exact: true }).click()
  await expect(row).toHaveCount(0)
  await expect(admin.page.getByText(`沈砚秋 移除了 ${colleague.name}（客服）`)).toBeVisible()
  // Every tab of theirs is out, without a press.
  await expect.poll(() => member.page.evaluate(() => localStorage.getItem('isSignIn'))).toBeNull()
  await member.page.goto('/personal.html#/messages')
  await expect(member.page.getByText('请先登录').first()).toBeVisible()
  await Promise.all([admin.leave(), visitor.leave(), member.leave()])
})
