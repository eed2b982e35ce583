import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { waitFor } from '#tests/setup/wait-for.ts'
import { handleError } from '../http/errors'
import { type Shares, shareComputing } from './shares'

let app: FastifyInstance
let shares: Shares
let computed = 0

interface Requested {
  Querystring: { ms?: string }
}

async function compute(request: FastifyRequest<Requested>): Promise<string> {
  shares.admit(request)
  const until = performance.now() + Number(request.query.ms ?? 0)
  await shares.inTurn(request, 'shared', async () => {
    while (performance.now() < until);
    computed += 1
  })
  return 'computed'
}

/** A server that computes, for the requested time: `?ms=60`. */
function open(answersPerMinute: number): void {
  computed = 0
  app = Fastify()
  app.setErrorHandler(handleError)
  shares = shareComputing(app, answersPerMinute)
  app.get<Requested>('/computed', (request) => compute(request))
  app.get('/kept', async () => 'kept')
}
afterEach(() => app.close())

const from = (remoteAddress: string) => (url: string) => app.inject({ url, remoteAddress })
const [ask, other] = [from('10.0.0.1'), from('10.0.0.2')]

/** Asks so often at once; gives how many have been answered so far. */
function askAtOnce(url: string, times: number) {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1)
    void ask(url).then(
      ({ statusCode }) => statuses.push(statusCode),
      () => statuses.push(0),
    )
  return statuses
}

test('an address has so many answers, and another as many', async () => {
  open(3)
  for (const status of [200, 200, 200, 429]) expect((await ask('/computed')).statusCode).toBe(status)
  expect((await other('/computed')).statusCode).toBe(200)
  expect((await ask('/kept')).statusCode).toBe(200)
})

test('an answer that took long counts for several', async () => {
  open(3)
  expect((await ask('/computed?ms=120')).statusCode).toBe(200)
  expect((await ask('/computed')).statusCode).toBe(429)
  expect((await other('/computed')).statusCode).toBe(200)
})

test('who asks too much is notified one after the other, and nobody else waits', async () => {
  open(1)
  const statuses = askAtOnce('/computed', 101)
  await waitFor(() => expect(statuses.length).toBeGreaterThan(1))
  expect((await other('/computed')).statusCode).toBe(200)
  expect((await ask('/kept')).statusCode).toBe(200)
  expect(statuses.length).toBeLessThan(101)
  await waitFor(() => expect(statuses.filter((status) => status === 429)).toHaveLength(100))
  expect(computed).toBe(2)
})

test('what no page asks is refused at once only so often', async () => {
  open(1_200)
  const statuses = askAtOnce('/nothing', 400)
  await waitFor(() => expect(statuses.length).toBeGreaterThanOrEqual(300))
  expect((await other('/nothing')).statusCode).toBe(404)
  expect(statuses.length).toBeLessThan(400)
  await waitFor(() => expect(statuses).toHaveLength(400))
})

test('so many wait to be told, and the next of that address are not read', async () => {
  open(1)
  const statuses = askAtOnce('/computed', 1_100)
  await waitFor(() => expect(statuses.filter((status) => status === 0).length).toBeGreaterThan(50))
  await expect(ask('/kept')).rejects.toThrow('destroyed')
  expect((await other('/kept')).statusCode).toBe(200)
})
