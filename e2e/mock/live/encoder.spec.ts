import type { Page } from '@playwright/test'
import { visit } from '../../fixtures/live-room'
import { expect, expectAccessible, expectNoOverflow, test } from '../../fixtures/test'

const organizer = { id: '5', type: 5, name: '许宗元' }

const texts = {
  'zh-CN': { title: '用编码器推流（OBS）', create: '显示服务器地址和推流码', renew: '更换推流码', retry: '重试' },
  'en-US': {
    title: 'From an encoder (OBS)',
    create: 'Show server address and key',
    renew: 'Renew key',
    retry: 'Try again',
  },
}

/** `id` 5 has yet to begin. */
async function open(page: Page, language: 'zh-CN' | 'en-US', scenario = 'quiet') {
  await visit(page, { as: organizer, language, scenario, id: 5 })
  await page.getByText(texts[language].title).click()
}

for (const language of ['zh-CN', 'en-US'] as const)
  test(`a host copies server and key, and renews the key (${language})`, async ({ page }) => {
    const { create, renew } = texts[language]
    await open(page, language)
    await page.getByRole('button', { name: create }).click()
    await expect(page.getByText('rtmp://stream.example/live', { exact: true })).toBeVisible()
    // A key is not shown before its host wants it: screens are shared.
    await expect(page.getByText(/mock-key-of-version/)).toHaveCount(0)
    await page
      .getByRole('button', { name: /^(显示推流码|Show key)$/ })
      .first()
      .click()
    await expect(page.getByText(/pass=mock-key-of-version-1$/)).toBeVisible()
    await page
      .getByRole('button', { name: /^(复制：推流码|Copy: Stream key)/ })
      .first()
      .click()
    await expect(page.getByText(/已复制|Copied/).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: renew }).click()
    await page.getByRole('dialog').getByRole('button', { name: renew }).click()
    await expect(page.getByText(/pass=mock-key-of-version-2$/)).toBeVisible()
  })

test.describe('what is refused or fails', () => {
  test.use({ expectedErrors: [/status of 409|ERR_FAILED/] })

  test('is shown with a way to try again', async ({ page }) => {
    await open(page, 'zh-CN', 'quiet,getEncoder:network')
    await page.getByRole('button', { name: texts['zh-CN'].retry }).click()
    await expect(page.getByText('推流设置加载失败')).toBeVisible()
  })

  test('without a media server is one plain sentence', async ({ page }) => {
    await open(page, 'en-US', 'quiet,openEncoder:EncoderUnavailable')
    await page.getByRole('button', { name: texts['en-US'].create }).click()
    await expect(page.getByText('This fair has no media server. Go live from the browser instead.')).toBeVisible()
  })
})
