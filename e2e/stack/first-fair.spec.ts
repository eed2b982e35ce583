import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runProgram, startServer } from '../../tests/setup/program'
import { expect, test } from '../fixtures/test'
import { choose, typeMoment } from '../fixtures/work'

// What is not there yet is an answer like others; the browser notes it as an error.
test.use({ expectedErrors: [/status of 404/] })

/** A fair that nobody has prepared: no demo, its own database. */
const dataDir = mkdtempSync(join(tmpdir(), 'first-fair-'))
const environment = { DATA_DIR: dataDir, DEMO: '0', RATE_LIMIT: '0' }
const moments = [
  ['开幕时间', '2030-05-01 09:00'],
  ['闭幕时间', '2030-05-05 18:00'],
  ['报名开始', '2030-01-01 09:00'],
  ['报名截止', '2030-04-01 18:00'],
] as const
const hallChoices = [
  ['配色', '绿'],
  ['模板', '中式'],
  ['海外馆', '否'],
] as const
const exhibitorChoices = [
  ['配色', '绿'],
  ['模板', '中式'],
  ['参展身份', '企业'],
  ['参展形式', '线上和线下'],
  ['信任', '修改须审核'],
] as const
const PASSWORD = 'Diyi#2026'
let fair: Awaited<ReturnType<typeof startServer>>
test.beforeAll(async () => {
  fair = await startServer(environment)
})
test.afterAll(async () => {
  await fair.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Writes what is new of a kind and shows it to visitors. */
async function publish(page: Page, kind: string, write: () => Promise<void>): Promise<void> {
  await page.goto(`${fair.address}/organizer.html#/content/${kind}/new`)
  await write()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByRole('button', { name: '发布…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('已发布', { exact: true }).first()).toBeVisible()
}

async function writeName(page: Page, zh: string, en: string): Promise<void> {
  await box(page, '名称（中文）').fill(zh)
  await box(page, '名称（英文）').fill(en)
}

test('from nothing: an organizer is invited, is led through what a fair needs, and visitors see each', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('langs', localStorage.getItem('langs') ?? 'zh-CN'))
  const { stdout, status } = await runProgram('organizer', { ...environment, PUBLIC_URL: fair.address }, [
    '--email',
    'first@fair.example',
    '--name',
    '沈首',
    '--language',
    'zh-CN',
  ])
  expect(status).toBe(0)
  const link = /https?:\S+/.exec(stdout)?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel(/^新密码/).fill(PASSWORD)
  await page.getByLabel(/^再次输入新密码/).fill(PASSWORD)
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expect(page.getByText('密码已更新，请用新密码登录')).toBeVisible()

  await page.goto(`${fair.address}/organizer.html#/`)
  await page.getByLabel(/^手机号或邮箱/).fill('first@fair.example')
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD)
  await page.getByRole('button', { name: '不用图片验证' }).click()
  await expect(page.getByText('验证完成，验证码已填入')).toBeVisible()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('link', { name: '内容', exact: true })).toBeVisible()

  await page.goto(`${fair.address}/organizer.html#/content`)
  const steps = page.getByRole('region', { name: '开展前需要准备' })
  await steps.getByRole('link', { name: '展会：名称与日期' }).click()
  await expect(page).toHaveURL(/#\/content\/expo\/new$/)

  const visitor = await page.context().newPage()
  await visitor.goto(`${fair.address}/about.html#/about`)
  await expect(visitor.getByText('梅里工艺周')).toHaveCount(0)
  await publish(page, 'expo', async () => {
    await writeName(page, '梅里工艺周', 'Meili Craft Week')
    for (const [name, moment] of moments) await typeMoment(page.locator('#main'), name, moment)
  })
  await visitor.reload()
  await expect(visitor.getByText('梅里工艺周').first()).toBeVisible()

  await publish(page, 'hall', async () => {
    await writeName(page, '竹木馆', 'Bamboo and wood')
    for (const [name, option] of hallChoices) await choose(page, name, option)
  })
  await visitor.goto(`${fair.address}/themeExhibition.html#/`)
  await expect(visitor.getByRole('link', { name: /竹木馆/ }).first()).toBeVisible()

  await publish(page, 'category', () => writeName(page, '竹编', 'Bamboo weaving'))
  await visitor.goto(`${fair.address}/exhibitss.html#/`)
  await expect(visitor.getByText('竹编').first()).toBeVisible()
  await page.goto(`${fair.address}/organizer.html#/content`)
  await expect(steps.getByRole('listitem').filter({ hasText: '已发布' })).toHaveCount(3)

  await publish(page, 'exhibitor', async () => {
    await box(page, '企业名称（中文）').fill('梅里竹艺社')
    await box(page, '企业名称（英文）').fill('Meili Bamboo House')
    for (const [name, option] of exhibitorChoices) await choose(page, name, option)
  })
  await visitor.goto(`${fair.address}/exhibitors.html#/`)
  await expect(visitor.getByRole('link', { name: '梅里竹艺社' }).first()).toBeVisible()

  await publish(page, 'newsColumn', () => writeName(page, '布展日志', 'Setting up'))
  await visitor.goto(`${fair.address}/news.html#/`)
  await expect(visitor.locator('#main').getByRole('link', { name: '布展日志' })).toBeVisible()
  await page.goto(`${fair.address}/organizer.html#/content/newsColumn`)
  await expect(page.getByRole('link', { name: '布展日志' })).toBeVisible()
  await expect(steps).toHaveCount(0)
  await visitor.getByRole('button', { name: '切换到英文' }).click()
  await expect(visitor.locator('#main').getByRole('link', { name: 'Setting up' })).toBeVisible()
})
