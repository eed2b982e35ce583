// Loaded before the built server, which knows nothing of it: remembers the answers of captchas and puzzles as they
// are written to the database, since a browser test cannot read a picture. Requested by e2e/fixtures/witness.ts.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

const answers = new Map()

// oxlint-disable-next-line unbound-method -- called on the client below
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (config, values, ...rest) {
  const given = Array.isArray(values) ? values : (config?.values ?? [])
  const at = given.findIndex((value) => value === 'captcha' || value === 'puzzle')
  if (at >= 0 && typeof given[at + 2] === 'string') {
    try {
      answers.set(`${given[at]} ${given[at + 1]}`, JSON.parse(given[at + 2]))
    } catch {
      // Another statement that names the kind.
    }
  }
  return query.call(this, config, values, ...rest)
}

/** Stands for the authority that confirms identities: it knows everybody but UNKNOWN_PERSON. */
async function confirm(request, response) {
  let body = ''
  for await (const part of request) body += part
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ passed: JSON.parse(body).name !== process.env['UNKNOWN_PERSON'] }))
}

createServer((request, response) => {
  if (request.url === '/identity') return void confirm(request, response)
  const asked = new URL(request.url ?? '/', 'http://witness').searchParams
  const hash = createHash('sha256')
    .update(asked.get('key') ?? '')
    .digest('base64url')
  return response.end(JSON.stringify(answers.get(`${asked.get('kind')} ${hash}`) ?? null))
}).listen(Number(process.env['WITNESS_PORT']), '127.0.0.1')
