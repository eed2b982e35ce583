import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type TranslationDriver, translationDrivers } from '#contract/foundation/translation/rules.ts'
import { protocols } from './protocols'

export interface FakeTranslation {
  /** A fair with LibreTranslate alone. */
  settings: Record<string, string>
  /** A fair with every service, in the order of `translationDrivers`. */
  allSettings: Record<string, string>
  /** The texts that were sent, by the service that was sent them. */
  sent: { driver: TranslationDriver; text: string }[]
  /** Which services answer; the others fail with 500. */
  healthy: TranslationDriver | 'all' | 'none'
  close: () => Promise<void>
}

const settingsOf = (url: string) => ({
  TRANSLATION_DRIVERS: translationDrivers.join(','),
  TRANSLATION_URL: `${url}/texts`,
  TRANSLATION_KEY: 'fake',
  DEEPL_KEY: 'fake',
  DEEPL_URL: url,
  TENCENT_TMT_ID: 'fake',
  TENCENT_TMT_KEY: 'fake',
  TENCENT_TMT_URL: url,
  LIBRETRANSLATE_URL: url,
  AI_BASE_URL: `${url}/v1`,
  AI_API_KEY: 'fake',
  AI_MODEL: 'fake',
})

/**
 * The translation services on loopback, each with its protocol. They know these translations, in both directions; of others they answer the
 * text itself.
 */
export async function openFakeTranslation(known: ReadonlyMap<string, string>): Promise<FakeTranslation> {
  const both = new Map([...known, ...Array.from(known, ([one, other]) => [other, one] as const)])
  const fake: Pick<FakeTranslation, 'sent' | 'healthy'> = { sent: [], healthy: 'all' }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const respond = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const driver = translationDrivers.find((one) => protocols[one].isFor(request.url ?? '', request.headers))
    if (!driver) return respond(401, {})
    const texts = protocols[driver].read(await json(request))
    fake.sent.push(...texts.map((text) => ({ driver, text })))
    if (fake.healthy !== 'all' && fake.healthy !== driver) return respond(500, {})
    respond(200, protocols[driver].answer(texts.map((text) => both.get(text) ?? text)))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // oxlint-disable-next-line no-unsafe-type-assertion -- a TCP server has an address of this kind
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return Object.assign(fake, {
    settings: { LIBRETRANSLATE_URL: url },
    allSettings: settingsOf(url),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  })
}
