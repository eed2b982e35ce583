import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Shares } from '../sharing/shares'
import { openApiDocument } from './openapi'

/** Answers of which the document is worth as much, by how long they take to send. */
const WORTH = 5
const WORTH_PLAIN = 10

interface Written {
  plain: Buffer
  gzip: Buffer
  etag: string
}

let written: Written | undefined

function write(): Written {
  const plain = Buffer.from(JSON.stringify(openApiDocument()))
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`
  return { plain, gzip: gzipSync(plain), etag }
}

/** Written once for all servers of the process: to describe every call takes longer than to start one. */
const writeDocument = (): Written => (written ??= write())

/** Serves what every call takes and answers, as a document and as pages. */
export async function serveOpenApi(app: FastifyInstance, shares: Shares): Promise<void> {
  // Nobody who asks for it first makes the others wait.
  app.addHook('onListen', async () => void writeDocument())

  function send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { plain, gzip, etag } = writeDocument()
    void reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const mayCompress = request.headers['accept-encoding']?.includes('gzip') ?? false
    const body = mayCompress ? gzip : plain
    shares.admit(request, mayCompress ? WORTH : WORTH_PLAIN)
    if (mayCompress) void reply.header('content-encoding', 'gzip')
    return reply.type('application/json; charset=utf-8').send(body)
  }
  app.get('/api/openapi.json', async (request, reply) => send(request, reply))
  // The pages ask for one, and show the one that is sent below.
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiHooks: {
      // The pages' own copies would be written anew for each who asks.
      onRequest(request, reply, next) {
        const [path = ''] = request.url.split('?')
        if (path.endsWith('/json')) void send(request, reply)
        else if (path.endsWith('/yaml')) reply.callNotFound()
        else next()
      },
    },
  })
}
