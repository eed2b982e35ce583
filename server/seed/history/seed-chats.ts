import * as z from 'zod'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'
import { liveReserves } from '#server/modules/live/live/live.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import { readDocument } from '../content'
import type { AccountRow, Cast } from './cast'
import { createChance } from './chance'
import { countPush, getRoom, listPushes, noteLast } from './rooms.queries'

const Content = z.object({
  conversations: z.array(
    z.object({
      visitor: z.string(),
      /** `fair`: the fair's own service. */
      exhibitor: z.string(),
      agent: z.string(),
      messages: z.array(z.object({ hoursAgo: z.number(), isAnswer: z.optional(z.boolean()), text: z.string() })),
    }),
  ),
  rooms: z.array(
    z.object({
      live: z.string(),
      /** Minutes are counted from the beginning of the session. */
      messages: z.array(z.object({ minute: z.number(), from: z.string(), text: z.string() })),
    }),
  ),
})
type Content = z.output<typeof Content>

const MINUTE_MS = 60_000
/** of so many views of a pushed exhibit one is a click */
const VIEWS_PER_CLICK = 4

const say = (sender: AccountRow, { text, at, sequence }: { text: string; at: Date; sequence: number }) => ({
  sequence,
  clientId: `demo-history-${sequence}`,
  senderId: sender.id,
  nick: sender.nickName || sender.name.zh || sender.name.en,
  avatar: sender.headPic,
  type: 'text' as const,
  payload: { text },
  at,
})

/** A conversation of a visitor with a service: answered ones are read by both, the others wait. */
async function addConversation(db: Db, calendar: Calendar, cast: Cast, one: Content['conversations'][number]) {
  const [visitor, agent] = [cast.people.get(one.visitor), cast.people.get(one.agent)]
  const service = one.exhibitor === 'fair' ? 'fair' : String(cast.exhibitors.get(one.exhibitor).id)
  const lines = one.messages.map(({ hoursAgo, isAnswer = false, text }, place) => {
    const at = calendar.fromNow(-hoursAgo)
    return { ...say(isAnswer ? agent : visitor, { text, at, sequence: place + 1 }), byService: isAnswer }
  })
  const answer = lines.find(({ byService }) => byService)
  const lastSequence = lines.length
  const [added] = await db
    .insert(conversations)
    .values({
      visitorId: visitor.id,
      service,
      lastSequence,
      lastAt: lines.at(-1)?.at ?? null,
      visitorRead: lastSequence,
      serviceRead: answer ? lastSequence : 0,
      // The people of the service have had their mail: the demo does not begin with sending one.
      serviceNotified: lastSequence,
      serviceNotifiedAt: lines.at(-1)?.at ?? null,
      requestedAt: lines[0]?.at ?? null,
      answeredAt: answer?.at ?? null,
    })
    .returning({ id: conversations.id })
  await db.insert(messages).values(lines.map((line) => ({ ...line, conversationId: added?.id ?? 0 })))
}

/** The messages of a session's room, up to now. */
async function addRoomTalk(
  db: Db,
  calendar: Calendar,
  cast: Cast,
  { live, messages: spoken }: Content['rooms'][number],
) {
  const session = cast.lives.get(live)
  const room = await getRoom(db, session.id)
  const now = calendar.fromNow(0)
  const lines = spoken
    .map(({ minute, from, text }) => ({ from, text, at: new Date(session.startsAt.getTime() + minute * MINUTE_MS) }))
    .filter(({ at }) => at <= now)
    .map(({ from, ...line }, place) => say(cast.people.get(from), { ...line, sequence: room.lastSequence + place + 1 }))
  const last = lines.at(-1)
  if (!last) return
  await db.insert(messages).values(lines.map((line) => ({ ...line, conversationId: room.id })))
  await noteLast(db, room.id, last)
}

/** How often what was pushed in the rooms was seen and clicked. */
async function countPushes(db: Db): Promise<void> {
  const chance = createChance(5)
  for (const { id } of await listPushes(db)) {
    const views = 40 + chance.below(120)
    const clicks = Math.floor(views / VIEWS_PER_CLICK) - chance.below(8)
    await countPush(db, id, { views, clicks })
  }
}

const booked = [
  { live: 'live-lens', by: ['buyer', 'tourist', 'overseas', 'group'] },
  { live: 'live-shadow', by: ['tourist', 'buyers', 'exhibitor'] },
  { live: 'live-rug', by: ['buyer', 'overseas', 'delegation'] },
] as const

/** Sessions to come that people have booked. */
async function addBookings(db: Db, calendar: Calendar, { lives, people }: Cast): Promise<void> {
  const rows = booked.flatMap(({ live, by }) =>
    by.map((who) => ({
      id: `demo-${live}-${who}`,
      liveId: lives.get(live).id,
      accountId: people.get(who).id,
      createdAt: calendar.fromNow(-18),
    })),
  )
  await db.insert(liveReserves).values(rows)
}

/** Conversations with exhibitors and the fair, messages of live rooms, and bookings of sessions. */
export async function seedChats(db: Db, calendar: Calendar, cast: Cast): Promise<void> {
  const content = readDocument('history/chats.json', Content)
  for (const one of content.conversations) await addConversation(db, calendar, cast, one)
  for (const one of content.rooms) await addRoomTalk(db, calendar, cast, one)
  await countPushes(db)
  await addBookings(db, calendar, cast)
}
