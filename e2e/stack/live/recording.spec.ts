import { readFile } from 'node:fs/promises'
import { addOwnSession, cameraLaunch, goLive, liveManagement, stalledEncoder } from '../../fixtures/host'
import { openPerson } from '../../fixtures/people'
import { expect, test } from '../../fixtures/test'
import { ask } from '../../fixtures/witness'

/** What a host does around a session: shares a screen, moves to another device, and works on the recording. */
const HOST = 'exhibitor@demo.yunzhan.example'
test.use({ launchOptions: cameraLaunch })

test('a host shares a screen, continues on another device, trims, covers, downloads and deletes the recording', async ({
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { id, token } = await addOwnSession(request, HOST, { zh: '练泥', en: 'Kneading clay' })
  // The first device gets it once the second one sends.
  const expected = [...stalledEncoder, /status of 403/]
  const come = () => openPerson(browser, { request, account: HOST, language: 'en-US', origin, expected })
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
