import type { Page } from '@playwright/test'
import { realTables } from '#tests/setup/imports/real-tables.ts'
import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { choose } from '../fixtures/work'

const kinds = {
  exhibitor: '展商',
  exhibit: '展品',
  scheduleEvent: '日程',
  article: '新闻',
  topic: '专题',
  ticketType: '票种',
  account: '展商账号（邀请）',
}

async function send(page: Page, table: ReturnType<typeof realTables>[number]): Promise<void> {
  await page.goto('/organizer.html#/imports/new')
  await choose(page, '导入的内容', kinds[table.kind])
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: table.name, mimeType: 'application/octet-stream', buffer: table.bytes })
  await expect(page.getByText(table.name)).toBeVisible()
  await page.getByRole('button', { name: '上传', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: table.name })).toBeVisible()
}

/** Twelve spreadsheets as people send them, from upload to the counts of the dry run, on the real server. */
test('twelve real-looking spreadsheets are read in the browser', async ({ browser, request, baseURL }) => {
  const account = 'organizer@demo.yunzhan.example'
  const { page, leave } = await openPerson(browser, { request, account, language: 'zh-CN', origin: baseURL ?? '' })
  for (const table of realTables('browser')) {
    await test.step(table.title, async () => {
      await send(page, table)
      const start = page.getByRole('button', { name: '开始预检' })
      await expect(start).toBeVisible()
      if (table.dayOrder) {
        await expect(start).toBeDisabled()
        await page.getByRole('radio', { name: /日在前/ }).check()
      }
      await start.click()
      const count = (name: string) => page.locator('dl div').filter({ hasText: name }).getByRole('definition')
      await expect(count('新增')).toHaveText(String(table.counts.new))
      await expect(count('拒绝')).toHaveText(String(table.counts.refused))
      for (const remark of table.remarks ?? []) await expect(page.getByText(remark).first()).toBeVisible()
      if (table.notes) await page.getByRole('link', { name: /^新增/ }).click()
      for (const note of table.notes ?? []) await expect(page.getByText(note).first()).toBeVisible()
    })
  }
  await leave()
})
