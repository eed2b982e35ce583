import { type SQLWrapper, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#tests/setup/server.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type Requested, dueAnswers, dueInquiries } from './unread.queries'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('demo')
  // Read by both sides as nearly all of a fair's conversations are; a few wait.
  await database.db.execute(sql`
    insert into chat_conversation
      (visitor_id, service, last_sequence, visitor_read, service_read, visitor_notified, service_notified,
       service_notified_at)
    select (select min(id) from account), n::text, 9, case n % 1000 when 0 then 8 else 9 end,
      case n % 1000 when 1 then 8 else 9 end, 7, 7, now() - interval '1 hour'
    from generate_series(100000, 199999) as n`)
  await database.db.execute(sql`
    insert into chat_message (conversation_id, sequence, client_id, sender_id, by_service, nick, avatar, type, payload, at)
    select id, 9, id::text, visitor_id, visitor_read = 8, '', '', 'text', '{}', now() - interval '1 hour'
    from chat_conversation where last_sequence = 9 and least(visitor_read, service_read) = 8`)
  await database.db.execute(sql`insert into account (password_hash, user_type, status, name)
    select '', 3, 'active', '{"zh": "", "en": ""}' from generate_series(1, 5000)`)
  await database.db.execute(sql`analyze chat_conversation`)
  await database.db.execute(sql`analyze account`)
})
afterAll(() => database.close())

const input: Requested = { now: new Date(), until: new Date(), notifiedBefore: new Date(), limit: 100 }
const planOf = async (query: SQLWrapper) => {
  const { rows }: { rows: Record<string, string>[] } = Object(await database.db.execute(sql`explain ${query}`))
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('who has unread messages is looked for every 30 s: among 100,000 conversations', () => {
  it('visitors’ are found by their index', async () => {
    const plan = await planOf(dueAnswers(database.db, input))
    expect(plan).toContain('chat_conversation_visitor_untold')
    expect(plan).not.toContain('Seq Scan on chat_conversation')
  })

  it('services’ are found by theirs, and so is who was notified lately and who is to be told', async () => {
    const plan = await planOf(dueInquiries(database.db, input))
    expect(plan).toContain('chat_conversation_service_untold')
    expect(plan).toContain('chat_conversation_told')
    expect(plan).not.toMatch(/Seq Scan on (chat_conversation|account)/)
  })
})
