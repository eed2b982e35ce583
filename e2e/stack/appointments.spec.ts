import { readFile } from 'node:fs/promises'
import { chinaDay } from '#contract/core/china-time.ts'
import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { tokenOf } from '../fixtures/witness'

/** An exhibitor sets time, a buyer books a talk, the exhibitor confirms, and it goes into a calendar; on the real server. */
const run = String(Date.now()).slice(-6)
const purpose = `洽谈春季茶器的采购 ${run}`
const EXHIBITOR = 'exhibitor@demo.yunzhan.example'
const BUYER = 'buyer@demo.yunzhan.example'

test('time is set, a talk is booked from the exhibitor’s page, confirmed, and downloaded', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const who = { request, language: 'zh-CN', origin: baseURL ?? '' } as const
  const exhibitor = await openPerson(browser, { ...who, account: EXHIBITOR })
  await exhibitor.page.goto('/personal.html#/appointments')
  await exhibitor.page.getByRole('link', { name: '可约时间' }).click()
  const days = exhibitor.page.getByRole('textbox', { name: '日期' })
  await days.fill(chinaDay(new Date(Date.now() + 2 * 86_400_000)))
  await days.press('Enter')
  await expect(exhibitor.page.getByRole('list', { name: '日期' }).getByRole('listitem')).toHaveCount(1)
  await exhibitor.page.getByRole('button', { name: /^再加/ }).click()
  await exhibitor.page.getByRole('button', { name: '保存可约时间' }).click()
  await expect(exhibitor.page.getByText('可约时间已保存')).toBeVisible()

  const headers = { token: await tokenOf(request, EXHIBITOR) }
  const own = await request.get('/api/ce-exhibition/web/exhibitor/getSponsorExhibitorDetail', { headers })
  const { data }: { data: { exhibitorId: number }[] } = await own.json()
  const buyer = await openPerson(browser, { ...who, account: BUYER })
  await buyer.page.goto(`/exhibitors.html#/Detail?id=${data[0]?.exhibitorId}`)
  await buyer.page.getByRole('button', { name: '预约洽谈' }).click()
  const dialog = buyer.page.getByRole('dialog')
  await dialog.getByRole('button', { name: '最近的共同空闲时段' }).click()
  await dialog.getByRole('textbox').fill(purpose)
  await dialog.getByRole('button', { name: '发送预约' }).click()
  await expect(buyer.page.getByText('预约已发送')).toBeVisible()
  await buyer.page.getByRole('link', { name: '查看我的洽谈预约' }).click()
  const input = buyer.page.getByRole('article').filter({ hasText: purpose })
  await expect(input).toContainText('已发送，展商未读')

  await exhibitor.page.getByRole('link', { name: '预约', exact: true }).click()
  await exhibitor.page.reload()
  const received = exhibitor.page.getByRole('article').filter({ hasText: purpose })
  await expect(received).toContainText('新预约')
  await received.getByRole('button', { name: /^确认：/ }).click()
  await exhibitor.page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click()
  await expect(received).toContainText('已确认')
  await buyer.page.reload()
  await expect(input).toContainText('已确认')

  const downloading = buyer.page.waitForEvent('download')
  await input.getByRole('button', { name: /^下载日历文件/ }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('BEGIN:VCALENDAR')
  expect(file.replaceAll(/\r\n[\t ]/g, '')).toContain(purpose)
  await Promise.all([exhibitor.leave(), buyer.leave()])
})
