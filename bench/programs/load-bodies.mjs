// Posts the lines of BODIES to URL, each once, from 50 connections; prints rate, p99 in ms and how many were refused.
import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

const { URL: url, BODIES = '', AMOUNT: amount, SECONDS: duration = '2', CONNECTIONS: connections = '50' } = process.env
const bodies = readFileSync(BODIES, 'utf8').split('\n').filter(Boolean)
let next = Number(process.env.FROM ?? 0)
const setupRequest = (request) => {
  next += 1
  return { ...request, body: bodies[next % bodies.length] }
}
const result = await autocannon({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json', language: 'zh-CN' },
  requests: [{ setupRequest }],
  connections: Number(connections),
  ...(amount ? { amount: Number(amount) } : { duration: Number(duration) }),
})
// A body that was sent before is answered from memory: that is another measurement.
if (next >= bodies.length) throw new Error(`${next} bodies were sent, and there are ${bodies.length}`)
const { latency, non2xx, errors } = result
// Its own average counts whole seconds.
console.log(
  JSON.stringify({ rate: result['2xx'] / result.duration, p99: latency.p99, wrong: non2xx + errors, sent: next }),
)
