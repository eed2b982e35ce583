// npm start: installs and builds what is missing, then serves the fair.
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'

process.env.NODE_ENV ??= 'production'
await ensureInstalled()
await ensureBuilt('client', 'server')
await import('../dist/server/main.js')
