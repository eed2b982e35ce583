import { changedFiles, changedSince } from './changed-since.mjs'

/** The lanes and where their steps' tests write their outcome. */
export const lanes = { code: 'test-results/code.json', browser: 'test-results/browser.json' }

const node = (path, ...args) => [`node_modules/${path}`, ...args]
// The star: also those that run apart.
const vitest = (project, ...options) =>
  node(
    'vitest/vitest.mjs',
    'run',
    '--project',
    `${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${lanes.code}`,
    ...options,
  )
const playwright = (project) => node('@playwright/test/cli.js', 'test', '--project', project, '--reporter=list,json')

/**
 * What keeps main green. The steps of a lane follow each other, and the lanes run next to each other: the journeys of a
 * browser wait for servers and for each other half of their time.
 * - `tests`: it writes results, and has shown nothing where it ran none;
 * - `narrowedBy`: how of a change's tests those are found that it reaches;
 * - `builds`: what it opens;
 * - `relays`, `proxies`: what must be installed for it;
 * - `engines`: it runs in Firefox and WebKit, and passes without those that cannot be installed.
 */
export const steps = [
  { name: 'format', lane: 'code', args: node('oxfmt/bin/oxfmt', '--check') },
  { name: 'types', lane: 'code', args: node('typescript/bin/tsc', '--noEmit') },
  { name: 'lint', lane: 'code', args: node('oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'unit: contract and architecture', lane: 'code', args: vitest('contract'), tests: true },
  {
    name: 'unit: client',
    lane: 'code',
    // A component waits for what it has set a time for, half of the time: two workers would leave a core to nobody.
    args: vitest('client', '--maxWorkers=200%'),
    tests: true,
    narrowedBy: 'imports',
  },
  { name: 'server', lane: 'code', args: vitest('server'), tests: true, narrowedBy: 'imports', builds: ['server'] },
  {
    name: 'stack: pages in the browser on the server',
    lane: 'browser',
    args: playwright('stack'),
    tests: true,
    narrowedBy: 'files',
    builds: ['client', 'server'],
    relays: true,
  },
  {
    name: 'engines: pages in Firefox and WebKit on the server',
    lane: 'browser',
    args: playwright('engines-*'),
    tests: true,
    narrowedBy: 'files',
    builds: ['client', 'server'],
    engines: true,
  },
  {
    name: 'mock: pages in the browser on mocks',
    lane: 'browser',
    args: playwright('mock'),
    tests: true,
    narrowedBy: 'files',
    builds: ['mock'],
  },
  // It waits for servers and pages, as the lane's other steps do.
  {
    name: 'bench: every case at its smallest size',
    lane: 'browser',
    args: ['scripts/bench.mjs', '--smoke'],
    builds: ['client', 'server'],
  },
]

/** `npm run faults`: what takes longer than every change may wait; of the files whose name holds one of the words, or of all. */
export const faults = (files) => ({
  name: 'faults: servers that are killed and restarted',
  lane: 'code',
  args: [...vitest('faults'), ...files],
  tests: true,
  builds: ['client', 'server'],
  proxies: true,
})

/** What of the steps a change since origin/main reaches; the rules of the whole project are looked at whatever has changed. */
export function reachedByChange() {
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
