import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { openTraces } from '#server/platform/traces/open-traces.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { startBeside } from '#tests/setup/start-server.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
interface Posted {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

/** A collector that keeps the spans it is sent (OTLP over HTTP, as JSON). */
async function openCollector() {
  const spans: SentSpan[] = []
  const collector = createServer((request, response) => {
    async function collect() {
      // oxlint-disable-next-line no-unsafe-type-assertion -- what the official exporter sends
      const { resourceSpans } = (await json(request)) as Posted
      for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.setHeader('content-type', 'application/json').end('{}')
    }
    void collect()
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  const address = collector.address()
  if (address === null || typeof address === 'string') throw new Error('the collector has no port')
  return { spans, endpoint: `http://127.0.0.1:${address.port}` }
}

const attributeOf = ({ attributes }: SentSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue ?? ''

/** The spans of one order that a buyer places, with the headers of the request. */
async function traceOrder(headers: Record<string, string> = {}): Promise<SentSpan[]> {
  const { spans, endpoint } = await openCollector()
  const traces = await openTraces({ endpoint, version: '1.0.0' })
  const traced = await startBeside(server(), traces)
  try {
    const [buyer] = await newBuyers(server(), 1)
    const input = wholeOrder(await typeNamed(server(), 'One-day ticket'))
    await placed(traced, { ...buyer, ...headers }, input)
  } finally {
    await traced.close()
    await traces.close()
  }
  return spans
}

it('an order is one trace: its request, and each of its statements without values', async () => {
  const spans = await traceOrder()
  const [request, ...others] = spans.filter(({ parentSpanId }) => !parentSpanId)
  expect(others).toEqual([])
  if (!request) throw new Error('no request was traced')
  expect(request.name).toBe(`POST ${placeTicketOrder.base}${placeTicketOrder.path}`)
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(statements.length).toBeGreaterThan(3)
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  const texts = statements.map((span) => attributeOf(span, 'db.query.text'))
  expect(texts.some((text) => /into "?sales_order/i.test(text))).toBe(true)
  expect(JSON.stringify(spans)).not.toMatch(/陈采薇|13800138006/)
})

it('a request belongs to the trace that its sender names', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const spans = await traceOrder({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` })
  expect(spans.length).toBeGreaterThan(3)
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]))
  expect(spans.find(({ name }) => name.startsWith('POST'))?.parentSpanId).toBe('00f067aa0ba902b7')
})

it.each(['00-zz-00-01', 'x', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`])(
  'a traceparent that is none, %s, begins a trace of its own',
  async (traceparent) => {
    const spans = await traceOrder({ traceparent })
    expect(spans.filter(({ parentSpanId }) => !parentSpanId)).toHaveLength(1)
  },
)
