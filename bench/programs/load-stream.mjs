// Viewers of one stream from a process of their own: each fetches the list of LIST and one segment of SEGMENTS a second, for SECONDS.
// Prints how many answers came, how many requests failed and why.
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const {
  ORIGIN: origin,
  LIST: list,
  SEGMENTS: segments = '',
  VIEWERS: viewers = '1000',
  SECONDS: seconds = '10',
} = process.env
const names = segments.split(',')
const agent = new Agent({ keepAlive: true, maxSockets: Number(viewers) })
const result = { answers: 0, wrong: 0, reasons: {} }
const fail = (reason) => {
  result.wrong += 1
  result.reasons[reason] = (result.reasons[reason] ?? 0) + 1
}

const get = (path) =>
  new Promise((resolve) => {
    const sent = request(origin + path, { agent }, (response) => {
      result.answers += 1
      if (response.statusCode !== 200) fail(response.statusCode)
      response.resume().on('end', resolve)
    })
    sent.on('error', ({ code }) => {
      fail(code)
      resolve()
    })
    sent.end()
  })

async function watch(viewer) {
  // Not in step.
  await delay((1000 * viewer) / Number(viewers))
  const began = performance.now()
  for (let second = 0; second < Number(seconds); second += 1) {
    await get(list)
    await get(names[second % names.length])
    await delay(Math.max(0, (second + 1) * 1000 - (performance.now() - began)))
  }
}

await Promise.all(Array.from({ length: Number(viewers) }, (_, viewer) => watch(viewer)))
console.log(JSON.stringify(result))
