import { createHash } from 'node:crypto'
import pLimit, { type LimitFunction } from 'p-limit'
import { LRUCache } from 'lru-cache'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { sendSegment } from '#contract/live/broadcast/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Broadcast, findInit, findNextNumbers, insertInit } from './broadcast.queries'
import { filesOf, initKey } from './files'
import { findByKey } from './known'
import { parseInit } from './mp4/parse-init'
import { receive } from './receive'
import { badSegment } from './refuse'
import { storeMedia } from './store-media'
import { storeStill } from './still'

type Input = ParsedInputOf<typeof sendSegment>
type Output = OutputOf<typeof sendSegment>

/** One segment of a rendition at a time, so that one that is sent twice at once is stored once. */
const lanes = new LRUCache<string, LimitFunction>({ max: 1_000 })

function inTurn<T>({ broadcastId, rendition, kind }: Input, work: () => Promise<T>): Promise<T> {
  const name = `${broadcastId}-${kind === 'still' ? kind : rendition}`
  const lane = lanes.get(name) ?? pLimit(1)
  lanes.set(name, lane)
  return lane(work)
}

/** Stores an initialization segment; false where there is one of its number. */
async function storeInit(context: Context<Input>, broadcast: Broadcast, bytes: Buffer): Promise<boolean> {
  const { input, db, language, providers, writeStatement } = context
  const { rendition, init: number } = input
  const announced = broadcast.renditions.find(({ name }) => name === rendition)
  if (!announced) throw badSegment('noRendition', language)
  const { nextInit } = await findNextNumbers(db, broadcast.id)
  const next = Math.max(nextInit, broadcast.firstInit)
  // The renditions share their numbers.
  if (number > next || number < broadcast.firstInit) throw fail('SegmentOutOfOrder', { next })
  if (await findInit(db, { broadcastId: broadcast.id, rendition, number })) return false
  const tracks = parseInit(bytes, { ...announced, audioCodec: broadcast.audioCodec })
  if (typeof tracks === 'string') throw badSegment(tracks, language)
  const place = { id: broadcast.id, rendition, init: number }
  await filesOf(providers.storage).put(initKey(place), bytes, 'video/mp4')
  const hash = createHash('sha256').update(bytes).digest('hex')
  return writeStatement((transaction) =>
    insertInit(transaction, { broadcastId: broadcast.id, rendition, number, hash, tracks }),
  )
}

/**
 * Takes a segment of whoever has the key. Throws BroadcastNotFound, BroadcastClosed, StreamTakenOver, BadSegment,
 * SegmentOutOfOrder, StreamTooHeavy, StreamHoursUsed, FileTooLarge, FileDamaged, StorageFull.
 */
export async function send(context: Context<Input>): Promise<Output> {
  const { input, db, file } = context
  const broadcast = await findByKey(db, input.broadcastId, input.key).catch((error: unknown) => {
    context.header('connection', 'close')
    file?.file.resume()
    throw error
  })
  const bytes = await receive(context, input.kind)
  const { recording } = broadcast
  return inTurn(input, async () => {
    if (input.kind === 'still') return { stored: await storeStill(context, broadcast, bytes), recording }
    if (input.kind === 'init') return { stored: await storeInit(context, broadcast, bytes), recording }
    return { stored: await storeMedia(context, broadcast, bytes), recording }
  })
}
