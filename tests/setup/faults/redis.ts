import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { freePort } from './free-port'

const REDIS = '/usr/bin/redis-server'
export const isRedisInstalled = (): boolean => existsSync(REDIS)

/** A Redis that keeps nothing; servers wait for it as they start. `at`: the port of one that was stopped. */
export async function startRedis(at?: number): Promise<{
  url: string
  port: number
  pid: number
  stop: (signal?: NodeJS.Signals) => Promise<void>
}> {
  const port = at ?? (await freePort())
  const child = spawn(REDIS, ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break
  child.stdout.resume()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    async stop(signal) {
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}
