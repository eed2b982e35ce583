// Loads one address from a process of its own and prints its rate: ORIGIN, PATH and BODY by environment, and TOKEN of who is signed in.
import autocannon from 'autocannon'

const { URL: url, BODY: body, TOKEN: token = '', AMOUNT: amount, SECONDS: duration = '4' } = process.env
const result = await autocannon({
  url,
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', language: 'zh-CN', ...(token ? { token } : {}) },
  connections: 50,
  ...(amount ? { amount: Number(amount) } : { duration: Number(duration) }),
})
// Its own average counts whole seconds.
const rate = result['2xx'] / result.duration
console.log(JSON.stringify({ rate, wrong: result.non2xx + result.errors }))
