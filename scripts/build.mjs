// npm run build [client] [server] [mock]: without a name, client and server.
import { join } from 'node:path'
import { builtFrom } from './lib/built-from.mjs'
import { compress } from './lib/compress.mjs'
import { ensureInstalled } from './lib/ensure.mjs'
import { must, root } from './lib/run.mjs'
import { setDone } from './lib/stamp.mjs'

await ensureInstalled()
const { build } = await import('vite')
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['client', 'server']
const quiet = { root, logLevel: 'warn' }

for (const name of wanted) {
  // Read before: what is changed meanwhile is built again.
  const { stamp, state } = builtFrom(name)
  if (name === 'server') await build({ ...quiet, configFile: join(root, 'vite.server.config.ts') })
  else await build({ ...quiet, mode: name === 'mock' ? 'mock' : 'production' })
  if (name === 'server') await must(process.execPath, [join(root, 'dist/server/write-openapi.js')])
  if (name === 'client') await compress(join(root, 'dist/client'))
  setDone(stamp, state)
}
