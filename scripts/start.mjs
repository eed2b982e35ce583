// npm start: installs and builds what is missing, then serves the fair.
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'

await ensureInstalled()
await ensureBuilt('client', 'server')
process.env.NODE_ENV ??= 'production'
await import('../dist/server/main.js')
