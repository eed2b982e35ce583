import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smtpMail } from './smtp'

const received: { from: string | false; to: string[]; raw: string }[] = []
const PASSWORD = 'open-sesame'

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth({ username, password }, _, done) {
    // As careless as a server can be: it repeats the login.
    if (password === PASSWORD) done(null, { user: username })
    else done(new Error(`no ${username ?? ''} ${password ?? ''}`))
  },
  onRcptTo({ address }, _, done) {
    done(address === 'nobody@example.com' ? new Error('no such mailbox') : null)
  },
  onData(stream, { envelope }, done) {
    const from = envelope.mailFrom && envelope.mailFrom.address
    const message = { from, to: envelope.rcptTo.map(({ address }) => address), raw: '' }
    stream.setEncoding('utf8')
    stream.on('data', (part: string) => (message.raw += part))
    stream.on('end', () => {
      received.push(message)
      done()
    })
  },
})
let host = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address()
  if (address && typeof address === 'object') host = `127.0.0.1:${address.port}`
})
afterAll(() => new Promise<void>((closed) => server.close(closed)))

const mail = (password = PASSWORD) =>
  smtpMail({ url: `smtp://fair:${password}@${host}`, from: '云展 <fair@example.com>' })

/** The body of the only part, decoded. */
function bodyOf(raw: string): string {
  const [head = '', body = ''] = raw.split('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

describe('smtpMail', () => {
  it('hands envelope, Chinese subject and body to the server', async () => {
    await mail().send({ to: 'buyer@example.com', subject: '云展验证码', text: '您的验证码为 123456，10 分钟内有效。' })
    const [message] = received.splice(0)
    expect(message).toMatchObject({ from: 'fair@example.com', to: ['buyer@example.com'] })
    const subject = /Subject: =\?UTF-8\?B\?([^?]+)\?=/.exec(message?.raw ?? '')?.[1] ?? ''
    expect(Buffer.from(subject, 'base64').toString()).toBe('云展验证码')
    expect(bodyOf(message?.raw ?? '').trim()).toBe('您的验证码为 123456，10 分钟内有效。')
  })

  it('delivers to an apostrophe and to an international domain, which it writes in ASCII', async () => {
    await mail().send({ to: "o'neil@例子.中国", subject: 's', text: 't' })
    const [message] = received.splice(0)
    // The test server shows recipients in Unicode; the header has what was sent.
    expect(message?.to).toEqual(["o'neil@例子.中国"])
    expect(message?.raw).toMatch(/^To: o'neil@xn--fsqu00a\.xn--fiqs8s\r$/m)
  })

  it('never takes one recipient for two', async () => {
    const send = mail().send({ to: 'a@example.com, b@example.com', subject: 's', text: 't' })
    await send.catch(() => undefined)
    expect(received.splice(0).flatMap(({ to }) => to)).not.toContain('b@example.com')
  })

  it('rejects when the recipient is refused', async () => {
    const sent = mail().send({ to: 'nobody@example.com', subject: 's', text: 't' })
    await expect(sent).rejects.toThrow(/^SMTP: EENVELOPE 550 no such mailbox/)
    expect(received).toEqual([])
  })

  it('rejects a failed login without telling it', async () => {
    const failed = await mail('guessed-wrong')
      .send({ to: 'buyer@example.com', subject: 's', text: 't' })
      .catch((error: unknown) => String(error))
    expect(failed).toBe('ServiceFailure: SMTP: EAUTH 535')
  })
})
