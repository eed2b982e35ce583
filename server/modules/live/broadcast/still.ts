import sharp from 'sharp'
import { SIDE_MAX } from '#contract/live/broadcast/limits.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { createBuckets } from '#server/platform/sharing/buckets.ts'
import { type Broadcast, findBroadcast } from './broadcast.queries'
import { filesOf, stillKey } from './files'
import { badSegment } from './refuse'
import { setStill } from './watch.queries'

/** px of the longer side of a cover */
const COVER_SIDE = 960
const QUALITY = 78
/** Each is decoded: one in five seconds, of a sender that should bring one in thirty. */
const stills = createBuckets({ perSecond: 0.2, burst: 3 })

/** Draws the picture again, so that nothing but a picture is stored; undefined: it is none. */
async function drawAgain(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const read = sharp(bytes, { limitInputPixels: SIDE_MAX * SIDE_MAX, failOn: 'error' })
    if ((await read.metadata()).format !== 'jpeg') return undefined
    const size = { fit: 'inside', withoutEnlargement: true } as const
    return await read.resize(COVER_SIDE, COVER_SIDE, size).jpeg({ quality: QUALITY }).toBuffer()
  } catch {
    return undefined
  }
}

/** Stores the present picture as the next version; false: there was one a moment ago. Throws BadSegment. */
export async function storeStill(
  { db, language, providers, writeStatement }: Context<unknown>,
  broadcast: Broadcast,
  bytes: Buffer,
): Promise<boolean> {
  if (!stills.has(broadcast.id)) return false
  stills.take(broadcast.id)
  const drawn = await drawAgain(bytes)
  if (!drawn) throw badSegment('noJpeg', language)
  const before = (await findBroadcast(db, broadcast.id))?.still ?? 0
  const files = filesOf(providers.storage)
  await files.put(stillKey(broadcast.id, before + 1), drawn, 'image/jpeg')
  const isStored = await writeStatement((transaction) =>
    setStill(transaction, broadcast, { from: before, to: before + 1 }),
  )
  // The version before stays a while for those who have just been given its address.
  if (isStored && before > 1) await files.remove(stillKey(broadcast.id, before - 1))
  return isStored
}
