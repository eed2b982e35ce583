// 50 connections on ORIGIN: reads of the lines of READS, each `METHOD PATH BODY`; with WRITES=1 four in a hundred calls
// are bookings and messages, and next to them an exhibit is edited every second. Prints how many calls a second were answered.
import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

const EDIT_EVERY_MS = 1_000
const { ORIGIN: url, READS = '', TOKEN: token = '', WRITES, AMOUNT: amount, SECONDS: duration = '6' } = process.env
const reads = readFileSync(READS, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [method, path, body] = line.split(' ')
    return { method, path, body: method === 'POST' ? body : undefined }
  })
const post = (path, body = '{}') => ({ method: 'POST', path, body })
const bookings = ['/api/ce-exhibition/web/cloud/live/reserve', '/api/ce-exhibition/web/cloud/live/cancelReserve']
const lives = JSON.parse(process.env.LIVES ?? '[]')
const isWriting = WRITES === '1'

let asked = 0
let read = 0
function next() {
  asked += 1
  const slot = isWriting ? asked % 100 : 50
  if (slot === 25 || slot === 75) return post('/bench/message')
  if (slot === 10 || slot === 60)
    return post(bookings[slot === 10 ? 0 : 1], JSON.stringify({ id: lives[asked % lives.length] }))
  // A step that shares no factor with the number of reads: every one of them is asked, in no order.
  read += 797
  return reads[read % reads.length]
}
const headers = { 'content-type': 'application/json', language: 'zh-CN', token }
const setupRequest = (request) => ({ ...request, ...next(), headers: { ...headers } })

let refusedEdits = 0
async function edit() {
  const answer = await fetch(`${url}/bench/edit`, { method: 'POST', headers, body: '{}' })
  if (!answer.ok) refusedEdits += 1
}
const edits = []
if (isWriting) edits.push(edit())
const editing = isWriting ? setInterval(() => edits.push(edit()), EDIT_EVERY_MS) : undefined
const result = await autocannon({
  url,
  requests: [{ setupRequest }],
  connections: 50,
  ...(amount ? { amount: Number(amount) } : { duration: Number(duration) }),
})
clearInterval(editing)
await Promise.all(edits)
const wrong = result.non2xx + result.errors + refusedEdits
// Its own average counts whole seconds.
const rate = result['2xx'] / result.duration
console.log(JSON.stringify({ rate, p99: result.latency.p99, wrong }))
