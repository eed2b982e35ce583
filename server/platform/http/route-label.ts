import type { FastifyRequest } from 'fastify'

/** The route of static files. It also receives what no route matches. */
const FILES_ROUTE = '/*'

/** The pattern of the route, never the address: it is one of few, and holds nothing that somebody typed. */
export function routeLabel({ routeOptions }: FastifyRequest, status: number): string {
  const { url } = routeOptions
  return url === undefined || (url === FILES_ROUTE && status === 404) ? 'unmatched' : url
}
