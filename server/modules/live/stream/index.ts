import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'
import { livePlaylist } from './live-playlist'
import { isQuality, LOOP, qualities, type Quality } from './loop'
import { captionLanguages, captionsPlaylist, picturePlaylist, recordingPlaylist } from './recording-playlist'

export { LOOP, qualities, type Quality, SEGMENT_SECONDS } from './loop'

/** Where the segments and the captions are kept; docs/stream.md shows how they were made. */
const folder = join(projectRoot, 'server/media')

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

function sendPlaylist(reply: FastifyReply, playlist: string, keep: string): FastifyReply {
  return reply.header('cache-control', keep).type('application/vnd.apple.mpegurl').send(playlist)
}

/** The quality that `<quality>.m3u8` names; undefined for any other file. */
function findQuality(file: string): Quality | undefined {
  const name = file.replace(/\.m3u8$/, '')
  return name !== file && isQuality(name) ? name : undefined
}

/** The segments by their requested name; no other name ever reaches the disk. */
const segments = new Map(Array.from({ length: LOOP }, (_, i) => [`${i}.ts`, `${i}.segment`]))

interface Requested {
  Params: { file: string; quality: string }
}

/** The demo stream: live, as a recording, and the files of both (spec: live §3). `now` in ms since 1970. */
export function serveDemoStream(app: FastifyInstance, now: () => number = Date.now): void {
  app.get<Requested>('/media/demo/live/:file', ({ params }, reply) => {
    const quality = findQuality(params.file)
    return quality ? sendPlaylist(reply, livePlaylist(quality, now()), 'no-store') : reply.callNotFound()
  })
  app.get('/media/demo/recording.m3u8', (_, reply) => sendPlaylist(reply, recordingPlaylist(qualities), HOUR))
  app.get<Requested>('/media/demo/recording/:file', ({ params }, reply) => {
    const quality = findQuality(params.file)
    return quality ? sendPlaylist(reply, recordingPlaylist([quality]), HOUR) : reply.callNotFound()
  })
  app.get<Requested>('/media/demo/recording/:quality/picture.m3u8', ({ params: { quality } }, reply) =>
    isQuality(quality) ? sendPlaylist(reply, picturePlaylist(quality), HOUR) : reply.callNotFound(),
  )
  app.get<Requested>('/media/demo/segment/:quality/:file', async ({ params: { quality, file } }, reply) => {
    const kept = segments.get(file)
    if (!isQuality(quality) || !kept) return reply.callNotFound()
    const segment = await readFile(join(folder, quality, kept))
    return reply.header('cache-control', YEAR).type('video/mp2t').send(segment)
  })
  for (const language of captionLanguages) {
    app.get(`/media/demo/captions/${language}.m3u8`, (_, reply) =>
      sendPlaylist(reply, captionsPlaylist(language), HOUR),
    )
    app.get(`/media/demo/captions/${language}.vtt`, async (_, reply) => {
      const captions = await readFile(join(folder, 'captions', `${language}.vtt`))
      return reply.header('cache-control', HOUR).type('text/vtt; charset=utf-8').send(captions)
    })
  }
}
