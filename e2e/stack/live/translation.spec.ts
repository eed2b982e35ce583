import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FakeLibreTranslate, openFakeLibreTranslate } from '#server/providers/translation/fake/open-fake.ts'
import { startServer } from '#tests/setup/program.ts'
import { enterFair } from '../../fixtures/enter'
import { expect, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

/** A fair with a translation service: its own server and database. */
let dataDir = ''
let service: FakeLibreTranslate
let fair: Awaited<ReturnType<typeof startServer>>

const question = 'How much is this chair for 200 pieces?'
const answer = '200 件每件 1,280 元。'
const translated = new Map([
  [question, '这把椅子订 200 件多少钱？'],
  [answer, 'CNY 1,280 each for 200 pieces.'],
])

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'translation-'))
  service = await openFakeLibreTranslate(translated)
  fair = await startServer({ DATA_DIR: dataDir, DEMO: '1', RATE_LIMIT: '0', ...service.settings })
})
test.afterAll(async () => {
  await fair.stop()
  await service.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function say(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field })
  await box.fill(text)
  await box.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByText(text, { exact: true })).toBeVisible()
  // Sent, and not only drawn.
  await expect(log.getByText(/^(Sending|发送中)$/)).toHaveCount(0, { timeout: 60_000 })
}

test('a buyer who reads English and an exhibitor who reads Chinese each read the other in their own language', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const buyer = await enterFair(browser, fair.address, { account: 'buyer@demo.yunzhan.example', language: 'en-US' })
  const exhibitor = await enterFair(browser, fair.address, {
    account: 'exhibitor@demo.yunzhan.example',
    language: 'zh-CN',
  })

  await buyer.goto('/concact.html#/?exhibitorId=1')
  await say(buyer, en('conversations:write'), question)

  await exhibitor.goto('/personal.html#/messages')
  await exhibitor
    .getByRole('link', { name: /陈采薇/ })
    .first()
    .click()
  const received = exhibitor.getByRole('log')
  await expect(received.getByText(question, { exact: true })).toBeVisible()
  await exhibitor.getByRole('button', { name: '自动翻译此会话' }).click()
  await expect(received.getByText(translated.get(question) ?? '', { exact: true })).toBeVisible()
  await received.getByRole('button', { name: '显示原文' }).last().click()
  await expect(received.getByText(question, { exact: true })).toBeVisible()

  await say(exhibitor, '输入消息', answer)
  const log = buyer.getByRole('log')
  await expect(log.getByText(answer, { exact: true })).toBeVisible()
  await log
    .getByRole('button', { name: en('translation:translate') })
    .last()
    .click()
  await expect(log.getByText(translated.get(answer) ?? '', { exact: true })).toBeVisible()
  await expect(log.getByText(en('translation:translated'), { exact: true })).toBeVisible()
  expect(service.sent.filter((text) => text === question)).toHaveLength(1)

  // What was chosen for a conversation is remembered.
  await exhibitor.reload()
  await expect(received.getByText(translated.get(question) ?? '', { exact: true })).toBeVisible()
  expect(service.sent.filter((text) => text === question)).toHaveLength(1)
  await Promise.all([buyer.context().close(), exhibitor.context().close()])
})
