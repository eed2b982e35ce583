// The least a node:http server can do: read the request, send the bytes of BODY_FILE.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.env.BODY_FILE)
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }

createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, headers).end(body))
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
