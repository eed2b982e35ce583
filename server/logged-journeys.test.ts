import { Writable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { changePassword, updateProfile } from '#contract/people/account/endpoints.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { errors } from '#contract/catalog/errors.ts'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import * as registering from '#contract/people/registration/endpoints.ts'
import { addComplaint } from '#contract/operations/reports/endpoints.ts'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { captchaOf, DEMO_PASSWORD, signedInAs, solved } from '#tests/setup/access.ts'
import { buildCompany, buyerOf, provenMail, provenPhone } from '#tests/setup/registrations.ts'
import { runAsAdmin } from '#tests/setup/database-template.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket } from '#tests/setup/sockets.ts'
import { createLog } from '#server/platform/log.ts'

/** Whole journeys with every line of the log kept: nothing that somebody typed stands in it. */
const lines: string[] = []
const sink = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
const server = useServer('demo', {}, createLog({ logLevel: 'trace' }, sink))

const typed = new Set<string>()
/** What is typed is text that no program holds: with a digit, an `@`, a blank or a Chinese character. */
function note(value: unknown): void {
  if (typeof value === 'string' && value.length >= 2 && /[\d@ \u4e00-\u9fff]/.test(value)) typed.add(value)
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) note(one)
}
async function ask<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, headers: Record<string, string> = {}) {
  note(input)
  return server().ask(endpoint, input, { headers })
}

/** Tables into which nothing can be written for a while: PostgreSQL then repeats the whole row. */
const tables = ['account', 'registration', 'session', 'chat_message', 'report'] as const
const failAll = async (fails: boolean) => {
  for (const table of tables) {
    const change = fails ? 'add constraint fails check (false) not valid' : 'drop constraint if exists fails'
    await runAsAdmin(server().database.url, `alter table "${table}" ${change}`)
  }
}
afterAll(() => failAll(false))

const uploadKey = 'l'.repeat(32)
let made = 0
const nextPhone = () => `1372222${String((made += 1)).padStart(4, '0')}`

/** Every journey once; those that need a code or a key have got it before. */
async function prepare() {
  const phone = nextPhone()
  const email = `logged-${made}@gallery.example`
  const company = await buildCompany(server(), {
    phone,
    code: await provenPhone(server(), phone),
    uploadKey,
    socialCredit: made === 1 ? '91350203MA1YX005W5' : '91610113MA1YX007BG',
    idCard: `E5000000${made}`,
  })
  const buyer = buyerOf({
    email,
    code: await provenMail(server(), email),
    number: `C5X00T${made}`,
    phone: '15112340000',
  })
  const { running } = await solved(server())
  const person = await signedInAs(server(), userTypes.buyer)
  const size = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const picture = await ask(uploadImage, { base64: size, module: 'complaint' }, person)
  const captcha = await captchaOf(server())
  const socket = await openSocket(await addressOf(server()), { token: person.token })
  return { phone, company, buyer, running, person, picture: picture.data?.url, captcha, socket }
}

async function travel(ready: Awaited<ReturnType<typeof prepare>>): Promise<number[]> {
  const { phone, company, buyer, running, person, captcha, socket, picture } = ready
  const say = (to: string, text: string) => {
    note(text)
    return socket.ask('send', { to, clientId: crypto.randomUUID(), content: { type: 'text', text } })
  }
  await socket.ask('enter', { groupId: 'GROUP-1' }).catch(() => undefined)
  const answers = [
    await ask(registering.exhibitorRegister, company, { uploadkey: uploadKey }),
    await ask(registering.buyerRegister, buyer),
    await ask(registering.isExistIdNumber, { running, idNum: '110105194912310021', cardType: 1 }),
    await ask(dialogLogin, { userName: '13800138006', password: DEMO_PASSWORD, ...captcha }),
    await ask(changePassword, { oldPassword: 'Wrong#2026', password: 'Other#2026' }, person),
    await ask(updateProfile, { nickName: `采薇 ${phone}`, headPic: '', languageType: 1 }, person),
    await say('C2Cservice-fair', `请问 ${phone} 能加微信吗？`),
    await ask(
      addComplaint,
      {
        feedbackContent: `主播让观众转账到 ${phone} 的账户，请核实。`,
        contactDetails: '13800138006',
        feedbackType: 1,
        imageUrlList: picture ? [picture] : [],
      },
      person,
    ),
    await ask(registering.queryRegister, { account: phone, uuid: 'u'.repeat(32) }),
  ]
  socket.close()
  return answers.map(({ code }) => code)
}

/** Sent as no page would: the errors are returned, and not logged either. */
async function sendBroken(): Promise<void> {
  const broken = '{"account": "13799998888", "name": 王小明'
  note('13799998888')
  note('王小明')
  for (const path of ['/api/ce-exhibition/web/register/buyerRegister', '/api/nothing/13799998888?name=王小明']) {
    const headers = { 'content-type': 'application/json' }
    await server().app.inject({ method: 'POST', url: encodeURI(path), headers, payload: broken })
  }
}

describe('the log', () => {
  it('holds nothing that was typed, whether it is done or the database fails', async () => {
    const [first, second] = [await prepare(), await prepare()]
    const done = await travel(first)
    expect(done.slice(0, 4)).toEqual([0, 0, 0, 0])
    await sendBroken()
    await failAll(true)
    const failed = await travel(second)
    expect(failed.filter((code) => code === errors.Internal.code).length).toBeGreaterThan(3)
    const log = lines.join('')
    expect(typed.size).toBeGreaterThan(40)
    expect([...typed].filter((text) => log.includes(text) || log.includes(encodeURIComponent(text)))).toEqual([])
    expect(log).toContain('a call failed')
    expect(log).toContain('a command failed')
    expect(log).toContain('"constraint":"fails"')
  })
})
