import type { Page } from '@playwright/test'
import { cameraLaunch } from '../../fixtures/host'
import { visit } from '../../fixtures/live-room'
import { expect, expectAccessible, expectNoOverflow, languages, test } from '../../fixtures/test'

/** What a host sees of the studio in each of its states; Chromium draws the camera. */
const organizer = { id: '5', type: 5, name: '许宗元' }
test.use({ launchOptions: cameraLaunch })
// A browser of its own for its camera.
test.use({ apart: true })

const texts = {
  'zh-CN': {
    open: '用本设备开播',
    goLive: '开始直播',
    pause: '暂停',
    paused: '已暂停',
    resume: '恢复直播',
    end: '结束直播',
    live: '直播中',
    ended: '直播已结束',
    tryAgain: '重试',
    anyway: '仍要开播',
    notNow: '暂不开播',
  },
  'en-US': {
    open: 'Go live from this device',
    goLive: 'Go live',
    pause: 'Pause',
    paused: 'Paused',
    resume: 'Resume',
    end: 'End session',
    live: 'Live',
    ended: 'The session has ended',
    tryAgain: 'Try again',
    anyway: 'Go live anyway',
    notNow: 'Not now',
  },
}
const en = texts['en-US']

const studioOf = (page: Page) => page.getByRole('region', { name: /^(开播间|Live studio)$/ })
const press = (page: Page, name: string) => studioOf(page).getByRole('button', { name, exact: true }).click()
/** In this state: see `Phase` of the studio. */
const expectPhase = (page: Page, phase: string) => expect(studioOf(page)).toHaveAttribute('data-phase', phase)

/** Session 5 has yet to begin. */
async function openStudio(page: Page, language: 'zh-CN' | 'en-US' = 'en-US', scenario = 'quiet') {
  await visit(page, { as: organizer, language, scenario, id: 5 })
  await page.getByRole('button', { name: texts[language].open }).click()
}

async function goLive(page: Page, language: 'zh-CN' | 'en-US' = 'en-US') {
  await openStudio(page, language)
  await press(page, texts[language].goLive)
  await expectPhase(page, 'live')
}

/** The camera is refused with this error until `allowCamera` is called. */
const refuseCamera = (page: Page, name: string) =>
  page.addInitScript((error) => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    const refused = async () => {
      throw new DOMException('refused', error)
    }
    Object.assign(navigator.mediaDevices, { getUserMedia: refused })
    Object.assign(window, {
      allowCamera: () => Object.assign(navigator.mediaDevices, { getUserMedia: real }),
    })
  }, name)

for (const language of languages)
  for (const width of [1440, 390])
    test(`a host goes live, pauses, resumes and ends (${language}, ${width} px)`, async ({ page }) => {
      const words = texts[language]
      await page.setViewportSize({ width, height: 900 })
      await openStudio(page, language)
      await expectPhase(page, 'ready')
      await expectAccessible(page)
      await press(page, words.goLive)
      await expectPhase(page, 'live')
      await expect(studioOf(page).getByText(words.live, { exact: true })).toBeVisible()
      await expectNoOverflow(page)
      await press(page, words.pause)
      await expect(studioOf(page).getByText(words.paused, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await press(page, words.resume)
      await expectPhase(page, 'live')
      await press(page, words.end)
      await page.getByRole('dialog').getByRole('button', { name: words.end }).click()
      await expect(page.getByText(words.ended).first()).toBeVisible()
      await expectNoOverflow(page)
    })

for (const [error, title] of [
  ['NotAllowedError', 'No access to the camera or microphone'],
  ['NotFoundError', 'No camera or microphone found'],
  ['NotReadableError', 'The camera is in use'],
] as const)
  test(`${title}: explained, and another try opens the camera`, async ({ page }) => {
    await refuseCamera(page, error)
    await openStudio(page)
    await expect(studioOf(page).getByRole('alert')).toContainText(title)
    await expectAccessible(page)
    await page.evaluate(() => void Reflect.get(window, 'allowCamera')())
    await press(page, en.tryAgain)
    await expectPhase(page, 'ready')
    await expect(studioOf(page).getByRole('alert')).toHaveCount(0)
  })

test('a browser without an encoder is shown the way by OBS', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'))
  await openStudio(page)
  await expect(studioOf(page).getByRole('alert')).toContainText('This browser cannot stream video')
  await expect(studioOf(page).getByRole('button', { name: 'Show server address and key' })).toBeVisible()
})

test('a camera that is unplugged is reported, and one that is back ends the report', async ({ page }) => {
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    const watched = async (constraints: MediaStreamConstraints) => {
      const stream = await real(constraints)
      Object.assign(window, { camera: stream })
      return stream
    }
    Object.assign(navigator.mediaDevices, { getUserMedia: watched })
  })
  await goLive(page)
  await page.evaluate(() => {
    for (const track of Reflect.get(window, 'camera').getVideoTracks()) {
      track.stop()
      // A script that stops a track gets no event; a cable that is pulled gives one.
      track.dispatchEvent(new Event('ended'))
    }
  })
  await expect(studioOf(page).getByRole('alert')).toContainText('Camera or microphone disconnected')
  await press(page, en.tryAgain)
  await expect(studioOf(page).getByRole('alert')).toHaveCount(0)
  await expectPhase(page, 'live')
})

/** A segment that takes long is what is tested: it comes later than an expectation waits for otherwise. */
const SLOW_MS = 50_000

test.describe('a connection that is too slow', () => {
  test('is reported before anybody sees the session; the host may wait', async ({ page }) => {
    await openStudio(page, 'en-US', 'quiet,sendSegment:slow')
    await press(page, en.goLive)
    await expect(studioOf(page).getByRole('alert')).toContainText('too slow', { timeout: SLOW_MS })
    await press(page, en.notNow)
    await expectPhase(page, 'ready')
  })

  test('does not keep a host who wants to go live', async ({ page }) => {
    await openStudio(page, 'en-US', 'quiet,sendSegment:slow')
    await press(page, en.goLive)
    await press(page, en.anyway)
    await expectPhase(page, 'live')
  })
})

test.describe('what the fair refuses', () => {
  test.use({ expectedErrors: [/status of (403|409)/] })

  test('a second session of the exhibitor leaves the picture where it is', async ({ page }) => {
    await openStudio(page, 'en-US', 'quiet,setLiveStatus:OtherSessionOn')
    await press(page, en.goLive)
    await expect(studioOf(page).getByRole('alert')).toContainText('Another session is live')
    await expectPhase(page, 'ready')
  })

  test('another device that took over ends this one', async ({ page }) => {
    await openStudio(page, 'en-US', 'quiet,sendSegment:StreamTakenOver')
    await press(page, en.goLive)
    await expect(studioOf(page).getByRole('alert')).toContainText('Now streaming from another device')
    await expectPhase(page, 'ended')
  })
})

test.describe('a connection that is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('keeps the video until it is back', async ({ page }) => {
    await goLive(page)
    await page.evaluate(() => {
      const Connected = XMLHttpRequest
      class Disconnected extends Connected {
        override send() {
          this.dispatchEvent(new ProgressEvent('error'))
        }
      }
      Object.assign(window, {
        XMLHttpRequest: Disconnected,
        bringBack: () => Object.assign(window, { XMLHttpRequest: Connected }),
      })
    })
    await expect(studioOf(page).getByText('Connection lost', { exact: false })).toBeVisible()
    await page.evaluate(() => void Reflect.get(window, 'bringBack')())
    await expect(studioOf(page).getByText('Connection lost', { exact: false })).toHaveCount(0)
  })
})
