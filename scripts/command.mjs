// node scripts/command.mjs NAME …: runs a command of the built server; builds what is missing first.
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { root, run } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt('server')
const [name, ...args] = process.argv.slice(2)
process.exit(await run(process.execPath, [join(root, 'dist/server', `${name}.js`), ...args]))
