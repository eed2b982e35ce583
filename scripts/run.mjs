// node scripts/run.mjs FILE.ts …: runs a program of the project from its source.
import { ensureInstalled } from './lib/ensure.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
process.exit(await run(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)]))
