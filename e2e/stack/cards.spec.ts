import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'

/** A visitor shows a card, an exhibitor types its code, the visitor gives the name, and it is a lead; on the real server. */
test('a card is shown, its code is typed, a yes is given, and the lead has place and time', async ({
  browser,
  request,
  baseURL,
}) => {
  const who = { request, language: 'zh-CN', origin: baseURL ?? '' } as const
  const visitor = await openPerson(browser, { ...who, account: 'tourist@demo.yunzhan.example' })
  const name = `游子${String(Date.now()).slice(-6)}`
  await visitor.page.goto('/personal.html#/card')
  await visitor.page.getByRole('textbox', { name: '姓名' }).fill(name)
  await visitor.page.getByRole('button', { name: '保存名片' }).click()
  await expect(visitor.page.getByText('名片已保存')).toBeVisible()
  const code = await visitor.page.getByRole('status', { name: '名片码' }).textContent()

  const exhibitor = await openPerson(browser, { ...who, account: 'exhibitor@demo.yunzhan.example' })
  await exhibitor.page.goto('/personal.html#/leads')
  await exhibitor.page.getByRole('button', { name: '扫描名片' }).click()
  const dialog = exhibitor.page.getByRole('dialog', { name: '扫描名片' })
  await dialog.getByRole('textbox', { name: '名片码' }).fill(code ?? '')
  await dialog.getByRole('button', { name: '发送请求' }).click()
  await expect(dialog.getByText(/在自己的手机上确认/)).toBeVisible()

  const input = visitor.page.getByRole('region', { name: /希望获取您的名片$/ })
  await expect(input.getByRole('checkbox', { name: /^姓名/ })).toBeChecked()
  await input.getByRole('button', { name: '提供所选信息' }).click()
  await dialog.getByRole('link', { name: '查看线索' }).click()
  await expect(exhibitor.page.getByRole('heading', { name })).toBeVisible()
  const entries = exhibitor.page.getByRole('list', { name: '全部往来' })
  await expect(entries).toContainText('在展位会面并提供名片')

  await visitor.page
    .getByRole('button', { name: /^收回提供给/ })
    .first()
    .click()
  await visitor.page.getByRole('dialog').getByRole('button', { name: '收回', exact: true }).click()
  await expect(visitor.page.getByText('名片已收回')).toBeVisible()
  await exhibitor.page.reload()
  await expect(exhibitor.page.getByText(name)).toHaveCount(0)
  await expect(exhibitor.page.getByText('在展位会面，名片已收回')).toBeVisible()
  await Promise.all([exhibitor.leave(), visitor.leave()])
})
