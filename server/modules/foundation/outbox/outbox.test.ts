import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '#tests/setup/server.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Mail } from '#server/providers/mail/port.ts'
import type { Sms } from '#server/providers/sms/port.ts'
import { dispatchOutbox, listOutbox, type Message, postMessage, type QuoteTranslation, startDispatcher } from '.'
import { outbox } from './outbox.schema'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('empty')
})
afterAll(() => database.close())
beforeEach(() => database.db.delete(outbox))

const log = { warn: vi.fn(), error: vi.fn() }
const smsSent: Sms[] = []
const mailSent: Mail[] = []
const sms = { send: async (one: Sms) => void smsSent.push(one) }
const mail = { send: async (one: Mail) => void mailSent.push(one) }
const embedded = { sms: null, mail: null }
beforeEach(() => {
  smsSent.length = 0
  mailSent.length = 0
})

const code: Message = {
  channel: 'sms',
  address: '+8613800138000',
  languageType: 1,
  template: 'code-login',
  body: '您的登录验证码为 123456',
  parameters: ['123456', '10'],
}
const letter: Message = {
  channel: 'email',
  address: 'buyer@example.com',
  languageType: 2,
  template: 'review-passed',
  subject: 'Your registration',
  body: 'Your registration has been approved.',
}

const rows = () => database.db.select().from(outbox).orderBy(outbox.id)
const dispatch = (providers: Parameters<typeof postMessage>[1]) => dispatchOutbox({ database, providers, log })
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}
const allowing = (translate: QuoteTranslation['translate']) => ({ isRefusedBy: async () => false, translate })
/** Lets the time until the next try pass. */
const letTimePass = () => database.db.update(outbox).set({ dueAt: sql`now()` })
const secondsUntilDue = async () => {
  const [row] = await database.db
    .select({ seconds: sql<number>`extract(epoch from ${outbox.dueAt} - now())::float` })
    .from(outbox)
  return Math.round(row?.seconds ?? 0)
}

describe('post', () => {
  it('keeps what no outside service delivers, and nobody sends it later', async () => {
    await postMessage(database.db, { sms: null, mail }, code)
    await dispatch({ sms, mail })
    expect(await rows()).toMatchObject([{ state: 'kept', body: code.body, parameters: ['123456', '10'] }])
    expect(smsSent).toEqual([])
  })

  it('writes with its cause or not at all', async () => {
    const failing = database.write(async (db) => {
      await postMessage(db, { sms, mail }, code)
      throw new Error('the cause failed')
    })
    await expect(failing).rejects.toThrow('the cause failed')
    expect(await rows()).toEqual([])
  })
})

describe('dispatchOutbox', () => {
  it('delivers what is queued and marks it sent', async () => {
    await postMessage(database.db, { sms, mail }, code)
    await postMessage(database.db, { sms, mail }, letter)
    await dispatch({ sms, mail })
    const { template, parameters } = code
    expect(smsSent).toEqual([{ to: code.address, language: 'zh-CN', template, parameters, text: code.body }])
    expect(mailSent).toEqual([{ to: letter.address, subject: letter.subject, text: letter.body }])
    expect(await rows()).toMatchObject([
      { state: 'sent', sentAt: expect.any(Date), tries: 0 },
      { state: 'sent', sentAt: expect.any(Date), tries: 0 },
    ])
    await letTimePass()
    await dispatch({ sms, mail })
    expect([smsSent.length, mailSent.length]).toEqual([1, 1])
  })

  it('delivers what an e-mail quotes in its reader’s language, marked, and keeps what was delivered', async () => {
    const [subject, body] = ['New quote', 'A quote for “木椅” and “茶具”.\n\nhttps://fair.example']
    const quotes = [...body.matchAll(/木椅|茶具/g)].map(({ index }) => ({ from: index, to: index + 2 }))
    const translateQuoted = vi.fn(async () => new Map([['木椅', 'Wooden chairs']]))
    await postMessage(database.db, { sms, mail }, { ...letter, subject, body, quotes })
    await postMessage(database.db, { sms, mail }, code)
    await dispatchOutbox({ database, providers: { sms, mail }, log, quoteTranslation: allowing(translateQuoted) })
    expect(translateQuoted).toHaveBeenCalledExactlyOnceWith(['木椅', '茶具'], 'en-US')
    const text = 'A quote for “Wooden chairs (translated)” and “茶具”.\n\nhttps://fair.example'
    expect(mailSent).toEqual([{ to: letter.address, subject, text }])
    expect((await rows())[0]).toMatchObject({ state: 'sent', body: text, quotes: [] })
  })

  it('requests equal words once in a run, and nothing more after a failure: all are delivered', async () => {
    const post = async (words: string) =>
      postMessage(database.db, { sms, mail }, { ...letter, body: words, quotes: [{ from: 0, to: words.length }] })
    for (let n = 0; n < 12; n += 1) await post('木椅')
    const once = vi.fn(async () => new Map([['木椅', 'Wooden chairs']]))
    await dispatchOutbox({ database, providers: { sms, mail }, log, quoteTranslation: allowing(once) })
    expect(once).toHaveBeenCalledTimes(1)
    expect(mailSent.map(({ text }) => text)).toEqual(mailSent.map(() => 'Wooden chairs (translated)'))
    // A run takes ten at once: those behind them wait for no service that has failed.
    for (let n = 0; n < 25; n += 1) await post(`第 ${n} 把椅子`)
    const failing = vi.fn(async () => undefined)
    await dispatchOutbox({ database, providers: { sms, mail }, log, quoteTranslation: allowing(failing) })
    expect(failing).toHaveBeenCalledTimes(10)
    expect(mailSent).toHaveLength(37)
  })

  it('a delivery that is tried again translates the words as they were written', async () => {
    const failing = { send: vi.fn(mail.send).mockRejectedValueOnce(new Error('busy')) }
    const translateQuoted = async () => new Map([['木椅', 'Wooden chairs']])
    const quoted = { ...letter, body: 'For 木椅.', quotes: [{ from: 4, to: 6 }] }
    await postMessage(database.db, { sms, mail: failing }, quoted)
    const run = () =>
      dispatchOutbox({ database, providers: { sms, mail: failing }, log, quoteTranslation: allowing(translateQuoted) })
    await run()
    expect((await rows())[0]).toMatchObject({ state: 'queued', body: 'For 木椅.', quotes: quoted.quotes })
    await letTimePass()
    await run()
    expect(mailSent.map(({ text }) => text)).toEqual(['For Wooden chairs (translated).'])
  })

  it('keeps no code after its delivery, but keeps other texts', async () => {
    await postMessage(database.db, { sms, mail }, code)
    await postMessage(database.db, { sms, mail }, letter)
    await dispatch({ sms, mail })
    expect(await rows()).toMatchObject([{ body: '', parameters: [] }, { body: letter.body }])
  })

  it('delivers each of many once, whoever else dispatches at the time', async () => {
    const numbers = Array.from({ length: 35 }, (_, n) => `+8613800138${String(n).padStart(3, '0')}`)
    for (const address of numbers) await postMessage(database.db, { sms, mail }, { ...code, address })
    await Promise.all([dispatch({ sms, mail }), dispatch({ sms, mail }), dispatch({ sms, mail })])
    expect(smsSent.map(({ to }) => to).toSorted()).toEqual(numbers)
  })

  it('leaves alone what another dispatcher is delivering', async () => {
    await postMessage(database.db, { sms, mail }, code)
    const [begun, taken] = [gate(), gate()]
    const slow = async () => {
      begun.open()
      await taken.opened
    }
    const slowly = dispatch({ sms: { send: slow }, mail: null })
    await begun.opened
    await dispatch({ sms, mail })
    expect(smsSent).toEqual([])
    taken.open()
    await slowly
    expect(await rows()).toMatchObject([{ state: 'sent' }])
  })

  it('sends what belongs to the channels it has', async () => {
    await postMessage(database.db, { sms, mail }, code)
    await postMessage(database.db, { sms, mail }, letter)
    await dispatch({ sms: null, mail })
    expect(await rows()).toMatchObject([{ state: 'queued' }, { state: 'sent' }])
  })

  it('waits longer after each failure and gives up after six', async () => {
    const send = vi.fn(() => Promise.reject(new Error('busy '.repeat(100))))
    await postMessage(database.db, { sms, mail }, code)
    const waits: number[] = []
    for (let tried = 0; tried < 5; tried++) {
      await dispatch({ sms: { send }, mail })
      expect(await rows()).toMatchObject([{ state: 'queued', tries: tried + 1, body: code.body }])
      waits.push(await secondsUntilDue())
      await dispatch({ sms: { send }, mail })
      expect(send).toHaveBeenCalledTimes(tried + 1)
      await letTimePass()
    }
    expect(waits).toEqual([10, 40, 160, 640, 2_560])
    await dispatch({ sms: { send }, mail })
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'failed', tries: 6, body: '', parameters: [] })
    expect(row?.failure).toBe('busy '.repeat(40))
    await letTimePass()
    await dispatch({ sms: { send }, mail })
    expect(send).toHaveBeenCalledTimes(6)
  })

  it('delivers the others when one fails', async () => {
    const send = (one: Mail) => (one.to === letter.address ? Promise.reject(new Error('no')) : mail.send(one))
    await postMessage(database.db, { sms, mail }, letter)
    await postMessage(database.db, { sms, mail }, { ...letter, address: 'other@example.com' })
    await dispatch({ sms, mail: { send } })
    expect(await rows()).toMatchObject([{ state: 'queued', failure: 'no' }, { state: 'sent' }])
  })
})

describe('startDispatcher', () => {
  it('delivers what was posted before it is told to stop', async () => {
    await postMessage(database.db, { sms, mail }, code)
    const { poke, stop } = startDispatcher({ database, providers: { sms, mail }, log })
    poke()
    await stop()
    expect(smsSent).toHaveLength(1)
  })

  it('leaves the database in peace where nothing is delivered', async () => {
    let input = 0
    const write: Database['write'] = (work) => {
      input++
      return database.write(work)
    }
    const { poke, stop } = startDispatcher({ database: { write }, providers: embedded, log })
    poke()
    await stop()
    expect(input).toBe(0)
  })

  it('logs what keeps it from its work', async () => {
    const failure = new Error('no database')
    const write = () => Promise.reject(failure)
    const { stop } = startDispatcher({ database: { write }, providers: { sms, mail }, log })
    await stop()
    expect(log.error).toHaveBeenCalledWith({ err: failure }, expect.any(String))
  })
})

describe('listOutbox', () => {
  const addresses = (list: { address: string }[]) => list.map(({ address }) => address)

  it('gives pages, newest first', async () => {
    for (const address of ['a@x.com', 'b@x.com', 'c@x.com']) {
      await postMessage(database.db, embedded, { ...letter, address })
    }
    const first = await listOutbox(database.db, { page: 1, limit: 2 })
    expect(first).toMatchObject({ currPage: 1, totalPage: 2, totalCount: 3 })
    expect(addresses(first.list)).toEqual(['c@x.com', 'b@x.com'])
    expect(addresses((await listOutbox(database.db, { page: 2, limit: 2 })).list)).toEqual(['a@x.com'])
  })

  it('finds by channel, state and part of an address, which means itself', async () => {
    await postMessage(database.db, { sms, mail: null }, code)
    await postMessage(database.db, embedded, { ...letter, address: 'a_b@x.com' })
    await postMessage(database.db, embedded, { ...letter, address: 'acb@x.com' })
    const found = async (filter: Partial<Parameters<typeof listOutbox>[1]>) =>
      addresses((await listOutbox(database.db, { page: 1, limit: 20, ...filter })).list)
    expect(await found({ channel: 'sms' })).toEqual([code.address])
    expect(await found({ state: 'kept' })).toEqual(['acb@x.com', 'a_b@x.com'])
    expect(await found({ keyWord: 'A_B' })).toEqual(['a_b@x.com'])
    expect(await found({ channel: 'email', state: 'queued' })).toEqual([])
  })
})
