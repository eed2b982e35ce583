import { desc } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import { addAccount } from '#server/modules/foundation/accounts/index.ts'
import { dispatchOutbox } from '#server/modules/foundation/outbox/index.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { saveChoice } from '#server/modules/foundation/translation/choice.queries.ts'
import { openQuoteTranslation } from '#server/modules/foundation/translation/index.ts'
import { fillText, findQuotes, sayParameters } from './fill-text'
import { notices } from './texts'
import { type Notice, type Receiver, sendNotice } from '.'

const server = useServer('empty', { PUBLIC_URL: 'https://fair.example' })
const reader: Omit<Receiver, 'id'> = { phone: '+8613800138000', email: 'lin@gallery.example', languageType: 1 }

let readerId: number | undefined

async function sent(notice: Notice, to: Partial<Receiver> = {}) {
  const { db } = server().database
  readerId ??= (await addAccount(db, { passwordHash: '', userType: 6, status: 'active' })).id
  await sendNotice(db, server(), { id: readerId, ...reader, ...to }, notice)
  const [last] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  return last
}
const bodyOf = async (...input: Parameters<typeof sent>) => (await sent(...input))?.body

test('a notice ends with the address of what it is about, in an SMS and in a mail', async () => {
  const zh = await sent({ name: 'enrollmentApproved', parameters: { expo: { zh: '云展', en: 'Yunzhan' } } })
  expect(zh).toMatchObject({ channel: 'sms', parameters: ['云展'] })
  expect(zh?.body).toBe('【云展】您报名“云展”的申请已通过。 https://fair.example/personal.html#/applications')
  const abroad = { phone: '+4930123456', languageType: 2 }
  const en = await sent({ name: 'liveReminder', parameters: { title: 'Kiln', time: '10:00', liveId: '7' } }, abroad)
  expect(en).toMatchObject({ channel: 'email', parameters: ['Kiln', '10:00'] })
  expect(en?.body).toMatch(/seeing you\.\n\nhttps:\/\/fair\.example\/activity\.html#\/live\?id=7$/)
})

test.each([
  ['请补充材料', '您的注册需要修改：请补充材料。请在'],
  ['请补充材料。', '您的注册需要修改：请补充材料。请在'],
  ['缺少哪一页？', '您的注册需要修改：缺少哪一页？请在'],
])('what ends a sentence stands once: %s', async (reason, message) => {
  expect(await bodyOf({ name: 'registrationChanges', parameters: { reason } })).toContain(message)
})

test('the template of an SMS service is filled without the stop that it has itself', async () => {
  const message = await sent(
    { name: 'registrationChanges', parameters: { reason: 'Add a scan.' } },
    { languageType: 2 },
  )
  expect(message?.parameters).toEqual(['Add a scan'])
  expect(message?.body).toContain('needs changes: Add a scan. Please open')
})

test('who is answered is told by mail where they have an address, else by SMS', async () => {
  const answered: Notice = { name: 'answered', parameters: { service: '窑', path: '?exhibitorId=2' } }
  expect(await sent(answered)).toMatchObject({ channel: 'email', address: reader.email })
  expect(await sent(answered, { email: '' })).toMatchObject({ channel: 'sms', address: reader.phone })
})

test('a mail knows which words of a person it quotes in the other language, and who reads them', async () => {
  const abroad = { phone: '+4930123456', languageType: 2 }
  const quoting: Notice = {
    name: 'demandRejected',
    parameters: { title: { zh: '木椅', en: '' }, reason: '缺少图纸。' },
  }
  const quotedOf = async (...input: Parameters<typeof sent>) => {
    const message = await sent(...input)
    return message?.quotes.map(({ from, to }) => message.body.slice(from, to))
  }
  expect(await quotedOf(quoting, abroad)).toEqual(['木椅', '缺少图纸。'])
  // In the reader's language, or with words of the fair alone, there is nothing to translate; nor in an SMS.
  expect(await quotedOf(quoting, { phone: '' })).toEqual([])
  expect(await quotedOf({ ...quoting, parameters: { title: 'Chairs', reason: 'No drawing' } })).toEqual([])
  expect(await quotedOf({ name: 'demandRejected', parameters: { title: 'Chairs', reason: '' } }, abroad)).toEqual([])
  expect(await sent(quoting, abroad)).toMatchObject({ readerId })
  expect(await sent({ name: 'demandRejected', parameters: { title: 'Chairs', reason: '' } }, abroad)).toMatchObject({
    readerId: null,
  })
})

test('a reader’s choice about translation counts as it is when a mail is delivered, not when it was written', async () => {
  const { config, database } = server()
  const mailSent: string[] = []
  const mail = { send: async ({ text }: { text: string }) => void mailSent.push(text) }
  const translate = vi.fn(async (texts: readonly string[]) => texts.map(() => 'Wooden chairs'))
  const providers = { ...server().providers, mail, translation: { available: true, translate } }
  const { id } = await addAccount(database.db, { passwordHash: '', userType: 6, status: 'active' })
  const choose = (isAllowed: boolean) => database.writeStatement((db) => saveChoice(db, id, isAllowed))
  const to = { ...reader, id, phone: '+4930123456', languageType: 2 }
  const write = (zh: string) =>
    sendNotice(database.db, { config, providers }, to, {
      name: 'demandRejected',
      parameters: { title: zh, reason: '' },
    })
  const quoteTranslation = openQuoteTranslation({ config, database, providers })
  const deliver = () => dispatchOutbox({ database, providers, log: server().app.log, quoteTranslation })

  await write('木椅')
  await choose(false)
  await deliver()
  expect(translate).not.toHaveBeenCalled()
  expect(mailSent.splice(0)).toEqual([expect.stringContaining('“木椅”')])

  await write('竹椅')
  await choose(true)
  await deliver()
  expect(translate).toHaveBeenCalledOnce()
  expect(mailSent).toEqual([expect.stringContaining('“Wooden chairs (translated)”')])
})

test('the full stop after a quotation is no part of it', () => {
  const message = { who: 'Chen', time: '10:00', reason: '没有时间。' }
  const [, body] = notices.appointmentDeclined.en
  const text = fillText(body, message)
  expect(text).toMatch(/Reason: 没有时间\.$/)
  expect(findQuotes(body, message, 'en').map(({ from, to }) => text.slice(from, to))).toEqual(['没有时间'])
})

test('what a person wrote within a sentence of the fair is quoted without the sentence', () => {
  const [, body] = notices.reportAnswered.en
  const reply = { zh: '处理说明：已修复。', en: 'Our note: 已修复. ', quoted: '已修复' }
  const parameters = { number: 'C-1', reply }
  const text = fillText(body, sayParameters(parameters, 'en'))
  expect(findQuotes(body, parameters, 'en').map(({ from, to }) => text.slice(from, to))).toEqual(['已修复'])
  // In its own language, and stored before words were named, nothing is to be translated.
  expect(findQuotes(notices.reportAnswered.zh[1], parameters, 'zh')).toEqual([])
  expect(findQuotes(body, { number: 'C-1', reply: { zh: reply.zh, en: reply.en } }, 'en')).toEqual([])
})
