// 50 connections on ORIGIN: reads of the lines of READS, each `METHOD PATH BODY`; with WRITES=1 four in a hundred calls
// are bookings and messages and one is an edit. Prints how many calls a second were answered.
import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

const { ORIGIN: url, READS = '', TOKEN: token = '', WRITES, SECONDS: duration = '6' } = process.env
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

let asked = 0
let read = 0
function next() {
  asked += 1
  const slot = WRITES === '1' ? asked % 100 : 50
  if (slot === 0) return post('/bench/edit')
  if (slot === 25 || slot === 75) return post('/bench/message')
  if (slot === 10 || slot === 60)
    return post(bookings[slot === 10 ? 0 : 1], JSON.stringify({ id: lives[asked % lives.length] }))
  // A step that shares no factor with the number of reads: every one of them is asked, in no order.
  read += 797
  return reads[read % reads.length]
}
const headers = { 'content-type': 'application/json', language: 'zh-CN', token }
const setupRequest = (request) => ({ ...request, ...next(), headers: { ...headers } })
const result = await autocannon({ url, requests: [{ setupRequest }], connections: 50, duration: Number(duration) })
const wrong = result.non2xx + result.errors
console.log(JSON.stringify({ rate: result.requests.average, p99: result.latency.p99, wrong }))
