import { describe, expect, it } from 'vitest'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import { fairDictionary } from './dictionary'
import { embeddedTextSafety } from './embedded'
import { httpTextSafety } from './http'

const safety = embeddedTextSafety()

describe('embeddedTextSafety', () => {
  it.each(fairDictionary.terms)('finds %s', async (term) => {
    expect(await safety.findOffences(`${term}。`)).toContain(term)
  })

  it.each(fairDictionary.harmless)('lets %s pass', async (word) => {
    expect(await safety.findOffences(word)).toEqual([])
    expect(await safety.findOffences(`我们的${word}，很好`)).toEqual([])
  })

  it('names each word once, in the order in which they are there', async () => {
    const text = 'What a bastard! 这是赌博网站，混蛋。Bastard! 赌博网站 again.'
    expect(await safety.findOffences(text)).toEqual(['bastard', '赌博网站', '混蛋'])
  })

  it('finds a term beside a harmless word that holds it', async () => {
    expect(await safety.findOffences('反洗钱讲座')).toEqual([])
    expect(await safety.findOffences('反洗钱讲座上有人洗钱')).toEqual(['洗钱'])
    expect(await safety.findOffences('a wild ass and an ass')).toEqual(['ass'])
  })

  it('takes one Chinese character for a term only where it stands alone', async () => {
    expect(await safety.findOffences('手艺可靠，靠双手吃饭')).toEqual([])
    expect(await safety.findOffences('靠！这么贵')).toEqual(['靠'])
    expect(await safety.findOffences('这么贵，靠')).toEqual(['靠'])
  })

  it.each([
    ['full-width letters', 'ｆｕｃｋ you', 'fuck'],
    ['capitals', 'FuCk', 'fuck'],
    ['blanks', '赌 博　网\n站', '赌博网站'],
    ['marks', '赌*博-网_站', '赌博网站'],
    ['pictures', '赌🎲博🎲网🎲站', '赌博网站'],
    ['characters of no width in Chinese', '赌\u200b博\u2060网\ufeff站', '赌博网站'],
    ['characters of no width in English', 'f\u200bu\u00adc\u200dk', 'fuck'],
    ['marks upon letters', 'f\u0336u\u0336c\u0336k\u0336', 'fuck'],
    ['Chinese beside it', '你这bitch真是', 'bitch'],
    ['more blanks between words', 'online   CASINO', 'online casino'],
    ['a hyphen between words', 'online-casino', 'online casino'],
  ])('is not fooled by %s', async (_, text, term) => {
    expect(await safety.findOffences(text)).toEqual([term])
  })

  it.each([
    'The assassin came to Scunthorpe in first class.',
    'Bassoon, Sussex, cockpit, shiitake, pornographer’s glass, Dickens',
    'online and casino',
    '纽约炮台公园的展品，由智障人士手工制作，用工业大麻纤维织成。',
    '体操、操作、尼玛、废物利用、罂粟花、可靠的合作伙伴',
    '',
    '！？ \u200b',
  ])('lets pass: %s', async (text) => {
    expect(await safety.findOffences(text)).toEqual([])
  })

  it('takes another dictionary', async () => {
    const other = embeddedTextSafety({ terms: ['赝品', 'Fake'], harmless: ['Fake fur'] })
    expect(await other.findOffences('fake fur, FAKE 赝 品')).toEqual(['Fake', '赝品'])
  })

  it('has no word twice in its list', () => {
    const words = [...fairDictionary.terms, ...fairDictionary.harmless]
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('httpTextSafety', () => {
  const fake = useFakeService()

  it('asks the service and names each word once', async () => {
    fake.answer = { body: { words: ['b', 'a', 'b'] } }
    expect(await httpTextSafety({ url: fake.url, key: 'k1' }).findOffences('b a b')).toEqual(['b', 'a'])
    expect(fake.requests).toMatchObject([{ body: '{"text":"b a b"}', headers: { authorization: 'Bearer k1' } }])
  })

  it('rejects when the service fails', async () => {
    fake.answer = { status: 500, body: { words: [] } }
    await expect(httpTextSafety({ url: fake.url, key: '' }).findOffences('b')).rejects.toThrow('text safety')
  })
})
