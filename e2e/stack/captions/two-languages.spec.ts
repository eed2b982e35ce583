import type { Page } from '@playwright/test'
import { nextTalk, offerTalk } from '../../fixtures/deal/talk'
import { chat, conclude, quote, tokenOn, words } from '../../fixtures/deal/two-languages'
import { enterFair } from '../../fixtures/enter'
import { cameraLaunch } from '../../fixtures/host'
import { useSpokenFair } from '../../fixtures/spoken-fair'
import { expect, test } from '../../fixtures/test'
import { en, enStart } from '../../fixtures/texts'
import { ask } from '../../fixtures/witness'

test.use({
  launchOptions: cameraLaunch,
  // The service that is away answers 503.
  expectedErrors: [/503/],
})

const [offered, offeredInEnglish] = words.offered
const [question, questionInChinese] = words.question
const [promised, promisedInEnglish] = words.promised

const fair = useSpokenFair({ zh: [offered, ''], en: [question, ''] }, new Map(Object.values(words)))

/** Recognition by the browser's maker is off, as in Firefox. */
function noRecognition(): void {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
}

/** A confirmed meeting of the two that is about to begin; its id. */
async function agreeOnMeeting(buyer: Page, exhibitor: Page, start: Date): Promise<number> {
  const path = '/ce-exhibition/sp/appointment'
  const [buyerToken, exhibitorToken] = [await tokenOn(buyer), await tokenOn(exhibitor)]
  const exhibitorId = await offerTalk(exhibitor.request, exhibitorToken, start)
  const request = { key: `key-${start.getTime()}`, exhibitorId, start: start.toISOString(), place: 'online' }
  const data = { ...request, purpose: '春季茶具批量采购' }
  const { id } = await ask<{ id: number }>(buyer.request, `${path}/ask`, { data, token: buyerToken })
  await ask(exhibitor.request, `${path}/confirm`, { data: { id }, token: exhibitorToken })
  return id
}

const lines = (page: Page) => page.getByRole('log', { name: /^(字幕内容|Caption text)$/ })

/** Pieces of Chinese that the service has had. */
const spokenPieces = () => fair().speech.sent.filter(({ language }) => language === 'zh').length

test('a buyer who reads English and an exhibitor who reads Chinese chat, quote, meet with captions and close', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const start = nextTalk()
  test.skip(!start, 'no room opens across midnight in China')
  const buyer = await enterFair(browser, fair().address, {
    account: 'buyer@demo.yunzhan.example',
    language: 'en-US',
    before: noRecognition,
  })
  const exhibitor = await enterFair(browser, fair().address, {
    account: 'exhibitor@demo.yunzhan.example',
    language: 'zh-CN',
    before: noRecognition,
  })
  const organizer = await enterFair(browser, fair().address, {
    account: 'organizer@demo.yunzhan.example',
    language: 'zh-CN',
  })
  await test.step('chat', () => chat(buyer, exhibitor))
  // Translated once, however often it is read.
  expect(fair().translation.sent.filter(({ text }) => text === words.greeting[0])).toHaveLength(1)
  await test.step('quote', () => quote(buyer, exhibitor, organizer))
  await organizer.context().close()

  const id = await agreeOnMeeting(buyer, exhibitor, start ?? new Date())
  for (const page of [buyer, exhibitor]) await page.goto(`/personal.html#/appointments/talk?id=${id}`)
  await exhibitor.getByRole('button', { name: '进入洽谈室', exact: true }).click()
  await buyer.getByRole('button', { name: en('talk-room:check.enter'), exact: true }).click()
  await expect(buyer.getByText(en('talk-room:state.connected'), { exact: true })).toBeVisible()

  // Consent: where the sound goes is stated before anything is sent.
  await exhibitor.getByRole('button', { name: '为我的发言开启字幕' }).click()
  await expect(exhibitor.getByRole('dialog')).toContainText('您的语音会分段发送到展会选用的语音识别服务')
  expect(fair().speech.sent).toEqual([])
  await exhibitor.getByRole('button', { name: '同意并开启' }).click()
  await buyer.getByRole('button', { name: en('captions:on') }).click()
  await buyer.getByRole('button', { name: en('captions:consent.agree') }).click()

  await expect(lines(buyer).getByText(offeredInEnglish, { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(lines(exhibitor).getByText(questionInChinese, { exact: true })).toBeVisible({ timeout: 60_000 })
  await lines(buyer)
    .getByRole('button', { name: en('translation:showOriginal') })
    .click()
  await expect(lines(buyer).getByText(offered, { exact: true })).toBeVisible()

  // Minutes: one proposes, the other agrees; what is spoken then is recorded.
  await exhibitor.getByRole('button', { name: '保存为纪要' }).click()
  await exhibitor.getByRole('button', { name: '同意保存', exact: true }).click()
  await buyer.getByRole('button', { name: en('captions:minutes.action.other') }).click()
  await buyer.getByRole('button', { name: en('captions:minutes.agree'), exact: true }).click()
  await expect(exhibitor.getByText('正在记录纪要')).toBeVisible()
  // Not what was under way: recorded sound, sound on its way, and sound that waits.
  const begun = spokenPieces()
  await expect.poll(spokenPieces, { timeout: 60_000 }).toBeGreaterThan(begun + 2)
  fair().speech.sentences = { zh: [promised, ''], en: [''] }
  await expect(lines(buyer).getByText(promisedInEnglish, { exact: true })).toBeVisible({ timeout: 60_000 })
  await buyer.getByRole('button', { name: en('captions:minutes.action.both') }).click()
  await expect(exhibitor.getByText('正在记录纪要')).toBeHidden()
  // What is spoken after the withdrawal is shown and not recorded.
  fair().speech.sentences = { zh: [''], en: [question, ''] }
  await expect(lines(exhibitor).getByText(questionInChinese, { exact: true })).toHaveCount(2, { timeout: 60_000 })

  // A service that fails, or is ten seconds late, ends captions with a quiet line.
  fair().speech.fault = 'error'
  await expect(buyer.getByText(en('captions:problem.away'))).toBeVisible({ timeout: 60_000 })
  await expect(buyer.getByRole('alert')).toHaveCount(0)
  fair().speech.fault = 'slow'
  await expect(exhibitor.getByText('语音识别暂不可用，字幕已停止。')).toBeVisible({ timeout: 90_000 })

  // On the meeting, the minutes are in the reader's language first.
  await exhibitor.getByRole('button', { name: '离开', exact: true }).click()
  await conclude(buyer, exhibitor)
  await buyer.goto('/personal.html#/appointments')
  await buyer.getByRole('button', { name: /^Minutes of the meeting with .*Sunmu/ }).click()
  const minutes = buyer.getByRole('dialog')
  await expect(minutes.getByRole('listitem')).toHaveCount(1)
  await expect(minutes.getByText(promisedInEnglish, { exact: true })).toBeVisible()
  await expect(minutes.getByText(promised, { exact: true })).toBeVisible()
  await minutes.getByRole('textbox', { name: en('captions:minutes.nextSteps') }).fill('Three samples to Berlin.')
  await minutes.getByRole('button', { name: en('captions:minutes.saveSteps') }).click()
  await expect(minutes.getByText(enStart('captions:minutes.last'))).toBeVisible()
  await exhibitor.goto('/personal.html#/appointments')
  await exhibitor.getByRole('button', { name: '与陈采薇的洽谈纪要' }).click()
  await expect(exhibitor.getByRole('textbox', { name: '后续事项' })).toHaveValue('Three samples to Berlin.')
  // The exhibitor adds the English of what it spoke.
  await exhibitor.getByRole('button', { name: '更正' }).click()
  await exhibitor.getByRole('button', { name: '译成英文' }).click()
  await expect(exhibitor.getByRole('textbox', { name: '英文' })).toHaveValue(promisedInEnglish)
  await exhibitor.getByRole('button', { name: '保存', exact: true }).click()
  await expect(exhibitor.getByRole('listitem').getByText(promisedInEnglish, { exact: true })).toBeVisible()
  await Promise.all([buyer.context().close(), exhibitor.context().close()])
})
