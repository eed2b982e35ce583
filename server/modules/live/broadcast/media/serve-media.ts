import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Readable } from 'node:stream'
import { WINDOW_SEGMENTS } from '#contract/live/broadcast/limits.ts'
import { type RenditionName, renditionNames } from '#contract/live/broadcast/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { parseRange } from '#server/platform/byte-range.ts'
import { CDN_HEADERS } from '#server/platform/http/pages/cdn-headers.ts'
import { NoSuchFile, type StoragePort } from '#server/providers/storage/port.ts'
import { listInits } from '../broadcast.queries'
import { openCaptions, parseCaptionFile, parseCaptionList } from '../captions/serve-captions'
import { filesOf, initKey, segmentKey, stillKey } from '../files'
import { listLast } from '../segments.queries'
import { openFilm, pickJoinable } from './join-film'
import { captionLines, captionList, liveList, masterList, recordingList } from './lists'
import { isLiveShown, isUnderWay, keyFor, LIST_MS, openShown, type Shown } from './shown'

const YEAR = 'public, max-age=31536000, immutable'
const MINUTE = 'public, max-age=60'

interface Requested {
  Params: { id: string; file: string }
  Querystring: { key?: string }
}

const sendList = (reply: FastifyReply, list: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('application/vnd.apple.mpegurl').send(list)

const toName = (name = ''): RenditionName | undefined => renditionNames.find((one) => one === name)

/** What a viewer of a rendition is given now: another one where its device sends that one no longer. */
const nowFor = ({ renditions }: Shown, chosen: RenditionName): RenditionName =>
  renditions.includes(chosen) ? chosen : (renditions[0] ?? chosen)

/** `standard-0-12.m4s` or `standard-0.mp4`. */
function parseFile(file: string) {
  const [, name, init = '', number] = /^([a-z]+)-(\d{1,6})(?:-(\d{1,8}))?\.(?:m4s|mp4)$/.exec(file) ?? []
  const rendition = toName(name)
  if (!rendition || file.endsWith('.m4s') !== (number !== undefined)) return undefined
  return { rendition, init: Number(init), number: number === undefined ? undefined : Number(number) }
}

interface Media {
  db: Db
  storage: StoragePort
  /** The CDN that segments are loaded from. */
  cdn?: string | undefined
}

/**
 * The video of broadcasts for players: the live lists, segments, recordings and stills. What visitors may no longer see is
 * not found, a second later at most.
 */
export function serveBroadcastMedia(app: FastifyInstance, { db, storage, cdn }: Media): void {
  const files = filesOf(storage)
  const shownBroadcasts = openShown(db)
  const captions = openCaptions(db)
  /** Where players find segments: what a key opens stays here. */
  const placeOf = (id: string, key: string) =>
    key === '' ? { before: cdn === undefined ? '' : `${cdn}/media/broadcast/${id}/` } : { query: `?key=${key}` }
  const lists = new LRUCache<string, string, { shown: Shown; name: RenditionName; before: string }>({
    max: 1_000,
    ttl: LIST_MS,
    fetchMethod: async (_key, _stale, { context: { shown, name, before } }) =>
      liveList(await listLast(db, shown.broadcast.id, name, WINDOW_SEGMENTS), !isUnderWay(shown), { before }),
  })

  async function sendFile(reply: FastifyReply, key: string, type: string, cached: string): Promise<FastifyReply> {
    try {
      const bytes = await files.read(key)
      return await reply.header('cache-control', cached).type(type).send(bytes)
    } catch (error) {
      if (!(error instanceof NoSuchFile)) throw error
      reply.callNotFound()
      return reply
    }
  }

  /** Whether a viewer may have a segment: of what is under way any, of a recording what its trim leaves. */
  async function mayHave(shown: Shown, rendition: RenditionName, number: number | undefined, key: string) {
    if (isUnderWay(shown)) return isLiveShown(shown, key)
    const may = keyFor(shown, key)
    if (!may) return false
    if (number === undefined) return true
    const left = await shownBroadcasts.listRecording(shown.broadcast, rendition, may.isHost)
    return left.some((one) => one.number === number)
  }

  /** A list or a file of the captions of a recording. */
  async function sendCaptions(reply: FastifyReply, shown: Shown, file: string, key: string) {
    const [list, written] = [parseCaptionList(file), parseCaptionFile(file)]
    const rendition = written?.rendition ?? shown.renditions[0]
    const may = isUnderWay(shown) ? undefined : keyFor(shown, key)
    const isOffered = shown.tracks.some(({ language }) => language === (list ?? written?.language))
    if (!may || !isOffered || !rendition) return reply.callNotFound()
    const left = await shownBroadcasts.listRecording(shown.broadcast, rendition, may.isHost)
    if (list) return sendList(reply, captionList(left, list, key === '' ? '' : `?key=${key}`))
    const text = written && (await captions.write(shown.broadcast.id, written, left))
    if (text === undefined) return reply.callNotFound()
    return reply.header('cache-control', MINUTE).type('text/vtt; charset=utf-8').send(text)
  }

  app.get<Requested>('/media/broadcast/:id/live.m3u8', async ({ params: { id }, query: { key = '' } }, reply) => {
    const shown = await shownBroadcasts.find(id)
    if (!shown || !isLiveShown(shown, key)) return reply.callNotFound()
    const suffix = key === '' ? '' : `?key=${key}`
    return sendList(
      reply,
      masterList(shown.broadcast, shown.renditions, (name) => `${name}.m3u8${suffix}`),
    )
  })

  app.get<Requested>('/media/broadcast/:id/recording.m3u8', async ({ params: { id }, query: { key = '' } }, reply) => {
    const shown = await shownBroadcasts.find(id)
    if (!shown || !keyFor(shown, key)) return reply.callNotFound()
    const suffix = key === '' ? '' : `?key=${key}`
    return sendList(
      reply,
      masterList(
        shown.broadcast,
        shown.renditions,
        (name) => `recording-${name}.m3u8${suffix}`,
        captionLines(shown.tracks, suffix),
      ),
    )
  })

  app.get<Requested>('/media/broadcast/:id/recording.mp4', async (request, reply) => {
    const { id } = request.params
    const { key = '' } = request.query
    const shown = await shownBroadcasts.find(id)
    const may = shown && keyFor(shown, key)
    const best = shown?.renditions[0]
    if (!may || !best) return reply.callNotFound()
    // A file is saved as it is watched: trimmed, for its host too.
    const left = await shownBroadcasts.listRecording(shown.broadcast, best, false)
    if (left.length === 0) return reply.callNotFound()
    const inits = (await listInits(db, id)).filter(({ rendition }) => rendition === best)
    const title = shown.title.zh || shown.title.en || 'recording'
    const film = await openFilm(files, { ...pickJoinable(left, inits), id })
    // Safari plays no file of which it cannot have parts.
    const range = parseRange(request.headers.range ?? '', film.size)
    if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${film.size}`)
    return reply
      .header('cache-control', 'no-store')
      .header('accept-ranges', 'bytes')
      .header('content-length', range ? range.end - range.start + 1 : film.size)
      .header('content-disposition', contentDisposition(`${title}.mp4`))
      .type('video/mp4')
      .send(Readable.from(film.read(range)))
  })

  app.get<Requested>('/media/broadcast/:id/still.jpg', async ({ params: { id } }, reply) => {
    const shown = await shownBroadcasts.find(id)
    if (!shown || !isLiveShown(shown) || shown.broadcast.still === 0) return reply.callNotFound()
    return sendFile(reply, stillKey(id, shown.broadcast.still), 'image/jpeg', MINUTE)
  })

  app.get<Requested>('/media/broadcast/:id/:file', async ({ params: { id, file }, query: { key = '' } }, reply) => {
    const shown = await shownBroadcasts.find(id)
    if (!shown) return reply.callNotFound()
    const live = toName(/^([a-z]+)\.m3u8$/.exec(file)?.[1])
    if (live) {
      const { before = '' } = placeOf(id, key)
      const name = nowFor(shown, live)
      const context = { shown, name, before }
      const list = isLiveShown(shown, key) && (await lists.fetch(`${id}-${name}-${before}`, { context }))
      return list ? sendList(reply, list) : reply.callNotFound()
    }
    const recorded = toName(/^recording-([a-z]+)\.m3u8$/.exec(file)?.[1])
    if (recorded) {
      const may = keyFor(shown, key)
      if (!may) return reply.callNotFound()
      const segments = await shownBroadcasts.listRecording(shown.broadcast, recorded, may.isHost)
      return sendList(reply, recordingList(segments, placeOf(id, key)))
    }
    if (file.startsWith('captions-')) return sendCaptions(reply, shown, file, key)
    const place = parseFile(file)
    if (!place || !(await mayHave(shown, place.rendition, place.number, key))) return reply.callNotFound()
    const { number } = place
    if (cdn !== undefined && key === '') void reply.headers(CDN_HEADERS)
    if (number === undefined) return sendFile(reply, initKey({ ...place, id }), 'video/mp4', YEAR)
    return sendFile(reply, segmentKey({ ...place, number, id }), 'video/iso.segment', YEAR)
  })
}
