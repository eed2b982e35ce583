import { setTimeout as delay } from 'node:timers/promises'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import type { Database } from '#server/platform/db/database.ts'
import { fail, Refusal } from '#server/platform/http/fail.ts'
import { accountRoom, type Realtime } from '#server/platform/realtime/realtime.ts'
import { type MessageRow, presentMessage } from '../chat.present'
import { type Direct, toConversationId } from '../participants'
import { ONCE_INDEX, type Outgoing, planMessages, type Stored, writePlan } from '../store.queries'
import { agentRoom, chatRoom } from '#server/modules/live/rooms/index.ts'
import { roomConversationId } from '#contract/live/chat/rules.ts'

/** Where a message goes once it is stored. */
export type Destination = { liveId: number } | Direct

/** messages of one transaction, and those that may wait for it */
const BATCH_MAX = 500
const WAITING_MAX = 5_000
/**
 * Between two broadcasts the event loop is free for this share of the time that the first one took, so that a crowd leaves time
 * for others. Storing the next batch counts: meanwhile the loop waits for the database.
 */
const REST_SHARE = 0.5

type Outcome = Stored | { error: unknown }

interface Waiting {
  outgoing: Outgoing
  to: Destination
  resolve: (row: MessageRow) => void
  reject: (error: unknown) => void
}

type Emitter = Pick<Realtime, 'emit'>

const inOrder = (rows: MessageRow[]) => rows.toSorted((a, b) => a.sequence - b.sequence)

function notify(realtime: Emitter, to: Destination, rows: MessageRow[]): void {
  if ('liveId' in to) {
    const conversationID = roomConversationId(to.liveId)
    const list = rows.map((row) => presentMessage(row, conversationID))
    realtime.emit(chatRoom(to.liveId), 'messages', { conversationID, list })
    return
  }
  for (const side of ['visitor', 'service'] as const) {
    const conversationID = toConversationId(to, side)
    const list = rows.map((row) => presentMessage(row, conversationID, to.service))
    realtime.emit(side === 'visitor' ? accountRoom(to.visitorId) : agentRoom(to.service), 'messages', {
      conversationID,
      list,
    })
  }
}

/**
 * Stores messages and sends them to their recipients. What arrives while a transaction or a frame is under way shares
 * the next ones: the more there is to do, the more each gathers.
 */
export function createWriter(database: Pick<Database, 'write'>, realtime: Emitter) {
  let waiting: Waiting[] = []
  let running = false
  let restUntil = 0

  /** One transaction of two packets: the lock and what it reads, then everything that is written together with the commit. */
  async function storeOnce(outgoing: readonly Outgoing[], mayRepeat: boolean): Promise<Stored[]> {
    let stored: Promise<Stored[]> | undefined
    await database.write(
      (db) => planMessages(db, outgoing, mayRepeat),
      async (db, plan) => {
        stored = writePlan(db, plan)
        await stored
      },
    )
    return (await stored) ?? []
  }

  async function store(batch: Waiting[]): Promise<Outcome[]> {
    const outgoing = batch.map((one) => one.outgoing)
    try {
      return await storeOnce(outgoing, false).catch((error: unknown) => {
        if (findViolatedIndex(error) !== ONCE_INDEX) throw error
        // Retries are rare: only they pay for looking what is stored already.
        return storeOnce(outgoing, true)
      })
    } catch (error) {
      // A full disk refuses each alike; anything else may be the fault of one, who must not silence the others.
      if (batch.length === 1 || error instanceof Refusal) return batch.map(() => ({ error }))
      const outcomes: Outcome[] = []
      for (const one of batch) outcomes.push(...(await store([one])))
      return outcomes
    }
  }

  async function flush(batch: Waiting[]): Promise<void> {
    const outcomes = await store(batch)
    const fresh = new Map<number, { to: Destination; rows: Map<number, MessageRow> }>()
    for (const [i, outcome] of outcomes.entries()) {
      const one = batch[i]
      if (!one) continue
      if ('error' in outcome || 'refusal' in outcome) {
        one.reject('error' in outcome ? outcome.error : outcome.refusal)
        continue
      }
      one.resolve(outcome.row)
      if (!outcome.isNew) continue
      const { conversationId } = outcome.row
      const destination = fresh.get(conversationId) ?? { to: one.to, rows: new Map<number, MessageRow>() }
      fresh.set(conversationId, destination)
      destination.rows.set(outcome.row.sequence, outcome.row)
    }
    const rest = restUntil - performance.now()
    if (rest >= 1) await delay(rest)
    const began = performance.now()
    for (const { to, rows } of fresh.values()) notify(realtime, to, inOrder([...rows.values()]))
    const now = performance.now()
    restUntil = now + (now - began) * REST_SHARE
  }

  async function run(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX)
      waiting = waiting.slice(BATCH_MAX)
      try {
        await flush(batch)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    running = false
  }

  return {
    /** Resolves with the stored message: then it is safe. Rejects with its refusal. */
    write(to: Destination, outgoing: Outgoing): Promise<MessageRow> {
      if (waiting.length >= WAITING_MAX) return Promise.reject(fail('TooFast'))
      return new Promise((resolve, reject) => {
        waiting.push({ outgoing, to, resolve, reject })
        if (!running) void run()
      })
    },
  }
}

export type Writer = ReturnType<typeof createWriter>
