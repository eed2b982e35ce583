// Sends each line of BODIES once to URL, over CONNECTIONS: `{token, ip, body}`. Prints how long it took, how many were
// answered with 0, and with what the others were refused. The time is that of the last answer: autocannon ends at a full
// second.
import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

const { URL: url, BODIES = '', CONNECTIONS: connections = '200' } = process.env
const lines = readFileSync(BODIES, 'utf8').split('\n').filter(Boolean)
let next = 0
const setupRequest = (request) => {
  const { token, ip, body } = JSON.parse(lines[next % lines.length])
  next += 1
  const headers = { ...request.headers, token, 'x-forwarded-for': ip }
  return { ...request, headers, body: JSON.stringify(body) }
}
const codes = {}
let answeredAt = 0
const onResponse = (_, body) => {
  answeredAt = performance.now()
  const { code } = JSON.parse(body)
  codes[code] = (codes[code] ?? 0) + 1
}
const began = performance.now()
const { errors, latency } = await autocannon({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json', language: 'zh-CN' },
  requests: [{ setupRequest, onResponse }],
  connections: Number(connections),
  amount: lines.length,
  // Ten thousand wait for one row.
  timeout: 120,
})
const seconds = (answeredAt - began) / 1_000
console.log(JSON.stringify({ seconds, codes, errors, p99: latency.p99 }))
