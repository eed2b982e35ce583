import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Launcher } from './launcher'
import { isPostgresOn, readPidFile } from './pid-file'
import { EmbeddedUnavailable } from './unavailable'

const LOOK_MS = 10
const START_MS = 60_000
const STOP_MS = 20_000
const LOG_MAX_BYTES = 4 * 1024 * 1024

/** The log of a data folder's database, begun again when it has grown. */
function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES) truncateSync(path)
  return openSync(path, 'a', 0o600)
}

/** Ends a PostgreSQL that outlived its server, as a kill -9 leaves it; a file of one that is gone is removed. */
export async function endLeftOver(cluster: string): Promise<void> {
  const left = readPidFile(cluster)
  if (!left) return
  // Fast shutdown: whoever is connected is sent away, and everything is written.
  if (isPostgresOn(cluster, left.pid)) process.kill(left.pid, 'SIGINT')
  while (isPostgresOn(cluster, left.pid)) await wait(LOOK_MS)
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  const socket = join(left.socketFolder, `.s.PGSQL.${left.port}`)
  if (left.socketFolder !== '') for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true })
}

export interface Postmaster {
  child: ChildProcess
  exited: Promise<unknown>
  stop(): Promise<void>
}

async function waitUntilReady(cluster: string, child: ChildProcess, logPath: string): Promise<void> {
  const until = Date.now() + START_MS
  while (!readPidFile(cluster)?.ready) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      child.kill('SIGQUIT')
      throw new EmbeddedUnavailable(`The embedded database did not start; ${logPath} says why.`)
    }
    await wait(LOOK_MS)
  }
}

/** Starts PostgreSQL on a cluster and resolves once it takes connections. Throws EmbeddedUnavailable. */
export async function startPostmaster(
  launcher: Launcher,
  { postgres, cluster, args, logPath }: { postgres: string; cluster: string; args: string[]; logPath: string },
): Promise<Postmaster> {
  const log = openLog(logPath)
  const child = launcher.spawn(postgres, ['-D', cluster, ...args], {
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    // Of a group of its own: Ctrl-C is for the server, which ends the database when it has ended its calls.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const exited = once(child, 'exit')
  exited.catch(() => undefined)
  await waitUntilReady(cluster, child, logPath)
  return {
    child,
    exited,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGINT')
      const slow = setTimeout(() => child.kill('SIGQUIT'), STOP_MS)
      await exited
      clearTimeout(slow)
    },
  }
}
