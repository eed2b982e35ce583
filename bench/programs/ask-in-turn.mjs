// Posts the lines of CALLS to ORIGIN one after the other, over one connection: `{path, token, body, result}`. Prints how
// many ms each took. It is a program of its own, and small: collections of the measuring one's large heap took 15 ms each
// and were the slowest calls of all. Ends where a call is refused or its data's `result` is another.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const { ORIGIN: origin, CALLS: file = '' } = process.env
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const post = (path, token, body) =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', token }
    const asking = request(`${origin}/api${path}`, { method: 'POST', agent, headers }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    })
    asking.on('error', reject).end(JSON.stringify(body))
  })

const times = []
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const { path, token, body, result } = JSON.parse(line)
  const began = performance.now()
  const answer = await post(path, token, body)
  times.push(performance.now() - began)
  const { code, msg, data } = JSON.parse(answer.toString())
  if (code !== 0) throw new Error(`${path} was refused: ${msg}`)
  if (result !== undefined && data.result !== result) throw new Error(`${JSON.stringify(body)} was ${data.result}`)
}
agent.destroy()
console.log(JSON.stringify(times))
