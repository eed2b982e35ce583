// node scripts/smoke.mjs: starts the built fair on a new data folder, requests pages and health, and stops it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './lib/run.mjs'

const PORT = process.env.PORT ?? '8099'
const STARTED_MS = 180_000
const address = `http://127.0.0.1:${PORT}`
const folder = mkdtempSync(join(tmpdir(), 'yunzhan-smoke-'))
const env = { ...process.env, NODE_ENV: 'production', PORT, DATA_DIR: folder, DEMO: '1' }
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], { cwd: root, env, stdio: 'inherit' })
const exited = once(server, 'exit')

async function statusOf(path) {
  const response = await fetch(address + path).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status
}

async function check() {
  const until = Date.now() + STARTED_MS
  while ((await statusOf('/api/health')) !== 200) {
    if (server.exitCode !== null || Date.now() > until) return 'the server did not start'
    await wait(500)
  }
  for (const path of ['/', '/exhibitors.html', '/organizer.html', '/api/docs'])
    if ((await statusOf(path)) !== 200) return `${path} was not answered with 200`
  return undefined
}

const fault = await check()
server.kill()
await exited
// Windows ends the server without a signal, and its database has files open for a moment longer.
if (process.platform !== 'win32') rmSync(folder, { recursive: true, force: true })
console.log(fault === undefined ? 'The fair starts, answers and stops.' : `Failed: ${fault}.`)
process.exit(fault === undefined ? 0 : 1)
