// npm test: everything that keeps main green, and a summary. `npm test -- unit` runs the steps whose name holds `unit`,
// `npm test -- changed` the tests that a change since origin/main reaches by imports: of the pages in a browser, only those
// whose own files changed.
import { rmSync } from 'node:fs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureCoturn } from './lib/coturn.mjs'
import { changedFiles, changedSince } from './lib/changed-since.mjs'
import { choose } from './lib/choose.mjs'
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { run } from './lib/run.mjs'
import { readResults } from './lib/test-results.mjs'

const SLOWEST = 10
const results = 'test-results/last-run.json'
const node = (path, ...args) => [`node_modules/${path}`, ...args]
const vitest = (project) =>
  node(
    'vitest/vitest.mjs',
    'run',
    '--project',
    // Also those that run apart.
    `${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${results}`,
  )
const playwright = (project) => node('@playwright/test/cli.js', 'test', '--project', project, '--reporter=list,json')

/** `narrowedBy`: how of a change's tests those are found that it reaches. */
const steps = [
  { name: 'format', args: node('oxfmt/bin/oxfmt', '--check') },
  { name: 'types', args: node('typescript/bin/tsc', '--noEmit') },
  { name: 'lint', args: node('oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'unit: client', args: vitest('client'), tests: true, narrowedBy: 'imports' },
  { name: 'unit: contract and architecture', args: vitest('contract'), tests: true },
  { name: 'server', args: vitest('server'), tests: true, narrowedBy: 'imports' },
  {
    name: 'mock: pages in the browser on mocks',
    args: playwright('mock'),
    tests: true,
    narrowedBy: 'files',
    builds: ['mock'],
  },
  {
    name: 'stack: pages in the browser on the server',
    args: playwright('stack'),
    tests: true,
    narrowedBy: 'files',
    builds: ['client', 'server'],
  },
]

/** `npm run faults`: what takes longer than every change may wait. */
const faults = { name: 'faults: servers that are killed', args: vitest('faults'), tests: true }

/** What of the steps a change reaches; the rules of the whole project are looked at whatever has changed. */
function reachedByChange() {
  const since = changedSince()
  const isBrowserReached = changedFiles(since).some((file) => file.startsWith('e2e/'))
  if (!isBrowserReached) console.log('No file of the browser tests has changed: they are left out.')
  const options = {
    imports: [`--changed=${since}`, '--passWithNoTests'],
    files: [`--only-changed=${since}`, '--pass-with-no-tests'],
  }
  return steps
    .filter(({ narrowedBy }) => narrowedBy !== 'files' || isBrowserReached)
    .map((step) =>
      step.narrowedBy ? { ...step, args: [...step.args, ...options[step.narrowedBy]], mayBeEmpty: true } : step,
    )
}

async function runStep({ name, args, tests = false, builds = [], mayBeEmpty = false }) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: results }
  if (builds.length > 0) {
    await ensureBuilt(...builds)
    const chromium = await ensureChromium()
    if (chromium) env.CHROMIUM_PATH = chromium
    if (args.includes('stack')) await ensureCoturn()
  }
  rmSync(results, { force: true })
  const status = await run(process.execPath, args, env)
  const ran = tests ? readResults(results) : []
  // A step of tests that ran none has shown nothing.
  const passed = status === 0 && (!tests || mayBeEmpty || ran.length > 0)
  return { name, passed, seconds: Math.round((Date.now() - began) / 1000), ran }
}

const words = process.argv.slice(2)
const special = { changed: reachedByChange, faults: () => [faults] }[words.join(' ')]
const chosen = special ? special() : choose(steps, words, (name, word) => name.includes(word))
await ensureInstalled()
const done = []
for (const step of chosen) done.push(await runStep(step))

const ran = done.flatMap((step) => step.ran)
console.log(`\nThe slowest of ${ran.length} tests`)
for (const { title, ms } of ran.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
  console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
for (const { title, error } of ran.filter((test) => test.failed)) console.log(`FAILED  ${title}\n        ${error}`)
console.log('\nSummary')
for (const { name, passed, seconds } of done) console.log(`  ${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
const failed = done.filter(({ passed }) => !passed).length
console.log(`\n${done.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
