import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { openApiDocument } from './openapi'

let written: string | undefined

/** Written once for all servers of the process: to describe every call takes longer than to start one. */
const writeDocument = (): string => (written ??= JSON.stringify(openApiDocument()))

/** Serves what every call takes and answers, as a document and as pages. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  // Nobody who asks for it first makes the others wait.
  app.addHook('onListen', async () => void writeDocument())
  const send = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').send(writeDocument())
  app.get('/api/openapi.json', async (_request, reply) => send(reply))
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
        if (path.endsWith('/json')) void send(reply)
        else if (path.endsWith('/yaml')) reply.callNotFound()
        else next()
      },
    },
  })
}
