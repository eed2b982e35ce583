import { describe, expect, it, vi } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Providers } from './providers'

const server = useServer('empty', {
  TENCENT_SMS_ID: 'id',
  TENCENT_SMS_KEY: 'key',
  TENCENT_SMS_APP: 'app',
  TENCENT_SMS_SIGN: '云展',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'fair@example.com',
})

/** One call of every port. */
const calls: { [Port in keyof Providers]: (providers: Providers) => unknown } = {
  sms: ({ sms }) => sms?.send({ to: '+86', language: 'zh-CN', template: 'x', parameters: [], text: '' }),
  mail: ({ mail }) => mail?.send({ to: 'a@b.example', subject: '', text: '' }),
  identity: ({ identity }) => identity.check({ name: '张三', cardType: 1, number: '11010519491231002X' }),
  textSafety: ({ textSafety }) => textSafety.findOffences('茶'),
  imageReview: ({ imageReview }) =>
    imageReview.review({ bytes: Buffer.alloc(0), mimeType: 'image/png', width: 1, height: 1 }),
  wechat: ({ wechat }) => wechat?.identityOf('proof'),
  face: ({ face }) => face?.identityOf('proof'),
  invoice: ({ invoice }) => invoice.query('F00001'),
  translation: ({ translation }) => translation.translate(['茶'], 'en-US'),
  speech: ({ speech }) => speech.transcribe({ bytes: Buffer.alloc(0), mimeType: 'audio/webm' }, 'zh-CN'),
  assistant: ({ assistant }) =>
    assistant.answer(
      { language: 'zh-CN', question: '茶', history: [], sources: [], found: false },
      new AbortController().signal,
    ),
  office: ({ office }) => office.toPdf({ fileExt: 'docx', bytes: Buffer.alloc(0) }),
  ingest: ({ ingest }) => ingest.stop('0'.repeat(32)),
  storage: ({ storage }) => storage.remove('nothing.pdf'),
  messaging: ({ messaging }) => messaging.ensureGroup('1', '1'),
  payment: ({ payment }) => payment?.query('P00001'),
  cashier: ({ cashier }) => cashier?.find('P00001', ''),
}
const ports = Object.entries(calls)

type Transaction = (work: (db: Db) => Promise<unknown>) => Promise<unknown>
const transactions: [string, (database: Database) => Transaction][] = [
  ['write', ({ write }) => write],
  ['write', ({ write }) => write],
  [
    'a transaction of the handle',
    ({ db }) =>
      (work) =>
        db.transaction(work),
  ],
  [
    'a transaction within another',
    ({ write }) =>
      (work) =>
        write((db) => db.transaction(work)),
  ],
]

describe.each(transactions)('within %s', (_, transactionOf) => {
  it.each(ports)('%s must not be called', async (port, ask) => {
    const { database, providers } = server()
    const input = transactionOf(database)(async () => ask(providers))
    await expect(input).rejects.toThrow(`${port} was called within a transaction`)
  })
})

describe('an outside service', () => {
  it('that a test puts in the place of another is not to be requested within a transaction either', async () => {
    const { database, providers } = server()
    const check = vi.spyOn(providers.identity, 'check').mockResolvedValue({ passed: true, byService: true })
    await expect(database.write(async () => calls.identity(providers))).rejects.toThrow('identity')
    expect(check).not.toHaveBeenCalled()
    expect(await calls.identity(providers)).toEqual({ passed: true, byService: true })
  })

  it('can be called while another caller writes, and after a write', async () => {
    const { database, providers } = server()
    const [, found] = await Promise.all([
      database.write(async (db) => db.execute('select 1')),
      calls.textSafety(providers),
    ])
    expect(found).toEqual([])
    await database.write(async () => undefined)
    expect(await calls.textSafety(providers)).toEqual([])
  })
})
