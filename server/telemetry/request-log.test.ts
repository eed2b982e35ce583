import { Writable } from 'node:stream'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getExhibit } from '#contract/fair/exhibits/endpoints.ts'
import { listOutbox } from '#contract/foundation/outbox/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { toggleDebugOnSignal } from '#server/platform/debug-signal.ts'
import { createLog } from '#server/platform/log.ts'

const lines: Record<string, unknown>[] = []
const sink = new Writable({
  write(chunk, _, done) {
    lines.push(JSON.parse(String(chunk)))
    done()
  },
})
const log = createLog({ logLevel: 'info' }, sink)
const server = useServer('demo', { TRUST_PROXY: '10.0.0.5', LOG_REFUSALS: 'info' }, log)
const quiet = useServer('empty', {}, log)

const given = 'a1b2c3d4-0000-4000-8000-000000000001'
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server().app.inject({ url, headers, remoteAddress })

beforeEach(() => void lines.splice(0))

describe('the number of a request', () => {
  it('is in the answer, and another for each', async () => {
    const [one, other] = [await get('/api/health'), await get('/nothing.html')]
    expect(one.headers['x-request-id']).toMatch(/^[\da-f]{10}-\w+$/)
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
  })

  it('of a trusted proxy is kept', async () => {
    const { headers } = await get('/api/health', { 'x-request-id': given }, '10.0.0.5')
    expect(headers['x-request-id']).toBe(given)
  })

  it.each([
    ['somebody else', given, '10.0.0.6'],
    ['a trusted proxy, too short', 'abc', '10.0.0.5'],
    ['a trusted proxy, with a line break in it', `${given}%0aset-cookie: a`, '10.0.0.5'],
    ['a trusted proxy, too long', 'a'.repeat(129), '10.0.0.5'],
  ])('of %s is replaced', async (_, id, address) => {
    const { headers } = await get('/api/health', { 'x-request-id': id }, address)
    expect(headers['x-request-id']).toMatch(/^[\da-f]{10}-\w+$/)
  })
})

describe('the line of a request', () => {
  const url = `${listOutbox.base}${listOutbox.path}`
  const failing = async () => {
    vi.spyOn(server().database.db, 'execute').mockRejectedValueOnce(new Error('for 13800138000'))
    return get('/api/health?phone=13800138000')
  }

  it('that failed has its route, status, duration and number, once', async () => {
    const { headers, statusCode } = await failing()
    expect(statusCode).toBe(503)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      level: 50,
      msg: 'a call failed',
      method: 'GET',
      route: '/api/health',
      status: 503,
      ms: expect.any(Number),
      reqId: headers['x-request-id'],
    })
    expect(JSON.stringify(lines)).not.toContain('138001')
  })

  it('that was refused names the refusal, at the level that is set', async () => {
    await server().app.inject({ method: 'POST', url: `${url}?name=13800138000`, payload: {} })
    expect(lines).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'a call was refused',
        route: url,
        status: 401,
        refusal: 'LoginExpired',
      }),
    ])
    expect(JSON.stringify(lines)).not.toContain('13800138000')
  })

  it('that nothing matches does not repeat the address', async () => {
    await get('/api/people/13800138000')
    expect(lines).toEqual([expect.objectContaining({ route: 'unmatched', status: 404 })])
    expect(JSON.stringify(lines)).not.toContain('13800138000')
  })

  it('that succeeded is not written', async () => {
    await server().ask(getExhibit, { id: 1 })
    expect(lines).toEqual([])
  })

  it('that was refused is written at debug level by default, which a signal turns on and off', async () => {
    const { app } = quiet()
    onTestFinished(toggleDebugOnSignal([app.log], 'info'))
    const refuse = () => app.inject({ method: 'POST', url, payload: {} })
    await refuse()
    expect(lines).toEqual([])
    process.emit('SIGUSR2')
    await refuse()
    expect(lines).toEqual([expect.objectContaining({ level: 20, refusal: 'LoginExpired' })])
    process.emit('SIGUSR2')
    await refuse()
    expect(lines).toHaveLength(1)
  })
})
