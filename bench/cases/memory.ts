import { Agent, request } from 'node:http'
import pLimit from 'p-limit'
import { BODY_LIMIT_BYTES } from '#contract/core/limits.ts'
import { getCountryById } from '#contract/foundation/places/endpoints.ts'
import { builtProgram } from '../lib/built-program'
import { fairFolder, startFair, startProgram } from '../lib/programs'
import type { Row } from '../lib/table'
import { isSmoke, sized } from '../lib/smoke'

const REQUESTS = sized(20_000, 40)
const AT_ONCE = 20
/** bytes of white space; every hundredth body is padded to nearly the limit of a body */
const PADDING = BODY_LIMIT_BYTES / 2
const LONG_PADDING = BODY_LIMIT_BYTES - 1_024

type Bodies = (i: number) => string

/** Different questions. */
const ordinary: Bodies = (i) => JSON.stringify({ id: i + 1 })

/** One question in 20,000 guises: padded, with fields that nobody requested, in another order or spelling. */
const odd: Bodies = (i) => {
  const padding = ' '.repeat(i % 100 === 0 ? LONG_PADDING : PADDING)
  const guises = [
    `{"id":156${padding}${' '.repeat(i % 97)}}`,
    `{"id":156,"seed":${i}}`,
    `{"x${i}":[${i}],"id":156}`,
    `{"id":"156","deep":{"a":{"b":${i}}}}`,
  ]
  return guises[i % 4] ?? ''
}

async function post(agent: Agent, address: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(address, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** MB that a fresh server holds after 20,000 requests. */
async function memoryAfter(bodies: Bodies): Promise<number> {
  const fair = isSmoke
    ? await startFair()
    : await startProgram([builtProgram('serve')], { DATA_DIR: await fairFolder(), RATE_LIMIT: '0' })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const limit = pLimit(AT_ONCE)
  const ask = async (i: number) => {
    const status = await post(agent, `${fair.origin}/api${getCountryById.path}`, bodies(i))
    if (status !== 200) throw new Error(`a body was answered with ${status}`)
  }
  await Promise.all(Array.from({ length: REQUESTS }, (_, i) => limit(ask, i)))
  agent.destroy()
  const memory = fair.memory()
  if (!isSmoke) await fair.stop()
  return memory
}

/** The memory that a guest can make the server use by sending many variants of one request. */
export async function benchMemory(): Promise<Row[]> {
  const [usual, guises] = [await memoryAfter(ordinary), await memoryAfter(odd)]
  return [
    {
      what: `server memory after ${REQUESTS} padded or odd bodies, against as many ordinary different ones`,
      measured: `${Math.round(guises)} MB / ${Math.round(usual)} MB`,
      value: guises / usual,
      limit: 1.2,
      better: 'less',
    },
  ]
}
