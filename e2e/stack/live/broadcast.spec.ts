import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { BroadcastReport } from '#contract/live/broadcast/schemas.ts'
import { addOwnSession, cameraLaunch, goLive, liveManagement, stalledEncoder } from '../../fixtures/host'
import { expectPlaying, playedTo } from '../../fixtures/player'
import { openPerson } from '../../fixtures/people'
import { expect, test } from '../../fixtures/test'
import { ask } from '../../fixtures/witness'

/**
 * An exhibitor goes live from the browser, with a camera that Chromium draws, and works on the recording. One session of an
 * exhibitor is on at a time, and other specs watch those of others: one after the other.
 */
test.describe.configure({ mode: 'default' })
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

test('a host shares a screen, continues on another device, trims, covers, downloads and deletes the recording', async ({
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { id, token } = await addOwnSession(request, HOST, { zh: '练泥', en: 'Kneading clay' })
  // The first device gets it once the second one sends.
  const taken = [...stalledEncoder, /status of 403/]
  const come = () => openPerson(browser, { request, account: HOST, language: 'en-US', origin, expected: taken })
  const first = await come()
  const studioOf = ({ page }: typeof first) => page.getByRole('region', { name: 'Live studio' })

  await first.page.goto(`/activity.html#/live?id=${id}`)
  await first.page.getByRole('button', { name: 'Go live from this device' }).click()
  await goLive(first.page, 'Go live')
  await studioOf(first).getByRole('button', { name: 'Share screen' }).click()
  await studioOf(first).getByRole('button', { name: 'Stop sharing' }).click()
  await expect(studioOf(first).getByRole('button', { name: 'Share screen' })).toBeVisible()

  const second = await come()
  await second.page.goto(`/activity.html#/live?id=${id}`)
  await second.page.getByRole('button', { name: 'Continue on this device' }).click()
  await goLive(second.page, 'Continue broadcasting')
  await expect(studioOf(first).getByRole('alert')).toContainText('Now streaming from another device')
  await first.leave()

  const storedMs = async () => {
    const { broadcast } = await ask<{ broadcast: { storedMs: number } }>(request, `${liveManagement}/broadcast/state`, {
      data: { liveId: id },
      token,
    })
    return broadcast.storedMs
  }
  await expect.poll(storedMs, { timeout: 60_000 }).toBeGreaterThan(12_000)
  await studioOf(second).getByRole('button', { name: 'End session' }).click()
  await second.page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await second.page.getByRole('link', { name: 'View recording and figures' }).click()

  const { page } = second
  const editor = page.getByRole('region', { name: 'Recording' })
  await editor.getByRole('slider').first().fill('3000')
  await editor.getByRole('button', { name: 'Save trim' }).click()
  await expect(page.getByText('Trim saved')).toBeVisible()
  await expect(editor.getByText('Beginning 0:03')).toBeVisible()

  await expect
    .poll(() => editor.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0)
  await editor.getByRole('button', { name: /cover/i }).click()
  const coverOf = async () => {
    const { draft: saved } = await ask<{ draft: { coverUrl: { en: string } } }>(request, `${liveManagement}/detail`, {
      data: { id },
      token,
    })
    return saved.coverUrl.en
  }
  await expect.poll(coverOf).not.toBe('')

  const download = page.waitForEvent('download')
  await editor.getByRole('link', { name: 'Download recording' }).click()
  const file = await readFile(await (await download).path())
  expect(file.toString('latin1', 4, 8)).toBe('ftyp')
  // How large it is depends on what the machine could encode.
  expect(file.length).toBeGreaterThan(50_000)

  await editor.getByRole('button', { name: 'Delete recording' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete recording' }).click()
  await expect(editor.getByRole('button', { name: 'Delete recording' })).toHaveCount(0)
  await second.leave()
})
