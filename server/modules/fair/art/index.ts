import type { FastifyInstance, FastifyReply } from 'fastify'
import { drawArt, isArtFamily, isMotif } from './draw'
import { drawSeal } from './seal'

export { type ArtFamily, artFamilies, drawArt, isArtFamily, isMotif } from './draw'

const SIDES = { least: 40, most: 2_000 }
const SEED = /^[\w-]{1,80}$/

function side(value: string | undefined, otherwise: number): number {
  const input = Number(value)
  return Number.isInteger(input) && input >= SIDES.least && input <= SIDES.most ? input : otherwise
}

function sendPicture(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=604800')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .type('image/svg+xml; charset=utf-8')
    .send(svg)
}

interface Requested {
  Params: { family?: string; file: string }
  Querystring: { w?: string; h?: string; text?: string; motif?: string }
}

/** The drawn pictures of the demo fair and of whoever has no picture yet: the same address, the same picture. */
export function serveArt(app: FastifyInstance): void {
  app.get<Requested>('/media/art/:family/:file', (request, reply) => {
    const { family = '', file } = request.params
    const seed = file.replace(/\.svg$/, '')
    const { w, h, motif } = request.query
    if (!isArtFamily(family) || !SEED.test(seed)) return reply.callNotFound()
    if (motif !== undefined && !isMotif(family, motif)) return reply.callNotFound()
    return sendPicture(reply, drawArt(family, seed, { width: side(w, 600), height: side(h, 600), motif }))
  })
  app.get<Requested>('/media/seal/:file', (request, reply) => {
    const seed = request.params.file.replace(/\.svg$/, '')
    if (!SEED.test(seed)) return reply.callNotFound()
    return sendPicture(reply, drawSeal(seed, (request.query.text ?? '').slice(0, 4)))
  })
}
