import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Shares } from '../../sharing/shares'
import { builtOpenApi, isBuilt } from './built-openapi'

/** Answers of which the document is worth as much, by how long they take to send. */
const WORTH = 5
const WORTH_PLAIN = 10

interface Written {
  plain: Buffer
  gzip: Buffer
  etag: string
}

/** From source: describing every call takes a second, as long as everything else that a server does as it starts. */
async function describe(): Promise<Pick<Written, 'plain' | 'gzip'>> {
  const { openApiDocument } = await import('./openapi')
  const plain = Buffer.from(JSON.stringify(openApiDocument()))
  return { plain, gzip: gzipSync(plain) }
}

async function readBuilt(): Promise<Pick<Written, 'plain' | 'gzip'>> {
  const [plain, gzip] = await Promise.all([readFile(builtOpenApi.plain), readFile(builtOpenApi.gzip)])
  return { plain, gzip }
}

async function write(): Promise<Written> {
  const { plain, gzip } = await (isBuilt ? readBuilt() : describe())
  return { plain, gzip, etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"` }
}

let written: Promise<Written> | undefined

/** Read once for all servers of the process, when somebody asks for it. */
const getDocument = (): Promise<Written> => (written ??= write())

/** Serves what every call takes and answers, as a document and as pages. */
export async function serveOpenApi(app: FastifyInstance, shares: Shares): Promise<void> {
  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { plain, gzip, etag } = await getDocument()
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
      // The pages' own copies would be written again for each who asks.
      onRequest(request, reply, next) {
        const [path = ''] = request.url.split('?')
        // oxlint-disable-next-line no-callback-in-promise -- Fastify takes the failure of a hook so
        if (path.endsWith('/json')) send(request, reply).catch(next)
        else if (path.endsWith('/yaml')) reply.callNotFound()
        else next()
      },
    },
  })
}
