// Sends the lines of LINES, `{method, path, headers, body}` each, to the servers of ORIGINS by comma in turn, over CONNECTIONS in all:
// from the line FROM on for SECONDS, or with AMOUNT so many. Prints how many were answered and refused, the seconds, median and p99 in
// ms, and the next line.
import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

const {
  ORIGINS = '',
  LINES = '',
  AMOUNT: amount,
  SECONDS: duration = '3',
  CONNECTIONS: connections = '48',
} = process.env
const origins = ORIGINS.split(',')
const lines = readFileSync(LINES, 'utf8').split('\n').filter(Boolean)
let next = Number(process.env.FROM ?? 0)
let answeredAt = 0
const setupRequest = (request) => {
  const { headers, ...line } = JSON.parse(lines[next % lines.length])
  next += 1
  return { ...request, ...line, headers: { ...request.headers, ...headers } }
}
const onResponse = () => {
  answeredAt = performance.now()
}
const began = performance.now()
const results = await Promise.all(
  origins.map((url) =>
    autocannon({
      url,
      headers: { 'content-type': 'application/json', language: 'zh-CN', 'accept-encoding': 'gzip, br' },
      requests: [{ setupRequest, onResponse }],
      connections: Number(connections) / origins.length,
      ...(amount ? { amount: Math.floor(Number(amount) / origins.length) } : { duration: Number(duration) }),
      timeout: 60,
    }),
  ),
)
const sum = (read) => results.reduce((total, result) => total + read(result), 0)
console.log(
  JSON.stringify({
    answers: sum((result) => result['2xx']),
    wrong: sum(({ non2xx, errors }) => non2xx + errors),
    // autocannon itself ends at a full second.
    seconds: (answeredAt - began) / 1_000,
    median: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    next,
  }),
)
