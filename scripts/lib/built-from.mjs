import { readdirSync } from 'node:fs'
import { root } from './run.mjs'
import { stateOf } from './stamp.mjs'

const shared = ['contract', 'package-lock.json', 'scripts/build.mjs']
const pages = ['pages', 'src', 'public', 'vite.config.ts', 'scripts']
const builds = {
  client: { of: pages, stamp: 'dist/.client' },
  server: { of: ['server', 'vite.server.config.ts'], stamp: 'dist/.server' },
  mock: { of: pages, stamp: 'dist-mock/.built' },
}

/** The state of what `client`, `server` or `mock` is built from, and the file that says from which it was built last. */
export function builtFrom(name) {
  const { of, stamp } = builds[name]
  const entries = readdirSync(root).filter((file) => file.endsWith('.html'))
  return { stamp, state: stateOf([...shared, ...of, ...entries]) }
}
