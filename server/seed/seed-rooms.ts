import * as z from 'zod'
import { hasChat } from '#contract/live/live/rules.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { liveManagers, livePushes, lives } from '#server/modules/live/live/live.schema.ts'
import { reports, reportSteps } from '#server/modules/operations/reports/reports.schema.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'
import { readDocument } from './content'
import { getId } from './seed-fair'

const Keys = z.array(z.string())
const Rooms = z.object({
  runners: z.array(z.object({ live: z.string(), anchor: z.string(), managers: Keys })),
  shelves: z.array(z.object({ live: z.string(), by: z.string(), exhibits: Keys })),
  talk: z.object({
    live: z.string(),
    messages: z.array(z.object({ minutesAgo: z.number(), from: z.string(), text: z.string() })),
  }),
  reports: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(['complaint', 'report']),
      feedbackType: z.optional(z.int()),
      live: z.nullable(z.string()),
      from: z.string(),
      hoursAgo: z.number(),
      contact: z.string(),
      name: z.string(),
      content: z.string(),
      art: z.string(),
    }),
  ),
})
type Rooms = z.output<typeof Rooms>

const MINUTES_AN_HOUR = 60
/** between two pushes onto a shelf */
const PUSH_MINUTES = 7

type AccountRow = typeof accounts.$inferSelect

/** What the rooms name, by its key: sessions, accounts by e-mail, exhibits. */
async function readNamed(db: Db) {
  const [sessions, people, goods] = [
    await db.select().from(lives),
    await db.select().from(accounts),
    await db.select({ id: exhibits.id, key: exhibits.externalKey }).from(exhibits),
  ]
  return {
    sessions: new Map(sessions.map((one) => [one.key, one])),
    people: new Map(people.map((one) => [one.email, one])),
    goods: new Map(goods.map(({ id, key }) => [key.slice('demo/'.length), id])),
  }
}
type Named = Awaited<ReturnType<typeof readNamed>>

function named<Record>(records: ReadonlyMap<string, Record>, key: string): Record {
  const record = records.get(key)
  if (record === undefined) throw new Error(`the content names ${key}, which is not there`)
  return record
}

async function seedRunners(db: Db, { runners }: Rooms, { sessions, people }: Named): Promise<void> {
  await db.insert(liveManagers).values(
    runners.flatMap(({ live, anchor, managers }) =>
      [anchor, ...managers].map((email) => ({
        liveId: named(sessions, live).id,
        accountId: named(people, email).id,
        isAnchor: email === anchor,
      })),
    ),
  )
}

async function seedShelves(db: Db, { shelves }: Rooms, { sessions, people, goods }: Named, calendar: Calendar) {
  const hours = (index: number) => ((index + 1) * PUSH_MINUTES) / MINUTES_AN_HOUR
  await db.insert(livePushes).values(
    shelves.flatMap(({ live, by, exhibits: keys }) =>
      keys.map((key, index) => ({
        liveId: named(sessions, live).id,
        exhibitId: getId(goods, key),
        key: `demo-${key}`,
        byAccount: named(people, by).id,
        // The first named is at the front of the shelf.
        pushedAt: calendar.fromNow(-hours(index)),
      })),
    ),
  )
}

const getNick = ({ nickName, name, languageType }: AccountRow): string =>
  nickName || pick(name, languageType === 2 ? 'en-US' : 'zh-CN')

/** A conversation for every session that has chat, and in one of them messages. */
async function seedTalk(db: Db, { talk }: Rooms, { sessions, people }: Named, calendar: Calendar): Promise<void> {
  const { id: liveId } = named(sessions, talk.live)
  const at = (minutesAgo: number) => calendar.fromNow(-minutesAgo / MINUTES_AN_HOUR)
  const last = { lastSequence: talk.messages.length, lastAt: at(talk.messages.at(-1)?.minutesAgo ?? 0) }
  const withChat = [...sessions.values()].filter(({ status }) => hasChat(status))
  const rooms = await db
    .insert(conversations)
    .values(withChat.map(({ id }) => ({ liveId: id, ...(id === liveId ? last : {}) })))
    .returning({ id: conversations.id, liveId: conversations.liveId })
  const room = rooms.find((one) => one.liveId === liveId)
  if (!room) throw new Error(`${talk.live} has no room`)
  const message = talk.messages.map(({ minutesAgo, from, text }, index) => {
    const sender = named(people, from)
    return {
      conversationId: room.id,
      sequence: index + 1,
      clientId: `demo-${index + 1}`,
      senderId: sender.id,
      nick: getNick(sender),
      avatar: sender.headPic,
      type: 'text' as const,
      payload: { text },
      at: at(minutesAgo),
    }
  })
  await db.insert(messages).values(message)
}

async function seedReports(db: Db, content: Rooms, { sessions, people }: Named, calendar: Calendar): Promise<void> {
  const rows = content.reports.toReversed().map(({ code, live, from, hoursAgo, name, art, ...report }) => {
    const reporter = named(people, from)
    const session = live === null ? undefined : named(sessions, live)
    const at = calendar.fromNow(-hoursAgo)
    return {
      ...report,
      caseNumber: `JB${chinaDay(at).replaceAll('-', '')}-${code}`,
      about: session ? ('live' as const) : ('fair' as const),
      liveId: session?.id ?? null,
      liveName: session ? pick(session.title, reporter.languageType === 2 ? 'en-US' : 'zh-CN') : '',
      reporterName: name,
      images: [`/media/art/${art}/report-${code}.svg?w=894&h=500`],
      accountId: reporter.id,
      onceKey: `${reporter.id}:demo-${code}`,
      at,
    }
  })
  const added = await db.insert(reports).values(rows).returning()
  const steps = added.map(({ id, accountId, at }) => ({ reportId: id, byAccount: accountId, byReporter: true, at }))
  await db.insert(reportSteps).values(steps.map((step) => ({ ...step, action: 'file' as const })))
}

/** What happens in the live rooms: their hosts, messages, exhibits and reports. */
export async function seedRooms(db: Db, calendar: Calendar): Promise<void> {
  const content = readDocument('rooms.json', Rooms)
  const there = await readNamed(db)
  await seedRunners(db, content, there)
  await seedTalk(db, content, there, calendar)
  await seedShelves(db, content, there, calendar)
  await seedReports(db, content, there, calendar)
}
