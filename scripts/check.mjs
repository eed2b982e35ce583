// npm run check: format, types, lint.
import { ensureInstalled } from './lib/ensure.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
const steps = [
  ['oxfmt/bin/oxfmt', '--check'],
  ['typescript/bin/tsc', '--noEmit'],
  ['oxlint/bin/oxlint', '--deny-warnings'],
]
let failed = 0
for (const [program, ...args] of steps) {
  failed += (await run(process.execPath, [`node_modules/${program}`, ...args])) === 0 ? 0 : 1
}
process.exit(failed === 0 ? 0 : 1)
