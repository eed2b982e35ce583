// The least a node:http server can do for a stream: the files of FOLDER as they are, whatever the address is but for its name.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'

const folder = process.env.FOLDER

createServer((request, response) => {
  const path = join(folder, basename(request.url ?? ''))
  try {
    const { size } = statSync(path)
    response.writeHead(200, { 'content-length': size, 'content-type': 'application/octet-stream' })
    createReadStream(path).pipe(response)
  } catch {
    response.writeHead(404).end()
  }
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
