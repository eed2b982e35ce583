import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runProgram, startServer } from '#tests/setup/program.ts'
import { pictureFrom } from '../fixtures/picture'
import { logIn } from '../fixtures/log-in'
import { expect, test } from '../fixtures/test'
import { choose, filesOf, typeMoment } from '../fixtures/work'

// What is not there yet is an answer like others; the browser notes it as an error.
test.use({ expectedErrors: [/status of 404/] })

test.describe.configure({ mode: 'serial' })

/** A fair that nobody has prepared: no demo, its own database. */
let dataDir = ''
const environment = () => ({ DATA_DIR: dataDir, DEMO: '0', RATE_LIMIT: '0' })
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
  dataDir = mkdtempSync(join(tmpdir(), 'first-fair-'))
  fair = await startServer(environment())
})
test.afterAll(async () => {
  await fair.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Writes what is new of a kind and shows it to visitors. */
async function publish(page: Page, kind: string, write: () => Promise<void>, until?: string): Promise<void> {
  await page.goto(`${fair.address}/organizer.html#/content/${kind}/new`)
  await write()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByRole('button', { name: '发布…' }).click()
  if (until) await typeMoment(page.getByRole('dialog'), '结束时间（GMT+8）', until)
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('已发布', { exact: true }).first()).toBeVisible()
}

async function writeName(page: Page, zh: string, en: string): Promise<void> {
  await box(page, '名称（中文）').fill(zh)
  await box(page, '名称（英文）').fill(en)
}

async function setPassword(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel(/^新密码/).fill(PASSWORD)
  await page.getByLabel(/^再次输入新密码/).fill(PASSWORD)
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expect(page.getByText('密码已更新，请用新密码登录')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '好的' }).click()
}

/** Chooses what a field refers to by its name. */
async function refer(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.fill(name)
  await page
    .locator('.ant-select-dropdown .ant-select-item-option')
    .filter({ hasText: name, visible: true })
    .first()
    .click()
}

async function putPicture(page: Page, label: string): Promise<void> {
  await filesOf(page, label)
    .first()
    .setInputFiles(await pictureFrom(page))
  await page.getByRole('button', { name: '使用这张图片' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // It is on its way until it can be removed.
  await expect(page.getByRole('button', { name: /^移除/ })).toHaveCount(1)
}

test('from nothing: an organizer is invited, is led through what a fair needs, and visitors see each', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('langs', localStorage.getItem('langs') ?? 'zh-CN'))
  const { stdout, status } = await runProgram('organizer', { ...environment(), PUBLIC_URL: fair.address }, [
    '--email',
    'first@fair.example',
    '--name',
    '沈首',
    '--language',
    'zh-CN',
  ])
  expect(status).toBe(0)
  const link = /https?:\S+/.exec(stdout)?.[0] ?? ''
  await setPassword(page, link)

  await page.goto(`${fair.address}/organizer.html#/`)
  await logIn(page, 'first@fair.example', PASSWORD)
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
  await page.goto(`${fair.address}/organizer.html#/`)
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
  await page.goto(`${fair.address}/organizer.html#/`)
  await expect(page.getByRole('heading', { name: '待处理' })).toBeVisible()
  await expect(steps).toHaveCount(0)
  await visitor.getByRole('button', { name: '切换到英文' }).click()
  await expect(visitor.locator('#main').getByRole('link', { name: 'Setting up' })).toBeVisible()
})

/** What the form made, made again under other names by the calls that the form uses. */
async function addMore(page: Page, count: number): Promise<void> {
  await page.evaluate(async (times) => {
    const headers = {
      'content-type': 'application/json',
      language: 'zh-CN',
      token: localStorage.getItem('token') ?? '',
    }
    const ask = async (path: string, input: object) => {
      const answer = await fetch(`/api/ce-content/mgr/content/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ kind: 'exhibit', ...input }),
      })
      const { code, msg, data } = await answer.json()
      if (code !== 0) throw new Error(msg)
      return data
    }
    const { list } = await ask('list', {})
    const found = await fetch(`/api/ce-content/mgr/content/detail?kind=exhibit&id=${list[0].id}`, { headers })
    const { document } = (await found.json()).data
    for (let place = 1; place <= times; place += 1) {
      const name = { zh: `竹器 ${place}`, en: `Bamboo ware ${place}` }
      const { id, revision } = await ask('add', { key: `small-fair-${place}`, document: { ...document, name } })
      await ask('publish', { id, revision })
    }
  }, count)
}

test('a small fair is made in the browser, and visitors see all of it in both languages', async ({ page, browser }) => {
  test.setTimeout(300_000)
  await page.addInitScript(() => localStorage.setItem('langs', localStorage.getItem('langs') ?? 'zh-CN'))
  await page.goto(`${fair.address}/organizer.html#/`)
  await logIn(page, 'first@fair.example', PASSWORD)
  await expect(page.getByRole('heading', { name: '待处理' })).toBeVisible()

  await publish(page, 'exhibit', async () => {
    await writeName(page, '竹编提篮', 'Bamboo basket')
    await refer(page, '展商', '梅里竹艺社')
    await refer(page, '类别', '竹编')
    await putPicture(page, '封面')
    await box(page, '介绍（中文）').fill('三年生毛竹，四十八根经篾。')
    await box(page, '介绍（英文）').fill('Three-year-old bamboo, forty-eight warps.')
  })
  await addMore(page, 19)
  await publish(page, 'article', async () => {
    await box(page, '标题（中文）').fill('开篾')
    await box(page, '标题（英文）').fill('Splitting bamboo')
    await refer(page, '栏目', '布展日志')
    await putPicture(page, '封面')
    for (const [language, text] of [
      ['中文', '破竹要顺着节。'],
      ['英文', 'Split along the nodes.'],
    ] as const)
      await page.getByRole('textbox', { name: `正文（${language}）` }).fill(text)
    await typeMoment(page.locator('#main'), '发布时间', '2026-01-02 09:00')
  })
  await publish(page, 'topic', async () => {
    await box(page, '标题（中文）').fill('一根竹')
    await box(page, '标题（英文）').fill('One bamboo')
    await box(page, '导语（中文）').fill('从山上到桌上。')
    await box(page, '导语（英文）').fill('From the hill to the table.')
    await putPicture(page, '封面')
    await refer(page, '添加展品', '竹编提篮')
    await refer(page, '添加资讯', '开篾')
  })
  await publish(page, 'scheduleEvent', async () => {
    await box(page, '标题（中文）').fill('竹编现场')
    await box(page, '标题（英文）').fill('Weaving live')
    await refer(page, '活动专题', '一根竹')
    await typeMoment(page.locator('#main'), '开始时间', '2030-05-01 10:00')
    await typeMoment(page.locator('#main'), '结束时间', '2030-05-01 11:00')
  })
  await publish(
    page,
    'advert',
    async () => {
      await choose(page, '展示位置', '首页')
      await box(page, '标题（中文）').fill('竹韵')
      await putPicture(page, '图片')
    },
    '2031-01-01 00:00',
  )

  // Two people keep the stand.
  await page.goto(`${fair.address}/organizer.html#/content/exhibitor`)
  await page.getByRole('link', { name: '梅里竹艺社' }).click()
  await page.getByRole('button', { name: '邀请管理员…' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '邮箱' }).fill('mei@bamboo.example')
  await page.getByRole('dialog').getByRole('textbox', { name: '姓名' }).fill('梅知竹')
  await page.getByRole('dialog').getByRole('button', { name: '发送邀请' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${fair.address}/organizer.html#/outbox`)
  const mail = page.getByText(/login\.html#\/setPassword/).first()
  const link = /login\.html#\/setPassword\S+/.exec((await mail.textContent()) ?? '')?.[0] ?? ''
  const stand = await browser.newContext({ baseURL: fair.address })
  const admin = await stand.newPage()
  await admin.addInitScript(() => localStorage.setItem('langs', 'zh-CN'))
  await setPassword(admin, `${fair.address}/${link}`)
  await admin.getByRole('checkbox').check()
  await logIn(admin, 'mei@bamboo.example', PASSWORD)
  await expect(admin).toHaveURL(/personal\.html/)
  await admin.goto(`${fair.address}/personal.html#/team`)
  await admin.getByRole('button', { name: '邀请成员' }).click()
  await admin.getByRole('dialog').getByRole('textbox', { name: '邮箱' }).fill('he@bamboo.example')
  await admin.getByRole('dialog').getByRole('textbox', { name: '姓名' }).fill('何青岚')
  await admin.getByRole('dialog').getByRole('button', { name: '发送邀请' }).click()
  await expect(admin.getByRole('row').filter({ hasText: 'he@bamboo.example' })).toContainText('已邀请')
  await expect(admin.getByRole('row').filter({ hasText: '@bamboo.example' })).toHaveCount(2)
  await stand.close()

  const visitor = await page.context().newPage()
  const inBoth = async (path: string, zh: string, en: string) => {
    await visitor.goto(`${fair.address}${path}`)
    await expect(visitor.getByText(zh).first()).toBeVisible()
    await visitor.getByRole('button', { name: '切换到英文' }).click()
    await expect(visitor.getByText(en).first()).toBeVisible()
    await visitor.getByRole('button', { name: 'Switch to Chinese' }).click()
  }
  await visitor.goto(`${fair.address}/exhibitss.html#/`)
  await expect(visitor.getByText(/20 件|共 20/).first()).toBeVisible()
  await inBoth('/exhibitss.html#/ExhibisDetail?id=1', '三年生毛竹', 'forty-eight warps')
  await inBoth('/exhibitors.html#/Detail?id=1', '梅里竹艺社', 'Meili Bamboo House')
  await inBoth('/news.html#/detail?id=1', '破竹要顺着节', 'Split along the nodes')
  await inBoth('/activity.html#/?day=2030-05-01', '竹编现场', 'Weaving live')
  await visitor.getByRole('link', { name: '竹编现场', exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: '一根竹' })).toBeVisible()
  await inBoth('/index.html#/', '一根竹', 'One bamboo')
  await expect(visitor.getByRole('img', { name: '竹韵' }).first()).toBeVisible()
})
