import { like, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as contract from '#contract/foundation/translation/endpoints.ts'
import * as limits from '#contract/foundation/translation/limits.ts'
import { errors } from '#contract/catalog/errors.ts'
import { translateContent } from '#contract/fair/content/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { attempts } from '#server/platform/auth/auth.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useUp } from '#tests/setup/attempts.ts'
import { useServer } from '#tests/setup/server.ts'
import { translateQuoted } from './quoted'
import { translateTexts } from './translate'
import { findTranslations, storeTranslations, sweepTranslations } from './translations.queries'
import { seal, unseal } from './seal'
import { translations } from './translation.schema'

const server = useServer('demo')

/** Stands in for the services; gives what it was sent. */
function useService(translate: (text: string) => string) {
  const sent: string[][] = []
  server().providers.translation = {
    available: true,
    translate: async (texts) => {
      sent.push([...texts])
      return texts.map(translate)
    },
  }
  return sent
}

async function ask(texts: string[], to: 'zh-CN' | 'en-US' = 'en-US', userType: number = userTypes.tourist) {
  const headers = await signedInAs(server(), userType)
  return server().ask(contract.translateTexts, { texts, to }, { headers })
}

describe('messages between people', () => {
  it('are translated once for everybody, and only what is in the other language', async () => {
    const sent = useService((text) => `English of it: ${text.length}`)
    const { data } = await ask(['这套茶具还有货吗？', 'Hello!', '😀'])
    expect(data.texts.map(({ text }) => text)).toEqual(['English of it: 9', '', ''])
    expect(sent).toEqual([['这套茶具还有货吗？']])
    const again = await ask(['这套茶具还有货吗？'], 'en-US', userTypes.exhibitor)
    expect(again.data.texts).toEqual([data.texts[0]])
    expect(sent).toHaveLength(1)
  })

  it('come with what differs in numbers', async () => {
    useService(() => 'CNY 15.2 each, 300 pieces')
    const { data } = await ask(['单价 12.5 元，3,000 件'])
    expect(data.texts[0]?.differences).toEqual(expect.arrayContaining(['12.5¥', '3000', '15.2¥', '300']))
  })

  it('keep their original where the translation holds words that the fair refuses', async () => {
    useService(() => 'buy fapiao 代开发票')
    const before = server().providers.textSafety
    server().providers.textSafety = { ...before, findOffences: async () => ['x'] }
    expect((await ask(['你好，请问可以开发票吗？'])).data.texts).toEqual([{ text: '', differences: [] }])
    server().providers.textSafety = before
  })

  it('are refused where the service is down, and stored nowhere', async () => {
    server().providers.translation = { available: true, translate: async () => Promise.reject(new Error('down')) }
    expect((await ask(['没有人翻译这一句'])).code).toBe(errors.ServiceUnavailable.code)
    expect((await findTranslations(server().database.db, ['没有人翻译这一句'], 'en-US')).size).toBe(0)
  })

  it('are refused past the characters of a day of the fair, and the stored ones still come', async () => {
    const { config } = server()
    const before = config.translation.dayCharacters
    useService((text) => `Translated ${text.length}`)
    await ask(['今天先翻译这一句'])
    config.translation.dayCharacters = 1
    expect((await ask(['额度用完之后的一句'])).code).toBe(errors.TranslationUsedUp.code)
    expect((await ask(['今天先翻译这一句'])).code).toBe(0)
    config.translation.dayCharacters = before
  })

  it('are refused to one account past its minute', async () => {
    const sent = useService((text) => text)
    const { userid } = await signedInAs(server(), userTypes.buyer)
    await useUp(server(), `translateTexts:${userid}`, limits.TRANSLATED_PER_MINUTE - 1, 60)
    const ofBuyer = async (texts: string[]) => (await ask(texts, 'en-US', userTypes.buyer)).code
    expect(await ofBuyer(['第一句', '第二句'])).toBe(errors.TooManyRequests.code)
    expect(await ofBuyer(['第一句'])).toBe(0)
    expect(sent).toEqual([['第一句']])
  })

  it('have no translation where the fair has no service', async () => {
    server().providers.translation = { available: false, translate: async () => null }
    expect((await ask(['你好'])).data.texts).toMatchObject([{ text: '', differences: [] }])
  })
})

describe('names of the fair', () => {
  it('reach the service in their official form, and stay what they are', async () => {
    const sent = useService((text) => `Where is ${/[A-Z].*\./.exec(text)?.[0]}?`)
    const { data } = await ask(['请问苏州笋木家具有限公司在哪里？'])
    expect(sent).toEqual([['请问Suzhou Sunmu Furniture Co., Ltd.在哪里？']])
    expect(data.texts).toEqual([{ text: 'Where is Suzhou Sunmu Furniture Co., Ltd.?', differences: [] }])
  })

  it('that a service has lost are reported, also once the translation is stored', async () => {
    useService(() => 'I am looking for bamboo furniture from Suzhou')
    const original = '我在找苏州笋木家具有限公司的椅子'
    const lost = { differences: ['Suzhou Sunmu Furniture Co., Ltd.'] }
    expect((await ask([original])).data.texts[0]).toMatchObject(lost)
    expect((await ask([original])).data.texts[0]).toMatchObject(lost)
  })

  it('that change have a new translation', async () => {
    const sent = useService((text) => `It says ${text.length}`)
    const original = '石慢餐桌器物（佛山）有限公司的碟子'
    await ask([original])
    const { db } = server().database
    const rename = (en: string) =>
      db
        .update(exhibitors)
        .set({ company: { zh: '石慢餐桌器物（佛山）有限公司', en } })
        .where(sql`${exhibitors.company} ->> 'zh' = '石慢餐桌器物（佛山）有限公司'`)
    await rename('Shiman Ware')
    await ask([original])
    expect(sent).toEqual([['Shiman Tableware (Foshan) Co., Ltd.的碟子'], ['Shiman Ware的碟子']])
    await rename('Shiman Tableware (Foshan) Co., Ltd.')
  })

  it('of who is hidden are not given away', async () => {
    const { db } = server().database
    const written = '杭州微光照明设计工作室'
    const list = async () => {
      const headers = await signedInAs(server(), userTypes.tourist)
      const input = { texts: [`${written}的灯`], to: 'en-US' as const }
      return (await server().ask(contract.listOfficialNames, input, { headers })).data.names
    }
    expect(await list()).toEqual([{ written, official: 'Weiguang Lighting Studio, Hangzhou' }])
    const hide = (shownUntil: Date | null) =>
      db
        .update(exhibitors)
        .set({ shownUntil })
        .where(sql`${exhibitors.company} ->> 'zh' = ${written}`)
    await hide(new Date(0))
    expect(await list()).toEqual([])
    await hide(null)
  })
})

describe('the choice of a person', () => {
  const choose = async (userType: number, isAllowed: boolean) => {
    const headers = await signedInAs(server(), userType)
    await server().ask(contract.saveTranslationChoice, { isAllowed }, { headers })
    return (await server().ask(contract.getTranslationChoice, {}, { headers })).data
  }
  const read = async (text: string, writer: number | null, userType: number = userTypes.tourist) => {
    const headers = await signedInAs(server(), userType)
    const input = { texts: [text], writers: [writer] }
    return (await server().ask(contract.translateTexts, { ...input, to: 'en-US' }, { headers })).data.texts[0]?.text
  }

  it('keeps what they wrote from every service, until they allow it again', async () => {
    const sent = useService((text) => `English ${text.length}`)
    expect(await choose(userTypes.exhibitor, false)).toEqual({ isAllowed: false })
    const writer = Number((await signedInAs(server(), userTypes.exhibitor)).userid)
    expect(await read('只写给你看的一句', writer)).toBe('')
    expect(sent).toEqual([])
    expect(await choose(userTypes.exhibitor, true)).toEqual({ isAllowed: true })
    expect(await read('只写给你看的一句', writer)).toBe('English 8')
  })

  it('keeps what they read from every service', async () => {
    const sent = useService((text) => `English ${text.length}`)
    await choose(userTypes.overseasBuyer, false)
    expect(await read('买家读到的一句', null, userTypes.overseasBuyer)).toBe('')
    expect(sent).toEqual([])
    await choose(userTypes.overseasBuyer, true)
  })

  it('is saved once, however often it is sent at once', async () => {
    const headers = await signedInAs(server(), userTypes.buyer)
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { code } = await server().ask(contract.saveTranslationChoice, { isAllowed: false }, { headers })
        return code
      }),
    )
    expect(new Set(codes)).toEqual(new Set([0]))
    expect(await choose(userTypes.buyer, true)).toEqual({ isAllowed: true })
  })
})

it('a form is counted in the same budget', async () => {
  const { config } = server()
  const before = config.translation.dayCharacters
  useService((text) => `Translated ${text.length}`)
  config.translation.dayCharacters = 1
  const headers = await signedInAs(server(), userTypes.organizer)
  const { code } = await server().ask(translateContent, { texts: ['春日茶席'], to: 'en-US' }, { headers })
  expect(code).toBe(errors.TranslationUsedUp.code)
  config.translation.dayCharacters = before
})

describe('a stored translation', () => {
  it('is read only with its original, which the row does not hold', async () => {
    const { db } = server().database
    await storeTranslations(db, new Map([['只有你我知道的底价', 'The secret base price']]), 'en-US')
    const rows = JSON.stringify(await db.select().from(translations))
    expect(rows).not.toContain('secret')
    expect(rows).not.toContain('底价')
    expect(() => unseal('另一句话', seal('一句话', 'a sentence'))).toThrow('authenticate')
  })

  it('is stored once, however many make it at once', async () => {
    const { db } = server().database
    const made = new Map([['同时翻译的一句', 'one']])
    await Promise.all(Array.from({ length: 10 }, () => storeTranslations(db, made, 'en-US')))
    expect(await findTranslations(db, ['同时翻译的一句'], 'en-US')).toEqual(made)
  })

  it('is removed after its days', async () => {
    const { db } = server().database
    await storeTranslations(db, new Map([['旧的一句', 'old']]), 'en-US')
    await db.update(translations).set({ createdAt: new Date(Date.now() - 40 * 86_400_000) })
    await sweepTranslations(db, 30)
    expect(await db.$count(translations)).toBe(0)
  })
})

describe('what an e-mail quotes', () => {
  it('is translated once, and left out where figures differ', async () => {
    const sent = useService((text) => (text.startsWith('木椅') ? '21 wooden chairs' : 'Tea sets'))
    const texts = ['木椅 12 把', '邮件里的茶具']
    expect([...((await translateQuoted(server(), texts, 'en-US')) ?? [])]).toEqual([['邮件里的茶具', 'Tea sets']])
    await translateQuoted(server(), texts, 'en-US')
    expect(sent).toHaveLength(1)
  })

  it('has no translation where the service fails or is late, and none to wait for without a service', async () => {
    const { providers } = server()
    const texts = ['没有译文的茶具']
    providers.translation = { available: true, translate: async () => Promise.reject(new Error('down')) }
    expect(await translateQuoted(server(), texts, 'en-US')).toBeUndefined()
    let answer: ((texts: string[]) => void) | undefined
    providers.translation = { available: true, translate: () => new Promise((resolve) => (answer = resolve)) }
    expect(await translateQuoted(server(), texts, 'en-US', 1)).toBeUndefined()
    await vi.waitFor(() => expect(answer).toBeDefined())
    answer?.(['Tea sets'])
    providers.translation = { available: false, translate: async () => null }
    expect(await translateQuoted(server(), texts, 'en-US')).toEqual(new Map())
  })
})

describe('the share of e-mails in the day of a fair', () => {
  const share = limits.EMAIL_TRANSLATION_SHARE
  const day = 100
  /** Ten texts of ten characters each, which no test has sent before. */
  const textsOf = (name: string) => Array.from('甲乙丙丁戊己庚辛壬癸', (one) => `${name}${one}${'句'.repeat(8)}`)
  let before = 0

  beforeEach(async () => {
    const { config, database } = server()
    before = config.translation.dayCharacters
    config.translation.dayCharacters = day
    await database.db.delete(attempts).where(like(attempts.bucket, 'translation%'))
    useService(() => 'Translated')
  })
  afterEach(() => {
    server().config.translation.dayCharacters = before
  })
  const context = () => {
    const { config, database, providers } = server()
    return { config, db: database.db, providers, writeStatement: database.writeStatement }
  }
  const count = (made: PromiseSettledResult<unknown>[]) => made.filter(({ status }) => status === 'fulfilled').length

  it('is all that ten at once may use, and leaves the rest to people', async () => {
    const made = await Promise.all(textsOf('邮').map((text) => translateQuoted(server(), [text], 'en-US')))
    expect(made.filter((one) => one?.size === 1)).toHaveLength((day * share) / 10)
    const read = await Promise.allSettled(textsOf('聊').map((text) => translateTexts(context(), [text], 'en-US')))
    expect(count(read)).toBe((day * (1 - share)) / 10)
  })

  it('without it, ten at once would use the whole day', async () => {
    const made = await Promise.allSettled(textsOf('控').map((text) => translateTexts(context(), [text], 'en-US')))
    expect(count(made)).toBe(day / 10)
    expect((await ask(['没有剩下任何额度'])).code).toBe(errors.TranslationUsedUp.code)
  })

  it('still gives what is stored once it is used up', async () => {
    const [first = '', ...others] = textsOf('存')
    await translateQuoted(server(), [first], 'en-US')
    await Promise.all(others.map((text) => translateQuoted(server(), [text], 'en-US')))
    // No failure of a service: what is behind it is tried all the same.
    expect(await translateQuoted(server(), [others.at(-1) ?? '', '又一句'], 'en-US')).toEqual(new Map())
    expect(await translateQuoted(server(), [first], 'en-US')).toEqual(new Map([[first, 'Translated']]))
  })
})
