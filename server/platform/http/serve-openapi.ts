import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { openApiDocument } from './openapi'

/** Serves what every call takes and answers, as a document and as pages; written once, for it is large. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  // oxlint-disable-next-line no-unsafe-type-assertion -- zod-openapi and swagger each have a type of their own for OpenAPI
  const document = openApiDocument() as StaticDocumentSpec['document']
  const text = JSON.stringify(document)
  const send = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').send(text)
  await app.register(swagger, { mode: 'static', specification: { document } })
  app.get('/api/openapi.json', async (_request, reply) => send(reply))
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
