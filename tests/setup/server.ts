import type { FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type Filled, startTestServer, type TestServer } from './start-server'

export { type Filled, openTestDatabase, type TestDatabase, type TestServer } from './start-server'

/** The whole server, for the tests of one file. */
export function useServer(
  filled: Filled,
  environment: Record<string, string> = {},
  log?: FastifyBaseLogger,
): () => TestServer {
  let server: Awaited<ReturnType<typeof startTestServer>> | undefined
  beforeAll(async () => {
    server = await startTestServer(filled, environment, log)
  })
  afterAll(() => server?.close())
  return () => {
    if (!server) throw new Error('the server is not up yet')
    return server
  }
}
