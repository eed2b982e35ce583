import { listExpos } from '#contract/fair/expo/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { exhibitorRegister } from '#contract/people/registration/endpoints.ts'
import type { ExhibitorRegistration } from '#contract/people/registration/records.ts'
import { sendCode } from '#server/modules/people/codes/codes.ts'
import { hashPassword, verifyPassword } from '#server/platform/auth/password.ts'
import { openEmbedded } from '#server/platform/embedded/embedded.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { captchaOf, codeSentTo, DEMO_PASSWORD } from '#tests/setup/access.ts'
import { buildCompany } from '#tests/setup/registrations.ts'
import { startTestServer, type TestServer } from '#tests/setup/start-server.ts'
import { builtProgram } from '../lib/built-program'
import { afterCase } from '../lib/cleanup'
import { runRate } from '../lib/load'
import { median } from '../lib/numbers'
import { fairFolder, startProgram } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const AT_ONCE = 8
const LOGINS = sized(40, 8)
const ROUNDS = sized(3, 1)
const REGISTRATIONS = sized(200, 4)

/** How many a second, `AT_ONCE` at a time. */
async function rateOf(times: number, work: (i: number) => Promise<unknown>): Promise<number> {
  const began = performance.now()
  let next = 0
  const worker = async () => {
    while (next < times) await work(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (times / (performance.now() - began)) * 1_000
}

const people = [
  'exhibitor',
  'curator',
  'reviewer',
  'special',
  'organizer',
  'buyer',
  'delegation',
  'buyers',
  'staff',
  'service',
]

/** The headers of a visitor with a network address of their own, as passwords are limited by address. */
const visitor = (i: number) => ({ 'x-forwarded-for': `10.0.${Math.floor(i / 250)}.${i % 250}` })

async function loginRate(server: TestServer): Promise<number> {
  const captchas = await Promise.all(Array.from({ length: LOGINS }, () => captchaOf(server)))
  return rateOf(LOGINS, async (i) => {
    const userName = `${people[i % people.length]}@demo.yunzhan.example`
    const captcha = captchas[i] ?? { uuid: '', captcha: '' }
    const input = { userName, password: DEMO_PASSWORD, ...captcha }
    const { code } = await server.ask(dialogLogin, input, { headers: visitor(i) })
    if (code !== 0) throw new Error(`a login failed with ${code}`)
  })
}

/** Logins by password, whole, against the bare hash in the same process. */
async function benchLogin(server: TestServer): Promise<Row> {
  const hash = await hashPassword(null, DEMO_PASSWORD)
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await rateOf(LOGINS, () => verifyPassword(null, hash, DEMO_PASSWORD)))
    ours.push(await loginRate(server))
  }
  return {
    what: `login with password, ${AT_ONCE} at once, against the bare argon2id hash`,
    measured: `${Math.round(median(ours))}/s / ${Math.round(median(bare))}/s`,
    value: median(ours) / median(bare),
    limit: 0.8,
    better: 'more',
  }
}

/** Companies with one credit code, all sent at once: one is accepted, the others are notified. */
async function benchRace(server: TestServer): Promise<Row> {
  const records: ExhibitorRegistration[] = []
  const headers = { uploadkey: 'k'.repeat(32) }
  for (let i = 0; i < REGISTRATIONS; i += 1) {
    const phone = String(13_600_000_000 + i)
    const address = `+86${phone}`
    const send = { address, purpose: 'register', language: 'zh-CN', ip: `10.0.0.${i}` } as const
    await sendCode(server.database, server.providers, send)
    const code = await codeSentTo(server, address)
    records.push(
      await buildCompany(server, { phone, code, uploadKey: headers.uploadkey, idCard: `E4${1_000_000 + i}` }),
    )
  }
  const answers = await Promise.all(
    records.map((record, i) => server.ask(exhibitorRegister, record, { headers: { ...headers, ...visitor(i) } })),
  )
  const accepted = answers.filter(({ code }) => code === 0).length
  const notified = answers.filter(({ code }) => code === errors.CreditCodeTaken.code).length
  return {
    what: `${REGISTRATIONS} registrations at once with one credit code: those neither the one accepted nor told`,
    measured: `${accepted} accepted, ${notified} told`,
    value: Math.abs(accepted - 1) + Math.abs(notified - (REGISTRATIONS - 1)),
    limit: 0,
    better: 'less',
  }
}

const listRate = (origin: string, token: string): Promise<number> =>
  runRate('load', { URL: `${origin}/api${listExpos.path}`, BODY: '{}', TOKEN: token })

/** A public list that is computed each time, requested by a guest and by a signed-in user. */
async function benchSession(): Promise<Row> {
  const token = newKey()
  const fair = await startProgram([builtProgram('serve')], {
    DATA_DIR: await fairFolder(),
    RATE_LIMIT: '0',
    TOKEN: token,
  })
  const guests: number[] = []
  const known: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    guests.push(await listRate(fair.origin, ''))
    known.push(await listRate(fair.origin, token))
  }
  const [guest, signedIn] = [median(guests), median(known)]
  return {
    what: 'what the session check adds to a public list call (expo/list), 50 connections',
    measured: `${Math.round(signedIn)}/s signed in / ${Math.round(guest)}/s as a guest`,
    value: guest / signedIn - 1,
    limit: 0.15,
    better: 'less',
  }
}

/** Logging in, being signed in and registering, under load. */
export async function* benchAccess(): AsyncGenerator<Row> {
  const embedded = await openEmbedded(await fairFolder())
  afterCase(() => embedded.close())
  const demo = new URL(embedded.url).pathname.slice(1)
  process.env['TEST_TEMPLATES'] = JSON.stringify({ url: embedded.url, demo, empty: demo })
  const server = await startTestServer('demo', { TRUST_PROXY: '1' })
  afterCase(() => server.close())
  yield await benchLogin(server)
  yield await benchRace(server)
  yield await benchSession()
}
