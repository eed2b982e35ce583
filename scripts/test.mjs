// npm test: everything that keeps main green, and a summary. `npm test -- unit` runs the step of that name, or those whose
// name holds `unit`, `npm test -- changed` the tests that a change since origin/main reaches by imports: of the pages in a
// browser, only those whose own files changed.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureCoturn } from './lib/coturn.mjs'
import { choose } from './lib/choose.mjs'
import { ensureEngines } from './lib/engines.mjs'
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { ensureNginx } from './lib/nginx.mjs'
import { ensureRedis } from './lib/redis.mjs'
import { root, run, runKept } from './lib/run.mjs'
import { readResults } from './lib/test-results.mjs'
import { faults, lanes, reachedByChange, steps } from './lib/test-steps.mjs'

const SLOWEST = 10
const began = Date.now()

/** Runs a step to its end. What it prints is shown then, so that what runs next to it does not stand between its lines. */
async function runStep({ name, lane, args, tests = false, mayBeEmpty = false }, env, isAlone) {
  const started = Date.now()
  const results = join(root, lanes[lane])
  rmSync(results, { force: true })
  console.log(isAlone ? `\n── ${name}` : `── ${name} …`)
  const status = isAlone
    ? await run(process.execPath, args, env)
    : await runKept(process.execPath, args, env, { title: `\n── ${name}`, file: `${results}.log` })
  const ran = tests ? readResults(results) : []
  // A step of tests that ran none has shown nothing.
  const passed = status === 0 && (!tests || mayBeEmpty || ran.length > 0)
  return { name, passed, seconds: Math.round((Date.now() - started) / 1000), ran }
}

async function runLane(lane, env, isAlone) {
  const done = []
  for (const step of lane) done.push(await runStep(step, env, isAlone))
  return done
}

const words = process.argv.slice(2)
const special = { changed: reachedByChange, faults: (...files) => [faults(files)] }[words[0]]
const chosen = special ? special(...words.slice(1)) : choose(steps, words, (name, word) => name.includes(word))
await ensureInstalled()
await ensureBuilt(...new Set(chosen.flatMap(({ builds = [] }) => builds)))
const chromium = chosen.some(({ lane }) => lane === 'browser') ? await ensureChromium() : undefined
if (chosen.some(({ relays }) => relays)) await ensureCoturn()
if (chosen.some(({ proxies }) => proxies)) await ensureNginx()
if (chosen.some(({ proxies }) => proxies)) await ensureRedis()
if (chosen.some(({ engines }) => engines)) await ensureEngines()
mkdirSync(join(root, 'test-results'), { recursive: true })

const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: lanes.browser, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
const used = Object.keys(lanes)
  .map((name) => chosen.filter(({ lane }) => lane === name))
  .filter((lane) => lane.length > 0)
// What guards main runs one after the other: what a busy machine brings to light is to be found by who is there to mend it.
const isInTurn = used.length === 1 || Boolean(process.env.CI)
const done = []
if (isInTurn) for (const lane of used) done.push(...(await runLane(lane, env, true)))
else done.push(...(await Promise.all(used.map((lane) => runLane(lane, env, false)))).flat())

const ran = done.flatMap((step) => step.ran)
console.log(`\nThe slowest of ${ran.length} tests`)
for (const { title, ms } of ran.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
  console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
for (const { title, error, page } of ran.filter((test) => test.failed))
  console.log(`FAILED  ${title}\n        ${error}${page ? `\n        The end of its page:\n${page}` : ''}`)
console.log(`\nSummary (${Math.round((Date.now() - began) / 1000)} s)`)
for (const { name, passed, seconds } of done) console.log(`  ${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
const failed = done.filter(({ passed }) => !passed).length
console.log(`\n${done.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
