import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach } from 'vitest'

interface Requested {
  method: string | undefined
  path: string
  headers: IncomingHttpHeaders
  body: string
}

interface Answer {
  status?: number
  body: unknown
  headers?: Record<string, string>
}

export interface FakeService {
  url: string
  /** What was requested in this test. */
  requests: Requested[]
  /** What is answered first, each once. */
  answers: Answer[]
  /** The answers after those; undefined: silence. */
  answer: Answer | undefined
}

/** A service on loopback for the tests of one file, that answers what each test lays down. */
export function useFakeService(): FakeService {
  const fake: FakeService = { url: '', requests: [], answers: [], answer: undefined }
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    fake.requests.push({ method, path: url, headers, body: await text(request) })
    const answer = fake.answers.shift() ?? fake.answer
    if (!answer) return
    const { status = 200, body, headers: own } = answer
    response.writeHead(status, { 'content-type': 'application/json', ...own })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = createServer((request, response) => void reply(request, response))
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const address = server.address()
    if (address && typeof address === 'object') fake.url = `http://127.0.0.1:${address.port}`
  })
  beforeEach(() => Object.assign(fake, { requests: [], answers: [], answer: undefined }))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return fake
}
