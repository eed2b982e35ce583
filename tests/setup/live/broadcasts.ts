import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { openBroadcast, sendSegment } from '#contract/live/broadcast/endpoints.ts'
import type { RenditionName } from '#contract/live/broadcast/rules.ts'
import { cutFilm, later, renditions } from './film'
import { formOf } from '../upload-server'
import type { TestServer } from '../start-server'

/** s of a film */
const FILM_SECONDS = 4
const timescales: Record<RenditionName, readonly number[]> = { standard: [10_240, 48_000], fluent: [10_240, 48_000] }

export const films = { standard: cutFilm('standard'), fluent: cutFilm('fluent') }
export const audioCodec = 'mp4a.40.2'
export { renditions }

/** The segment of a number: the film again and again, on one timeline. */
export function segmentOf(name: RenditionName, number: number): Buffer {
  const { segments } = films[name]
  const segment = segments[number % segments.length] ?? Buffer.alloc(0)
  return later(segment, Math.floor(number / segments.length) * FILM_SECONDS, timescales[name])
}

export type Sent = Partial<ParsedInputOf<typeof sendSegment>> & { bytes?: Buffer }

interface Posted {
  status: number
  code: number
  msg: string
  data: Record<string, unknown>
}

/** Posts one segment as a sender does. */
export async function post(
  { app }: Pick<TestServer, 'app'>,
  fields: Record<string, string>,
  bytes: Buffer,
): Promise<Posted> {
  const request = new Response(formOf(fields, 'segment', bytes))
  const payload = Buffer.from(await request.arrayBuffer())
  const response = await app.inject({
    method: 'POST',
    url: sendSegment.base + sendSegment.path,
    payload,
    headers: { language: 'en-US', 'content-type': request.headers.get('content-type') ?? '' },
  })
  return { status: response.statusCode, ...response.json<Omit<Posted, 'status'>>() }
}

/** A device that sends a session. */
export function senderOf(server: TestServer, opened: OutputOf<typeof openBroadcast>) {
  const { broadcastId, key, nextInit, nextNumber } = opened
  const right = { broadcastId, key, rendition: 'standard', init: nextInit, number: nextNumber } as const
  const send = ({ bytes = Buffer.alloc(0), ...over }: Sent) => {
    const all = { ...right, ...over }
    return post(server, Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)])), bytes)
  }
  const init = (rendition: RenditionName = 'standard', over: Sent = {}) =>
    send({ kind: 'init', rendition, number: 0, bytes: films[rendition].init, ...over })
  const media = (number: number, rendition: RenditionName = 'standard', over: Sent = {}) =>
    send({ kind: 'media', rendition, number, bytes: segmentOf(rendition, number - nextNumber), ...over })
  return {
    ...opened,
    send,
    init,
    media,
    /** The initialization segment and so many segments. */
    async begin(count: number, rendition: RenditionName = 'standard') {
      const answers = [await init(rendition)]
      for (let i = 0; i < count; i += 1) answers.push(await media(nextNumber + i, rendition))
      const refused = answers.find(({ code }) => code !== 0)
      if (refused) throw new Error(`${refused.msg} ${JSON.stringify(refused.data)}`)
    },
  }
}

export const openInput = (liveId: number): ParsedInputOf<typeof openBroadcast> => ({
  liveId,
  renditions: renditions.map((one) => ({ ...one })),
  audioCodec,
})

/** Opens the broadcast of a session as its host; a slow device sends fewer renditions. */
export async function openAs(
  server: TestServer,
  liveId: number,
  headers: Record<string, string>,
  sent: readonly (typeof renditions)[number][] = renditions,
) {
  const input = { ...openInput(liveId), renditions: sent.map((one) => ({ ...one })) }
  const answer = await server.ask(openBroadcast, input, { headers, language: 'en-US' })
  if (answer.code !== 0) throw new Error(answer.msg)
  return senderOf(server, answer.data)
}
