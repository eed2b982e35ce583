import type { Page } from '@playwright/test'
import type { BroadcastReport } from '#contract/live/broadcast/schemas.ts'
import { addOwnSession, cameraLaunch, goLive, liveManagement, stalledEncoder } from '../../fixtures/host'
import { expectPlaying, playedTo } from '../../fixtures/player'
import { openPerson } from '../../fixtures/people'
import { expect, test } from '../../fixtures/test'
import { ask } from '../../fixtures/witness'

/** An exhibitor goes live from the browser, with a camera that Chromium draws (decision on broadcasts). */
const HOST = 'delegation@demo.yunzhan.example'
test.use({ launchOptions: cameraLaunch })

const expected = [...stalledEncoder, /Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED|status of 4\d\d/]

const title = { zh: '拉坯直播', en: 'Throwing a bowl' }

/** A number for the picture that a video shows at present. */
const pictureOf = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video')
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 })
    const context = canvas.getContext('2d')
    if (!video || !context) return ''
    context.drawImage(video, 0, 0, 64, 36)
    return canvas.toDataURL()
  })

test('an exhibitor goes live, loses the network, shows an exhibit and ends; the recording has its chapter', async ({
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { id, token } = await addOwnSession(request, HOST, title)
  const room = `/activity.html#/live?id=${id}`

  const come = (account: string, language: 'zh-CN' | 'en-US') =>
    openPerson(browser, { request, account, language, origin, expected })
  const host = await come(HOST, 'zh-CN')
  await host.page.goto('/personal.html#/rooms')
  await host.page.getByRole('link', { name: `开播：“${title.zh}”` }).click()
  await goLive(host.page, '开始直播')

  const visitors = await Promise.all([
    come('buyer@demo.yunzhan.example', 'zh-CN'),
    come('overseas@demo.yunzhan.example', 'en-US'),
  ])
  for (const { page } of visitors) {
    await page.goto(room)
    await expectPlaying(page)
    const before = await pictureOf(page)
    await expect.poll(() => pictureOf(page)).not.toBe(before)
    // Sound is decoded beside the picture.
    await expect
      .poll(() =>
        page.evaluate(() => Reflect.get(document.querySelector('video') ?? {}, 'webkitAudioDecodedByteCount')),
      )
      .toBeGreaterThan(0)
  }
  const field = visitors[1]?.page.getByRole('textbox', { name: /Write|message/i })
  await field?.fill('What clay is this?')
  await field?.press('Enter')
  await expect(host.page.getByRole('log').getByText('What clay is this?')).toBeVisible()

  const report = async () => {
    const { broadcast } = await ask<{ broadcast: BroadcastReport }>(request, `${liveManagement}/broadcast/state`, {
      data: { liveId: id },
      token,
    })
    return broadcast
  }

  await host.page.context().setOffline(true)
  await expect(host.page.getByText('网络中断，画面已暂存')).toBeVisible()
  // Until the fair counts the session as interrupted.
  await expect.poll(async () => (await report()).state, { timeout: 60_000 }).toBe('silent')
  await host.page.context().setOffline(false)
  await expect(host.page.getByText('网络中断，画面已暂存')).toHaveCount(0, { timeout: 40_000 })
  for (const { page } of visitors) {
    const from = await playedTo(page)
    await expect.poll(() => playedTo(page), { timeout: 40_000 }).toBeGreaterThan(from + 2)
  }

  await host.page.getByRole('button', { name: '展示展品图' }).click()
  await host.page
    .getByRole('button', { name: /推送到直播间/ })
    .first()
    .click()
  await expect(host.page.getByText('已推送到直播间').first()).toBeVisible()
  await host.page
    .getByRole('button', { name: /展示图片/ })
    .first()
    .click()
  await expect(host.page.getByRole('button', { name: '收起展品图' })).toBeVisible()
  const stored = async () => (await report()).storedMs
  const before = await stored()
  await expect.poll(stored).toBeGreaterThan(before + 3_000)

  await host.page.getByRole('button', { name: '结束直播' }).click()
  await host.page.getByRole('dialog').getByRole('button', { name: '结束直播' }).click()
  await expect(host.page.getByText('录像已保存')).toBeVisible()

  const [visitor] = visitors
  await visitor?.page.goto('about:blank')
  await visitor?.page.goto(room)
  const chapter = visitor?.page.getByRole('button', { name: /^跳转到/ }).first()
  await chapter?.click()
  if (visitor) await expect.poll(() => playedTo(visitor.page), { timeout: 40_000 }).toBeGreaterThan(20)
  for (const { leave } of [host, ...visitors]) await leave()
})
