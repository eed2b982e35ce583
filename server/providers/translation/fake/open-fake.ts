import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import * as z from 'zod'

const Request = z.object({ q: z.array(z.string()), target: z.enum(['zh', 'en']) })

export interface FakeLibreTranslate {
  settings: { LIBRETRANSLATE_URL: string }
  /** The texts that were sent, each once. */
  sent: string[]
  close: () => Promise<void>
}

/** A LibreTranslate on loopback that knows these translations, in both directions; of others it answers the text itself. */
export async function openFakeLibreTranslate(known: ReadonlyMap<string, string>): Promise<FakeLibreTranslate> {
  const both = new Map([...known, ...Array.from(known, ([one, other]) => [other, one] as const)])
  const sent: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { q } = Request.parse(await json(request))
    sent.push(...q)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ translatedText: q.map((text) => both.get(text) ?? text) }))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // oxlint-disable-next-line no-unsafe-type-assertion -- a TCP server has an address of this kind
  const { port } = server.address() as AddressInfo
  return {
    settings: { LIBRETRANSLATE_URL: `http://127.0.0.1:${port}` },
    sent,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
