import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { countUnreadNotices } from '#contract/foundation/notices/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { isConnectionLost } from '../db/connection/connection-lost'
import { handleError } from './errors'
import { retryReads } from './retry-reads'

const server = useServer('demo')

/** Ends the connections of the server, as a restart of PostgreSQL does. */
const endConnections = async () => {
  const { db } = server().database
  const ended = db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await ended
}

it('tells a lost connection from a statement that fails', async () => {
  const { db } = server().database
  const lost = await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch((error: unknown) => error)
  expect(isConnectionLost(lost)).toBe(true)
  const wrong = await db.execute(sql`select 1 / 0`).catch((error: unknown) => error)
  expect(isConnectionLost(wrong)).toBe(false)
  expect(isConnectionLost(new Error('a bug'))).toBe(false)
})

it('a read is answered again, a write is not', async () => {
  let times = 0
  const lose = async () => {
    times += 1
    if (times === 1) throw Object.assign(new Error('x'), { code: '57P01' })
    return 'answer'
  }
  expect(await retryReads(true, lose)).toBe('answer')
  times = 0
  await expect(retryReads(false, lose)).rejects.toMatchObject({ code: '57P01' })
  await expect(retryReads(true, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
})

it('a call succeeds although its connection ended', async () => {
  const headers = await signedInAs(server(), userTypes.buyer)
  for (let round = 0; round < 5; round += 1) {
    const input = Array.from({ length: 6 }, () => server().ask(countUnreadNotices, {}, { headers }))
    await endConnections()
    expect((await Promise.all(input)).map(({ code }) => code)).toEqual(input.map(() => 0))
  }
})

it('what cannot be answered says so, and when to come back', async () => {
  const app = fastify()
  app.setErrorHandler(handleError)
  app.post('/write', () => {
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
  })
  const reply = await app.inject({ method: 'POST', url: '/write', headers: { language: 'en-US' } })
  expect(reply.statusCode).toBe(503)
  expect(reply.headers['retry-after']).toBe('2')
  expect(reply.json()).toMatchObject({
    code: errors.DatabaseUnavailable.code,
    msg: 'The fair is restarting. Try again in a few seconds.',
    data: { error: 'DatabaseUnavailable' },
  })
  await app.close()
})
