import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Language } from '#contract/core/language.ts'
import { logInToDemo } from '#contract/people/session/endpoints.ts'
import type { DemoRole } from '#contract/people/session/rules.ts'
import { getLoginUser } from '#contract/people/account/endpoints.ts'
import { projectRoot } from '#server/platform/project.ts'

const START_TRIES = 600
const TRY_MS = 200

/** A built server on a demo fair of its own. */
export interface Demo {
  origin: string
  /** What a browser stores of somebody of the demo fair who has logged in. */
  logIn: (role: DemoRole, language: Language) => Promise<Record<string, string>>
  stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function request(url: string, init: RequestInit) {
  const answer: { code: number; msg: string; data: Record<string, unknown> } = await (await fetch(url, init)).json()
  if (answer.code !== 0) throw new Error(`${url}: ${answer.msg}`)
  return answer.data
}

async function logIn(origin: string, role: DemoRole, language: Language): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', language }
  const body = JSON.stringify({ role })
  const { token } = await request(`${origin}/api${logInToDemo.path}`, { method: 'POST', headers, body })
  const known = { ...headers, token: String(token) }
  const user = await request(`${origin}/api${getLoginUser.path}`, { method: getLoginUser.method, headers: known })
  return { token: String(token), userId: String(user['userId']), userInfo: JSON.stringify(user), isSignIn: 'true' }
}

/** Starts it with a port of its own; it is ready when this resolves. */
export async function startDemo(dataDir: string): Promise<Demo> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const fair = { PORT: String(port), DATA_DIR: dataDir, DEMO: '1', RATE_LIMIT: '0', NODE_ENV: 'production' }
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: { ...process.env, LOG_LEVEL: 'warn', ...fair },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (let tried = 0; tried < START_TRIES; tried += 1) {
    const health = await fetch(`${origin}/api/health`).catch(() => undefined)
    if (health?.ok) return { origin, stop, logIn: (role, language) => logIn(origin, role, language) }
    if (child.exitCode !== null) throw new Error('the server ended before it was ready')
    await delay(TRY_MS)
  }
  await stop()
  throw new Error('the server was not ready in time')
}
