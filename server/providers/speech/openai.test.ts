import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { embeddedSpeech } from './embedded'
import { type FakeSpeech, openFakeSpeech } from './fake/open-fake'
import { openAiSpeech } from './openai'

let fake: FakeSpeech
beforeAll(async () => {
  fake = await openFakeSpeech({})
})
beforeEach(() => {
  Object.assign(fake, { sent: [], fault: 'none', sentences: { zh: ['  这款茶具有现货。 '], en: ['It is in stock.'] } })
})
afterAll(() => fake.close())

const port = (timeoutMs?: number) =>
  openAiSpeech(
    { url: fake.settings.SPEECH_URL, key: fake.settings.SPEECH_KEY, model: fake.settings.SPEECH_MODEL },
    timeoutMs,
  )
const speech = { bytes: Buffer.from('sound'), mimeType: 'audio/webm' }

it('sends the sound with its format, language and model, and trims the answer', async () => {
  expect(await port().transcribe(speech, 'zh-CN')).toEqual({ text: '这款茶具有现货。', language: 'zh-CN' })
  expect(fake.sent).toEqual([
    {
      model: 'whisper-1',
      language: 'zh',
      type: 'audio/webm',
      name: 'speech.webm',
      bytes: 5,
      authorization: `Bearer ${fake.settings.SPEECH_KEY}`,
    },
  ])
})

it('nobody spoke: an empty text', async () => {
  fake.fault = 'silence'
  expect((await port().transcribe(speech, 'en-US')).text).toBe('')
})

it.each([
  ['error', 'speech: answered 500'],
  ['wrongJson', 'speech: answered something else than agreed'],
  ['endless', 'speech: answered too much'],
] as const)('rejects %s', async (fault, message) => {
  fake.fault = fault
  await expect(port().transcribe(speech, 'en-US')).rejects.toThrow(message)
})

it('rejects a service that is late', async () => {
  fake.fault = 'slow'
  await expect(port(50).transcribe(speech, 'en-US')).rejects.toThrow('speech: no answer (timeout)')
})

it('rejects a wrong key', async () => {
  const wrong = openAiSpeech({ url: fake.settings.SPEECH_URL, key: 'wrong', model: 'm' })
  await expect(wrong.transcribe(speech, 'en-US')).rejects.toThrow('speech: answered 401')
})

it('cuts a text that a model repeats without end', async () => {
  fake.sentences = { en: ['word '.repeat(400)] }
  expect((await port().transcribe(speech, 'en-US')).text).toHaveLength(500)
})

it('is not available in a fair without a service', async () => {
  expect(embeddedSpeech.available).toBe(false)
  await expect(embeddedSpeech.transcribe(speech, 'en-US')).rejects.toThrow('no service')
})
