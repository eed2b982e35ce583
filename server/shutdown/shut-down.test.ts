import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { createLifecycle } from '#server/platform/lifecycle.ts'
import { endConnectionsOnStop } from '#server/platform/http/end-connections.ts'
import { shutDown } from './shut-down'

function gate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { open, passed }
}

const never = () => new Promise<void>(() => undefined)
const soon = { requests: 200, jobs: 200, database: 200 }
const log = { warn: vi.fn(), error: vi.fn() }
afterEach(() => void log.warn.mockReset())

/** A server with a call that ends when the test says so. */
async function serving() {
  const lifecycle = createLifecycle()
  const app = Fastify({ return503OnClosing: false })
  endConnectionsOnStop(app, lifecycle)
  const call = gate()
  const arrived = gate()
  app.get('/slow', async () => {
    arrived.open()
    await call.passed
    return 'done'
  })
  const drain = vi.fn(async () => undefined)
  const gateway = { drain }
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`${origin}/slow`).then(
    async (response) => ({ text: await response.text(), connection: response.headers.get('connection') }),
    () => 'cut',
  )
  await arrived.passed
  const parts = { close: () => app.close(), server: app.server, gateway }
  return { app: parts, lifecycle, origin, answer, end: call.open, drain }
}

it('ends readiness first, then connections; a request under way is answered, and the database closes last', async () => {
  const { app, lifecycle, origin, answer, end, drain } = await serving()
  const done: string[] = []
  const worker = { stop: async () => void done.push('jobs') }
  const database = { close: async () => void done.push('database') }
  const ended = shutDown({ app, lifecycle, workers: [worker], database, log, delay: 100 })
  expect(lifecycle.stopping.aborted).toBe(true)
  await vi.waitFor(() => expect(drain).toHaveBeenCalledOnce())
  await expect(fetch(`${origin}/slow`)).rejects.toThrow('fetch failed')
  end()
  expect(await answer).toEqual({ text: 'done', connection: 'close' })
  await ended
  expect(done).toEqual(['jobs', 'database'])
  expect(log.warn).not.toHaveBeenCalled()
})

it('is served during the delay', async () => {
  const { app, lifecycle, origin, answer, end } = await serving()
  const database = { close: async () => undefined }
  const ended = shutDown({ app, lifecycle, workers: [], database, log, delay: 500 })
  end()
  expect(await answer).toMatchObject({ text: 'done' })
  expect((await fetch(`${origin}/slow`)).status).toBe(200)
  await ended
})

it('cuts a request, leaves a job and a database that hang, each at its limit', async () => {
  const { app, lifecycle, answer } = await serving()
  const hanging = { stop: never }
  await shutDown({ app, lifecycle, workers: [hanging], database: { close: never }, log, delay: 0, limits: soon })
  expect(await answer).toBe('cut')
  expect(log.warn.mock.calls.flat()).toEqual([
    expect.stringContaining('requests'),
    expect.stringContaining('job'),
    expect.stringContaining('database'),
  ])
})
