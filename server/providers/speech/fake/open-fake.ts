import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** How it answers: as agreed, late, with an error, with other JSON, with an endless answer, or with nobody speaking. */
export type SpeechFault = 'none' | 'slow' | 'error' | 'wrongJson' | 'endless' | 'silence'

/** ms by which a slow one is late */
const SLOW_MS = 10_000

export interface SentSpeech {
  model: string
  language: string
  type: string
  name: string
  bytes: number
  authorization: string
}

export interface FakeSpeech {
  settings: { SPEECH_URL: string; SPEECH_KEY: string; SPEECH_MODEL: string }
  /** What was sent to it. */
  sent: SentSpeech[]
  /** What is spoken next in each language, by its code; the last sentence is repeated. */
  sentences: Record<string, string[]>
  fault: SpeechFault
  close: () => Promise<void>
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const bytes = await buffer(request)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Response(new Uint8Array(bytes), { headers }).formData()
}

/** A transcription service on loopback that speaks the protocol of OpenAI, with a key that it requires. */
export async function openFakeSpeech(sentences: Record<string, string[]>): Promise<FakeSpeech> {
  const key = 'key-of-the-fake-speech'
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const fake: Omit<FakeSpeech, 'settings' | 'close'> = { sent: [], sentences, fault: 'none' }
  const say = (language: string): string => {
    const list = fake.sentences[language] ?? []
    return (list.length > 1 ? list.shift() : list[0]) ?? ''
  }
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const refuse = (status: number, message: string) =>
      json(status, { error: { message, type: 'invalid_request_error' } })
    const { authorization = '' } = request.headers
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') return refuse(404, 'unknown URL')
    const form = await readForm(request)
    if (authorization !== `Bearer ${key}`) return refuse(401, 'incorrect API key')
    const [file, model, language] = ['file', 'model', 'language'].map((name) => form.get(name))
    if (!(file instanceof File) || typeof model !== 'string' || typeof language !== 'string')
      return refuse(400, 'file, model and language are required')
    const { type, name, size } = file
    fake.sent.push({ model, language, type, name, bytes: size, authorization })
    if (fake.fault === 'error') return refuse(500, 'the server had an error')
    if (fake.fault === 'wrongJson') return json(200, { transcript: 'x' })
    if (fake.fault === 'endless') return json(200, { text: 'x'.repeat(1_000_000) })
    const text = fake.fault === 'silence' ? '' : say(language)
    if (fake.fault !== 'slow') return json(200, { text })
    const timer = setTimeout(() => json(200, { text }), SLOW_MS)
    timers.add(timer)
    return undefined
  }
  const server = createServer((request, response) => void reply(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // oxlint-disable-next-line no-unsafe-type-assertion -- a TCP server has an address of this kind
  const { port } = server.address() as AddressInfo
  const settings = { SPEECH_URL: `http://127.0.0.1:${port}/v1`, SPEECH_KEY: key, SPEECH_MODEL: 'whisper-1' }
  return Object.assign(fake, {
    settings,
    close: () =>
      new Promise<void>((closed) => {
        for (const timer of timers) clearTimeout(timer)
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}
