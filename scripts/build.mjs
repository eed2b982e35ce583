// npm run build [client] [server] [mock]: without a name, client and server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensureInstalled } from './lib/ensure.mjs'
import { root } from './lib/run.mjs'

const FROM_BYTES = 1024
const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Compresses once here, so that the server only sends. */
async function compress(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|html|svg|json)$/.test(name))
  for (const name of names) {
    const path = join(folder, name)
    const bytes = readFileSync(path)
    if (bytes.length < FROM_BYTES) continue
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, settings))
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

await ensureInstalled()
const { build } = await import('vite')
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['client', 'server']
const quiet = { root, logLevel: 'warn' }

for (const name of wanted) {
  if (name === 'server') await build({ ...quiet, configFile: join(root, 'vite.server.config.ts') })
  else await build({ ...quiet, mode: name === 'mock' ? 'mock' : 'production' })
  if (name === 'client') await compress(join(root, 'dist/client'))
}
