import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Booked, type Books, createBooks, type Plans, Request } from './books'

/** Before it does what is requested, after it has done it, never, of another application, or in another shape. */
export type Fault = 'fail' | 'failAfter' | 'silent' | 'another' | 'nonsense'
export type Call = 'issue' | 'query' | 'reverse' | 'document'

export interface FakeInvoiceService {
  settings: { INVOICE_URL: string; INVOICE_KEY: string }
  /** What it makes of what comes next. */
  plans: Plans
  /** What was requested, in its order: `issue F2026…`. */
  requests: string[]
  /** Lets the next of such calls go wrong. */
  script: (call: Call, ...faults: Fault[]) => void
  find: (number: string) => Booked | undefined
  /** Issues what is being issued. */
  settle: (number: string) => void
  close: () => Promise<void>
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n')
const KEY = 'key-of-the-fake-service'

function standing(number: string, booked: Booked | undefined): object {
  if (!booked) return { number, state: 'missing' }
  const { state, invoiceNumber, fen, issuedAt, reason } = booked
  if (state === 'issued') return { number, state, invoiceNumber, fen, issuedAt }
  return state === 'failed' ? { number, state, reason } : { number, state }
}

function executeRefund({ books, issue, reverse }: Books, call: string, sent: { number: string }): object | undefined {
  const { number } = sent
  const booked = books.get(number)
  switch (call) {
    case 'issue':
      return standing(number, issue(Request.parse(sent)))
    case 'query':
      return standing(number, booked)
    case 'reverse': {
      const reason = reverse(number, String(Object(sent).reversal))
      if (reason) return { number, state: 'refused', reason }
      return { number, state: books.get(number)?.state === 'reversing' ? 'reversing' : 'reversed' }
    }
    case 'document': {
      const { ext, bytes } = booked?.document ?? { ext: '', bytes: Buffer.alloc(0) }
      return booked?.state === 'issued' ? { number, ext, base64: bytes.toString('base64') } : undefined
    }
    default:
      return undefined
  }
}

/** A service on loopback that issues invoices by the protocol (docs/providers.md), with faults to be laid down. */
export async function openFakeInvoiceService(): Promise<FakeInvoiceService> {
  const plans: Plans = { issue: 'at once', reverse: 'at once', document: { ext: 'pdf', bytes: PDF } }
  const kept = createBooks(plans)
  const faults = new Map<string, Fault[]>()
  const requests: string[] = []

  /** A status and a body; undefined: silence. */
  function answer(call: string, body: string): [number, unknown] | undefined {
    const sent: unknown = JSON.parse(body)
    const number = String(Object(sent).number)
    requests.push(`${call} ${number}`)
    const fault = faults.get(call)?.shift()
    if (fault === 'fail') return [500, {}]
    const done = executeRefund(kept, call, { ...Object(sent), number })
    if (fault === 'silent') return undefined
    if (fault === 'failAfter') return [500, {}]
    if (fault === 'nonsense') return [200, { state: 'issued' }]
    if (fault === 'another') return [200, { ...done, number: 'F0' }]
    return done ? [200, done] : [404, {}]
  }
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const isKnown = request.headers.authorization === `Bearer ${KEY}` && request.method === 'POST'
    const answered = isKnown ? answer((request.url ?? '').replace('/api/', ''), body) : ([401, {}] as const)
    if (!answered) return
    response.writeHead(answered[0], { 'content-type': 'application/json' })
    response.end(JSON.stringify(answered[1]))
  }
  const server = createServer((request, response) => void reply(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    settings: { INVOICE_URL: `http://127.0.0.1:${port}/api`, INVOICE_KEY: KEY },
    plans,
    requests,
    script: (call, ...next) => void faults.set(call, next),
    find: (number) => kept.books.get(number),
    settle(number) {
      const booked = kept.books.get(number)
      if (booked?.state === 'issuing') kept.settle(booked)
      if (booked?.state === 'reversing') booked.state = 'reversed'
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
