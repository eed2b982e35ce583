import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { getHealth } from '#contract/foundation/health/endpoints.ts'
import { listHalls } from '#contract/fair/halls/endpoints.ts'
import { addressOf, openSocket } from '#tests/setup/sockets.ts'
import { useServer } from '#tests/setup/server.ts'
import { startJobs } from '#server/domains/jobs.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

const TOKEN = 'metrics-token-of-a-test'
const server = useServer('demo', { METRICS_TOKEN: TOKEN })
const without = useServer('empty')

const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })
async function scrape(): Promise<string> {
  const { statusCode, body } = await get('/api/metrics', { authorization: `Bearer ${TOKEN}` })
  expect(statusCode).toBe(200)
  return body
}
const seriesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))

describe('who may read the metrics', () => {
  it.each([
    ['nobody', {}],
    ['another token', { authorization: 'Bearer metrics-token-of-a-tesT' }],
    ['a longer token', { authorization: `Bearer ${TOKEN}x` }],
    ['the token without its scheme', { authorization: TOKEN }],
  ])('%s is refused', async (_, headers) => {
    const { statusCode, body } = await get('/api/metrics', headers)
    expect(statusCode).toBe(401)
    expect(body).not.toContain('yunzhan_')
  })

  it('the token in the address is none', async () => {
    expect((await get(`/api/metrics?token=${TOKEN}&authorization=Bearer%20${TOKEN}`)).statusCode).toBe(401)
  })

  it('without the setting there is no such route', async () => {
    const { statusCode } = await without().app.inject({ url: '/api/metrics', headers: { authorization: 'Bearer ' } })
    expect(statusCode).toBe(404)
  })
})

describe('what is measured', () => {
  beforeAll(async () => {
    const { config, database, providers, telemetry, app } = server()
    const jobs = startJobs({ config, database, providers, log: app.log, jobObserver: telemetry.jobObserver })
    await jobs.stop()
    await server().ask(listHalls, {})
    await server().ask(listHalls, {})
    await providers.textSafety.findOffences('tea')
    const socket = await openSocket(await addressOf(server()), { visitor: 'v'.repeat(20) })
    await socket.ask('watch', { liveId: 1 })
    await scrape()
    socket.close()
  })

  it.each([
    'yunzhan_http_request_duration_seconds_bucket',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_seconds',
    'yunzhan_db_pool_connections',
    'yunzhan_sockets',
    'yunzhan_rooms',
    'yunzhan_messages_total',
    'yunzhan_job_runs_total',
    'yunzhan_job_duration_seconds_count',
    'yunzhan_job_last_success_timestamp_seconds',
    'yunzhan_outbox_messages',
    'yunzhan_orders',
    'yunzhan_refunds',
    'yunzhan_provider_calls_total',
    'yunzhan_provider_call_duration_seconds_count',
    'yunzhan_cache_requests_total',
    'yunzhan_disk_free_bytes',
  ])('%s is listed', async (name) => {
    expect(seriesOf(await scrape(), name)).not.toEqual([])
  })

  it('counts by route, job, driver and result', async () => {
    const text = await scrape()
    expect(text).toMatch(/yunzhan_cache_requests_total\{result="hit"\} [1-9]/)
    expect(text).toMatch(/yunzhan_job_runs_total\{job="sweep",result="success"\} 1/)
    expect(text).toMatch(/yunzhan_provider_calls_total\{port="textSafety",driver="embedded",result="success"\} [1-9]/)
    expect(text).toContain(`route="${listHalls.base}${listHalls.path}",status="200"`)
    for (const state of ['pending', 'paid', 'closed']) expect(text).toMatch(`yunzhan_orders{state="${state}"}`)
  })
})

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']

describe('the series', () => {
  const odd = async (round: number) => {
    for (let n = 0; n < 5; n += 1) {
      const name = `${round}-${n}-${'x'.repeat(n)}`
      for (const method of METHODS)
        for (const url of [`/api/${name}?phone=1380013${round}${n}`, `/${name}.html`, `/media/art/vase/${name}.svg`])
          // oxlint-disable-next-line no-unsafe-type-assertion -- the types of the client do not list PROPFIND
          await server().app.inject({ method: method as 'GET', url })
      await server().app.inject({ url: '/%zz' })
    }
    await server().ask(getHealth, {})
  }

  it('do not grow with addresses, names and methods', async () => {
    await odd(1)
    const before = seriesOf(await scrape(), 'yunzhan_http_request_duration_seconds_bucket').length
    await odd(2)
    await odd(3)
    const text = await scrape()
    expect(seriesOf(text, 'yunzhan_http_request_duration_seconds_bucket')).toHaveLength(before)
    expect(text).toContain('route="unmatched"')
    expect(text).toContain('method="other"')
  })

  it('hold no personal data and no addresses', async () => {
    const text = await scrape()
    const [account] = await server().database.db.select().from(accounts).where(eq(accounts.id, 1))
    expect(text).not.toMatch(/xxxx|1380013|phone|@/)
    expect(text).not.toContain(String(account?.phone))
    expect(text).not.toContain('127.0.0.1')
  })
})

describe('a metric that cannot be read', () => {
  it('is left out, and the others are answered', async () => {
    const { gateway } = server().app
    const { size } = gateway
    gateway.size = () => {
      throw new Error('no answer')
    }
    const text = await scrape()
    gateway.size = size
    expect(seriesOf(text, 'yunzhan_sockets')).toEqual([])
    expect(seriesOf(text, 'yunzhan_disk_free_bytes')).toHaveLength(1)
  })
})
