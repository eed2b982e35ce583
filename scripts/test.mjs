// npm test: everything that keeps main green, and a summary. `npm test -- unit` runs the steps whose name holds `unit`.
import { ensureChromium } from './lib/chromium.mjs'
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
const node = (path, ...args) => [`node_modules/${path}`, ...args]
const vitest = (project) => node('vitest/vitest.mjs', 'run', '--project', project)
const playwright = (project) => node('@playwright/test/cli.js', 'test', '--project', project)

const steps = [
  { name: 'format', args: node('oxfmt/bin/oxfmt', '--check') },
  { name: 'types', args: node('typescript/bin/tsc', '--noEmit') },
  { name: 'lint', args: node('oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'unit: client', args: vitest('client') },
  { name: 'unit: contract and architecture', args: vitest('contract') },
  { name: 'server', args: vitest('server') },
  { name: 'browser: pages on mocks', args: playwright('mock'), builds: ['mock'] },
  { name: 'browser: pages on the server', args: playwright('stack'), builds: ['client', 'server'] },
]

const asked = process.argv.slice(2)
const chosen = steps.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)))
const results = []
for (const { name, args, builds = [] } of chosen) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const env = {}
  if (builds.length > 0) {
    await ensureBuilt(...builds)
    const chromium = await ensureChromium()
    if (chromium) env.CHROMIUM_PATH = chromium
  }
  const passed = (await run(process.execPath, args, env)) === 0
  results.push({ name, passed, seconds: Math.round((Date.now() - began) / 1000) })
}

console.log('\nSummary')
for (const { name, passed, seconds } of results)
  console.log(`  ${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
