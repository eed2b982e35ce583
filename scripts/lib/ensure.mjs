import { builtFrom } from './built-from.mjs'
import { must } from './run.mjs'
import { isDone, setDone, stateOf } from './stamp.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Yunzhan needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const INSTALLED = 'node_modules/.yunzhan-installed'

/** Installs the packages of package-lock.json where they are not installed yet. */
export async function ensureInstalled() {
  const state = stateOf(['package-lock.json'])
  if (isDone(INSTALLED, state)) return
  console.log('Installing packages …')
  // What builds and tests is needed too, also where NODE_ENV says production.
  await must(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  setDone(INSTALLED, state)
}

/** Builds what is older than its sources: `client`, `server` or `mock`. */
export async function ensureBuilt(...wanted) {
  const due = wanted.filter((name) => {
    const { stamp, state } = builtFrom(name)
    return !isDone(stamp, state)
  })
  if (due.length === 0) return
  console.log(`Building ${due.join(' and ')} …`)
  await must(process.execPath, ['scripts/build.mjs', ...due])
}
