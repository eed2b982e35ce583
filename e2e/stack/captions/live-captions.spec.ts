import type { Page } from '@playwright/test'
import { tokenOn } from '../../fixtures/deal/two-languages'
import { enterFair } from '../../fixtures/enter'
import { addSessionAs, cameraLaunch, goLive, stalledEncoder } from '../../fixtures/host'
import { expectPlaying } from '../../fixtures/player'
import { useSpokenFair } from '../../fixtures/spoken-fair'
import { expect, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

test.use({ launchOptions: cameraLaunch, expectedErrors: stalledEncoder })

const spoken = '这款茶具有现货，三天内发货。'
const inEnglish = 'This tea set is in stock and ships within three days.'

const fair = useSpokenFair({ zh: [spoken] }, new Map([[spoken, inEnglish]]))

const HOST = 'exhibitor@demo.yunzhan.example'
const LONG = { timeout: 60_000 }

/** Chooses captions by their name in the player, once it has them. */
async function chooseCaptions(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: en('player:label', { name: '' }).trim() }).hover()
  await page.getByLabel(en('player:captions'), { exact: true }).selectOption({ label: name }, LONG)
}

test('viewers read a session in their language, live and in its recording, once its host agrees', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const come = (account: string, language: 'zh-CN' | 'en-US') =>
    enterFair(browser, fair().address, { account, language })
  const host = await come(HOST, 'zh-CN')
  const token = await tokenOn(host)
  const { id } = await addSessionAs(host.request, token, { zh: '茶具新品', en: 'New tea sets' })
  await host.goto(`/activity.html#/live?id=${id}&studio=1`)
  await goLive(host, '开始直播')

  // Consent: what happens to the sound is stated before anything is sent.
  const studio = host.getByRole('region', { name: '开播间' })
  await studio.getByRole('button', { name: '开启字幕' }).click()
  await expect(host.getByRole('dialog')).toContainText('您的语音会分段发送到展会选用的语音识别服务，画面不会发送。')
  expect(fair().speech.sent).toEqual([])
  await host.getByRole('button', { name: '同意并开启' }).click()
  await expect(studio.getByText('字幕已开启，识别中文。')).toBeVisible()

  const viewer = await come('overseas@demo.yunzhan.example', 'en-US')
  await viewer.goto(`/activity.html#/live?id=${id}`)
  await expectPlaying(viewer)
  await chooseCaptions(viewer, 'English (translated)')
  await expect(viewer.getByText(inEnglish)).toBeVisible(LONG)
  await chooseCaptions(viewer, '中文')
  await expect(viewer.getByText(spoken)).toBeVisible(LONG)
  expect(new Set(fair().speech.sent.map(({ type }) => type))).toEqual(new Set(['audio/mp4']))

  // What is spoken after the host has turned captions off goes nowhere.
  await studio.getByRole('button', { name: '关闭字幕' }).click()
  await expect(studio.getByRole('button', { name: '开启字幕' })).toBeVisible()
  await host.getByRole('button', { name: '结束直播' }).click()
  await host.getByRole('dialog').getByRole('button', { name: '结束直播' }).click()
  await expect(host.getByText('录像已保存')).toBeVisible()

  await viewer.goto('about:blank')
  await viewer.goto(`/activity.html#/live?id=${id}`)
  await viewer.getByRole('button', { name: en('player:play'), exact: true }).click()
  await expectPlaying(viewer)
  // The choice is remembered.
  await expect(viewer.getByText(spoken)).toBeVisible(LONG)
  await chooseCaptions(viewer, 'English (translated)')
  await expect(viewer.getByText(inEnglish)).toBeVisible(LONG)
  await Promise.all([host.context().close(), viewer.context().close()])
})
