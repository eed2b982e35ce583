// npm run dev: the pages on Vite (5173) with the API of a server that restarts on change (PORT, 8080) behind its proxy.
import { ensureInstalled } from './lib/ensure.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts']
const ended = await Promise.race([run(process.execPath, tsx), run(process.execPath, ['node_modules/vite/bin/vite.js'])])
process.exit(ended)
