import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { EVENTS_A_MINUTE, ErrorReports } from '#server/platform/error-reports/error-reports.ts'
import { readDsn } from '#server/platform/error-reports/dsn.ts'
import type { LoggedError } from '#server/platform/error-reports/event.ts'
import { openErrorReports } from '#server/platform/error-reports/open-error-reports.ts'
import { fail } from '#server/platform/http/fail.ts'
import { repeat } from '#server/platform/jobs/repeat.ts'
import { createLog, logUncaught } from '#server/platform/log.ts'
import { version } from '#server/platform/project.ts'
import { useServer } from '#tests/setup/server.ts'

interface Received {
  path: string
  auth: string
  lines: Record<string, unknown>[]
  raw: string
}

/** A service that takes envelopes, with the status that the test sets. */
async function openSink() {
  const received: Received[] = []
  const sink = { received, status: 200, dsn: '' }
  const server = createServer((request, response) => {
    async function take() {
      const raw = await text(request)
      const lines = raw.split('\n').map((line): Record<string, unknown> => JSON.parse(line))
      received.push({ path: request.url ?? '', auth: String(request.headers['x-sentry-auth']), lines, raw })
      response.writeHead(sink.status).end('{}')
    }
    void take()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the sink has no port')
  sink.dsn = `http://public0key@127.0.0.1:${address.port}/base/7`
  return sink
}

const ROUTE = `${listExhibitors.base}${listExhibitors.path}`

let onError: ((logged: LoggedError) => void) | undefined
const log = createLog({ logLevel: 'error' }, { write: () => undefined }, (logged) => onError?.(logged))
const server = useServer('demo', {}, log)
beforeEach(() => {
  onError = undefined
})

/** Reports to a fresh sink whatever the server logs. */
async function openReports() {
  const sink = await openSink()
  const onFailing = vi.fn()
  const config = { sentryDsn: readDsn(sink.dsn), sentryEnvironment: 'staging' }
  const reports = openErrorReports(config, onFailing)
  if (!reports) throw new Error('the address is none')
  onError = reports.report
  return { sink, reports, onFailing }
}

/** A call with a statement that fails, and with what must not be reported. */
async function failingCall() {
  const { db } = server().database
  await db.execute(sql`alter table exhibitor rename to exhibitor_elsewhere`)
  const answer = await server().app.inject({
    method: 'POST',
    url: `${ROUTE}?phone=13800138000`,
    headers: { cookie: 'session=abc123', 'content-type': 'application/json', 'user-agent': 'Browser/9' },
    payload: { name: '王小明' },
    remoteAddress: '203.0.113.9',
  })
  await db.execute(sql`alter table exhibitor_elsewhere rename to exhibitor`)
  return answer
}

const logged = (error: unknown = new Error('broken')): LoggedError => ({
  error,
  level: 'error',
  message: 'a job failed',
  fields: { job: 'sweep' },
})

it('an error in a request is an event with its route, number, release and environment, and nothing of who sent it', async () => {
  const { sink, reports } = await openReports()
  const { headers, statusCode } = await failingCall()
  expect(statusCode).toBe(500)
  await reports.flush()
  expect(sink.received).toHaveLength(1)
  const [{ path, auth, lines, raw } = { path: '', auth: '', lines: [], raw: '' }] = sink.received
  expect(path).toBe('/base/api/7/envelope/')
  expect(auth).toContain('sentry_key=public0key')
  const [head, item, event] = lines
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: head?.['event_id'],
    level: 'error',
    platform: 'node',
    release: `yunzhan@${version}`,
    environment: 'staging',
    transaction: ROUTE,
    tags: { route: ROUTE, method: 'POST', status: '500', request_id: headers['x-request-id'] },
    exception: {
      values: [{ value: expect.stringMatching(/\(42P01\)$/) }, { stacktrace: { frames: expect.any(Array) } }],
    },
  })
  expect(raw).toContain('"filename":"server/')
  expect(raw).not.toMatch(/138001|王小明|session=|Browser|203\.0|phone|cookie/)
  expect(Object.keys(event ?? {})).not.toEqual(expect.arrayContaining(['request', 'user', 'server_name']))
})

it('a failed job is an event; a refusal is none', async () => {
  const { sink, reports } = await openReports()
  const failing = repeat({
    run: () => Promise.reject(fail('DatabaseUnavailable')),
    everyMs: 60_000,
    onError: (error) => log.error({ err: error, job: 'invoices' }, 'a job failed'),
  })
  await failing.stop()
  log.error({ err: new RangeError('too long'), job: 'campaigns' }, 'a job failed')
  await reports.flush()
  expect(sink.received.map(({ lines }) => lines[2])).toEqual([
    expect.objectContaining({ transaction: 'job campaigns', tags: { job: 'campaigns' }, logger: 'a job failed' }),
  ])
})

it('sends at most so many a minute, counts the rest, and begins again with the next', async () => {
  const { sink, reports } = await openReports()
  const now = vi.spyOn(Date, 'now').mockReturnValue(600_000)
  for (let n = 0; n < EVENTS_A_MINUTE + 20; n += 1) reports.report(logged())
  await reports.flush()
  expect(sink.received).toHaveLength(EVENTS_A_MINUTE)
  expect(reports.counts).toEqual({ sent: EVENTS_A_MINUTE, failed: 0, dropped: 20 })
  now.mockReturnValue(660_000)
  reports.report(logged())
  await reports.flush()
  expect(sink.received).toHaveLength(EVENTS_A_MINUTE + 1)
})

it('a sink that fails is counted, and logged once until it works again', async () => {
  const { sink, reports, onFailing } = await openReports()
  const sendTo = async (status: number) => {
    sink.status = status
    reports.report(logged())
    await reports.flush()
  }
  await sendTo(500)
  await sendTo(500)
  expect(onFailing.mock.calls).toEqual([['answered 500']])
  await sendTo(200)
  await sendTo(500)
  expect(onFailing).toHaveBeenCalledTimes(2)
  expect(reports.counts).toEqual({ sent: 1, failed: 3, dropped: 0 })
  await sendTo(429)
  reports.report(logged())
  expect(reports.counts.dropped).toBe(1)
})

it('a sink that nobody reaches delays no answer', async () => {
  const onFailing = vi.fn()
  const posting = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined))
  const dsn = readDsn('http://key@127.0.0.1:9/1')
  if (!dsn) throw new Error('the address is none')
  const reports = new ErrorReports({ dsn, release: 'a@1', environment: 'b', onFailing })
  onError = reports.report
  expect((await failingCall()).statusCode).toBe(500)
  expect(posting).toHaveBeenCalledTimes(1)
})

it('an unhandled rejection is sent before the program ends', async () => {
  const { sink, reports } = await openReports()
  const handlers = new Map<unknown, (error: unknown) => void>()
  vi.spyOn(process, 'on').mockImplementation((event, handler) => {
    handlers.set(event, handler)
    return process
  })
  const ended: number[] = []
  logUncaught(log, async () => {
    await reports.flush()
    ended.push(sink.received.length)
    // What follows would end the tests.
    return new Promise(() => undefined)
  })
  handlers.get('unhandledRejection')?.(new Error('broken'))
  await vi.waitFor(() => expect(ended).toEqual([1]))
  expect(sink.received[0]?.lines[2]).toMatchObject({ level: 'fatal', logger: 'nobody caught an error' })
})

it.each(['https://errors.example/1', 'https://key@errors.example', 'ftp://key@errors.example/1', 'key'])(
  '%s is no DSN',
  (address) => expect(readDsn(address)).toBeUndefined(),
)
