import { describe, expect, it } from 'vitest'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import { deepLTranslation } from './deepl'
import { translateInOrder } from './in-order'
import { libreTranslation } from './libre-translate'
import { openAiTranslation } from './openai'
import type { TranslationPort } from './port'
import { tencentTranslation } from './tencent'

const fake = useFakeService()
const texts = ['这套茶具有货', '谢谢']
const english = ['This tea set is in stock', 'Thank you']
const sent = () => fake.requests[0]

describe('DeepL', () => {
  it('is sent the texts with its key', async () => {
    fake.answer = { body: { translations: english.map((text) => ({ text })) } }
    expect(await deepLTranslation({ key: 'k:fx', url: fake.url }).translate(texts, 'en-US')).toEqual(english)
    expect(sent()).toMatchObject({ path: '/v2/translate', headers: { authorization: 'DeepL-Auth-Key k:fx' } })
    expect(JSON.parse(sent()?.body ?? '')).toEqual({ text: texts, target_lang: 'EN-US' })
  })
})

describe('LibreTranslate', () => {
  it('is sent the texts, and a key only where there is one', async () => {
    fake.answer = { body: { translatedText: english } }
    expect(await libreTranslation({ url: fake.url, key: '' }).translate(texts, 'en-US')).toEqual(english)
    expect(JSON.parse(sent()?.body ?? '')).toEqual({ q: texts, source: 'zh', target: 'en', format: 'text' })
  })
})

describe('Tencent Cloud', () => {
  const port = () => tencentTranslation({ id: 'i', key: 'k', region: 'ap-guangzhou', url: fake.url })

  it('is sent a signed batch', async () => {
    fake.answer = { body: { Response: { TargetTextList: english } } }
    expect(await port().translate(texts, 'en-US')).toEqual(english)
    expect(sent()?.headers).toMatchObject({ 'x-tc-action': 'TextTranslateBatch', 'x-tc-version': '2018-03-21' })
    expect(JSON.parse(sent()?.body ?? '')).toEqual({
      Source: 'auto',
      Target: 'en',
      ProjectId: 0,
      SourceTextList: texts,
    })
  })

  it('rejects what it refuses, and an answer with a text too few', async () => {
    fake.answer = { body: { Response: { Error: { Code: 'FailedOperation.NoFreeAmount', Message: 'x' } } } }
    await expect(port().translate(texts, 'en-US')).rejects.toThrow('FailedOperation.NoFreeAmount')
    fake.answer = { body: { Response: { TargetTextList: ['one'] } } }
    await expect(port().translate(texts, 'en-US')).rejects.toThrow('another number')
  })
})

describe('a model', () => {
  const port = () => openAiTranslation({ url: fake.url, key: '', model: 'm' })
  const answered = (content: string) => ({ body: { choices: [{ message: { content } }] } })

  it('is sent the texts as data apart from its instructions', async () => {
    fake.answer = answered(JSON.stringify({ texts: english }))
    expect(await port().translate(texts, 'en-US')).toEqual(english)
    const { messages } = JSON.parse(sent()?.body ?? '')
    expect(messages[1]).toEqual({ role: 'user', content: JSON.stringify({ texts }) })
  })

  it.each(['Sure! Here you are', '{"texts":["one"]}', '[]'])('rejects %s', async (content) => {
    fake.answer = answered(content)
    await expect(port().translate(texts, 'en-US')).rejects.toThrow('something else')
  })
})

describe('several services', () => {
  const port = (translate: TranslationPort['translate']): TranslationPort => ({ available: true, translate })
  const good = port(async () => english)

  it('are tried in their order: down, in another language, then the one that answers', async () => {
    const tried: string[] = []
    const down = port(() => (tried.push('down'), Promise.reject(new Error('down'))))
    const wrong = port(async () => (tried.push('wrong'), ['这不是英文，还是中文', '谢谢谢谢']))
    const all = translateInOrder([down, wrong, good])
    expect(await all.translate(texts, 'en-US')).toEqual(english)
    expect(tried).toEqual(['down', 'wrong'])
    expect(await all.translate(texts, 'en-US')).toEqual(english)
    // Both rest: the good one came first.
    expect(tried).toEqual(['down', 'wrong'])
  })

  it('reject with the last failure where none answers', async () => {
    await expect(
      translateInOrder([port(() => Promise.reject(new Error('away')))]).translate(texts, 'en-US'),
    ).rejects.toThrow('away')
  })
})
