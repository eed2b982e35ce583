import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import { plainRoutes, wrongAddressesOf } from '#tests/attacks/plain-routes.ts'
import { useServer } from '#tests/setup/server.ts'

/** What is served besides the calls of the contract, requested as no page asks: none of it is answered with 500. */
const server = useServer('empty')

/** The addresses that are answered, from the tree that the router prints: each line is a piece of the one it is under. */
function listRoutes(app: FastifyInstance): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', piece = '', methods = ''] = /^([│├└─\s]*)(\S*) \((.+)\)$/.exec(line) ?? []
      if (methods === '') return []
      const depth = indent.length / 4
      above.length = depth - 1
      // One place that two routes call by different names is printed as both.
      const whole = above.join('') + piece.replace(/\|:\w+/, '')
      above.push(piece.replace(/\|:\w+/, ''))
      return [whole]
    })
}

/** Neither parameter names nor a trailing slash make routes different. */
const nameless = (route: string) =>
  route
    .replace(/:\w+/g, ':')
    .replace(/([^/]|^)\*$/, '$1/*')
    .replace(/\/$/, '')

it('is listed whole: what is served is a call of the contract, or here', () => {
  const calls = allEndpoints.map(({ endpoint: { base, path } }) => base + path)
  const known = new Set([...calls, ...Object.keys(plainRoutes)].map(nameless))
  expect(
    listRoutes(server().app)
      .map(nameless)
      .filter((route) => !known.has(route)),
  ).toEqual([])
})

const wrongBodies = ['', '{', 'null', '[]', '{"id":{}}', '\ud800', '['.repeat(10_000)].map((payload) => ({
  method: 'POST' as const,
  payload,
  headers: { 'content-type': 'application/json' },
}))

describe('what no page asks for', () => {
  it.each(Object.keys(plainRoutes))('of %s is answered, or refused', async (route) => {
    const failed: string[] = []
    for (const url of wrongAddressesOf(route)) {
      for (const request of [{ method: 'GET' as const }, ...wrongBodies]) {
        const { statusCode } = await server().app.inject({ ...request, url })
        if (statusCode >= 500) failed.push(`${request.method} ${url.slice(0, 80)}`)
      }
    }
    expect(failed).toEqual([])
  })
})
