import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getSystem, sendTestMessage } from '#contract/operations/system/endpoints.ts'
import { translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { TEST_MESSAGES_PER_HOUR } from '#contract/operations/system/limits.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { startBeside } from '#tests/setup/start-server.ts'
import { observeRuns } from '#server/platform/jobs/observe-runs.ts'
import { version } from '#server/platform/project.ts'
import { ServiceFailure } from '#server/providers/http-json.ts'
import { recordBackup, reportStatus, removeReport } from './index'

const server = useServer('demo', {
  TENCENT_SMS_ID: 'id',
  TENCENT_SMS_KEY: 'key',
  TENCENT_SMS_APP: 'app',
  TENCENT_SMS_SIGN: '云展',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'fair@example.com',
})
const bare = useServer('demo')
const organizer = async (of = server) => ({ headers: await signedInAs(of(), userTypes.organizer) })

async function read(of: ReturnType<typeof server> = server()) {
  const { code, data } = await of.ask(getSystem, {}, { headers: await signedInAs(of, userTypes.organizer) })
  expect(code).toBe(0)
  return data
}

afterEach(() => vi.restoreAllMocks())

describe('the state of the system', () => {
  it.each([userTypes.staff, userTypes.supervisor, userTypes.reviewer, userTypes.buyer])(
    'is not for user type %i',
    async (userType) => {
      const headers = await signedInAs(server(), userType)
      expect((await server().ask(getSystem, {}, { headers })).code).toBe(errors.NotAllowed.code)
      expect((await server().ask(sendTestMessage, { channel: 'sms' }, { headers })).code).toBe(errors.NotAllowed.code)
    },
  )

  it('names version, database, storage and drivers', async () => {
    const data = await read()
    expect(data).toMatchObject({ version, nodeVersion: process.version, redis: 'none', lastBackupAt: null })
    expect(data.database).toMatchObject({ engine: 'embedded', version: expect.stringMatching(/^1\d/) })
    expect(data.database.bytes).toBeGreaterThan(1_000_000)
    expect(data.storage.driver).toBe('disk')
    expect(data.storage.freeBytes).toBeLessThanOrEqual(data.storage.totalBytes)
    const drivers = Object.fromEntries(data.providers.map(({ port, driver }) => [port, driver]))
    expect(drivers).toMatchObject({ sms: 'tencent', mail: 'smtp', textSafety: 'embedded', storage: 'disk' })
  })

  it('lists every job, also those that have not run', async () => {
    const { jobs } = await read()
    expect(jobs.length).toBeGreaterThan(15)
    expect(jobs.find(({ name }) => name === 'word pairs')).toMatchObject({ everySeconds: 3_600, lastStartAt: null })
    expect(jobs.map(({ name }) => name)).not.toContain('room orders')
  })

  it('shows the backup that was recorded last', async () => {
    const at = new Date('2026-11-01T03:00:00Z')
    await server().database.write((db) => recordBackup(db, at))
    await server().database.write((db) => recordBackup(db, new Date('2026-10-01T03:00:00Z')))
    expect((await read()).lastBackupAt).toBe(at.toISOString())
  })
})

describe('translations of the day', () => {
  it('are shown with their limit, and not at all without a service', async () => {
    expect((await read()).translation).toBeNull()
    const { providers, config } = server()
    const before = providers.translation
    providers.translation = { available: true, translate: async (texts) => texts.map(() => 'Hello') }
    const { usedCharacters } = (await read()).translation ?? { usedCharacters: -1 }
    const headers = await signedInAs(server(), userTypes.buyer)
    await server().ask(translateTexts, { texts: ['你好吗'], to: 'en-US' }, { headers })
    expect((await read()).translation).toEqual({
      usedCharacters: usedCharacters + 3,
      dayCharacters: config.translation.dayCharacters,
    })
    providers.translation = before
  })
})

describe('what servers report', () => {
  const fails = async (name: string) => {
    const { jobObserver } = server().telemetry
    const run = observeRuns(name, () => Promise.reject(new Error('"13800138000" at a@b.example failed')), jobObserver)
    await expect(run()).rejects.toThrow('failed')
  }
  const jobOf = async (of: ReturnType<typeof server>, name: string) =>
    (await read(of)).jobs.find((one) => one.name === name)

  it('is shown by every server: who runs, what ran where, and what failed without personal data', async () => {
    const other = await startBeside(server())
    try {
      const { status, jobObserver } = server().telemetry
      await observeRuns('sweep', () => Promise.resolve(), jobObserver)()
      await fails('orders')
      await reportStatus(server().database, status)
      await reportStatus(other.database, other.telemetry.status)
      const data = await read(other)
      expect(data.servers.map(({ id, isOnline }) => [id, isOnline])).toEqual(
        expect.arrayContaining([
          [status.server, true],
          [other.telemetry.status.server, true],
        ]),
      )
      expect(data.server).toBe(other.telemetry.status.server)
      expect(await jobOf(other, 'sweep')).toMatchObject({ server: status.server, lastFailureAt: null, failure: '' })
      const orders = await jobOf(other, 'orders')
      expect(orders).toMatchObject({ lastSuccessAt: null, failure: expect.stringContaining('failed') })
      expect(orders?.failure).not.toMatch(/138|a@b/)
    } finally {
      await other.close()
    }
  })

  it('does not name a server that has ended', async () => {
    const other = await startBeside(server())
    const id = other.telemetry.status.server
    const listed = async () => (await read()).servers.map((one) => one.id)
    try {
      await reportStatus(other.database, other.telemetry.status)
      expect(await listed()).toContain(id)
      await other.database.writeStatement((db) => removeReport(db, id))
      expect(await listed()).not.toContain(id)
    } finally {
      await other.close()
    }
  })

  it('is what happened last, whoever writes it first', async () => {
    const { database, telemetry } = server()
    const { status, jobObserver } = telemetry
    const old = new Date(Date.now() - 3_600_000)
    await observeRuns('campaigns', () => Promise.resolve(), jobObserver)()
    await reportStatus(database, status)
    const nothing = { lastSuccessAt: old, lastFailureAt: old, failure: 'long ago' }
    const changed = [{ kind: 'job' as const, subject: 'campaigns', lastStartAt: old, ...nothing }]
    const takeChanged = () => ({ changed, restore: () => undefined })
    await reportStatus(database, { server: 'late', startedAt: old, takeChanged })
    const job = await jobOf(server(), 'campaigns')
    expect(job).toMatchObject({ server: status.server, failure: 'long ago', lastFailureAt: old.toISOString() })
    expect(Date.parse(job?.lastSuccessAt ?? '')).toBeGreaterThan(old.getTime())
  })

  it('is written again where it could not be', async () => {
    const { database, telemetry } = server()
    await observeRuns('meetings', () => Promise.resolve(), telemetry.jobObserver)()
    const broken = { writeStatement: () => Promise.reject(new Error('no database')) }
    await expect(reportStatus(broken, telemetry.status)).rejects.toThrow('no database')
    expect(telemetry.status.takeChanged().changed.map(({ subject }) => subject)).toContain('meetings')
    await reportStatus(database, telemetry.status)
  })
})

describe('a test message', () => {
  it('goes to the own verified address, by the service', async () => {
    const { mail } = server().providers
    if (!mail) throw new Error('the server has mail')
    const send = vi.spyOn(mail, 'send').mockResolvedValue()
    const { code, data } = await server().ask(sendTestMessage, { channel: 'email' }, await organizer())
    expect(code).toBe(0)
    expect(data.to).toMatch(/^\w\*\*\*@/)
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: expect.stringContaining('@') }))
  })

  it('says why it was not sent, which the state of the service shows as well', async () => {
    const { sms } = server().providers
    if (!sms) throw new Error('the server has SMS')
    vi.spyOn(sms, 'send').mockRejectedValue(new ServiceFailure('Tencent SMS: answered 500 to +8613800138000'))
    const { status, code, msg } = await server().ask(
      sendTestMessage,
      { channel: 'sms' },
      { ...(await organizer()), language: 'en-US' },
    )
    expect({ status, code }).toEqual({ status: 502, code: errors.TestMessageFailed.code })
    expect(msg).toContain('Tencent SMS: answered 500')
    expect(msg).not.toContain('13800138000')
    const { providers } = await read()
    expect(providers.find(({ port }) => port === 'sms')?.failure).toContain('answered 500')
  })

  it('is refused where there is no service', async () => {
    const answer = await bare().ask(sendTestMessage, { channel: 'sms' }, await organizer(bare))
    expect(answer.code).toBe(errors.NoMessageService.code)
  })

  it('is limited by the hour', async () => {
    const { mail } = server().providers
    if (!mail) throw new Error('the server has mail')
    vi.spyOn(mail, 'send').mockResolvedValue()
    const headers = await organizer()
    const codes: number[] = []
    for (let n = 0; n <= TEST_MESSAGES_PER_HOUR; n += 1)
      codes.push((await server().ask(sendTestMessage, { channel: 'email' }, headers)).code)
    expect(codes.at(-1)).toBe(errors.TooManyRequests.code)
  })
})
