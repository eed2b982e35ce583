import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBinaries } from './binaries'
import { buildClusterPath, makeCluster, refuseForeignData } from './cluster'
import { findLauncher } from './launcher'
import { findPassword, openListener, runningUrl } from './listener'
import { readPidFile } from './pid-file'
import { endLeftOver, type Postmaster, startPostmaster } from './postmaster'
import { settingArguments, THROWN_AWAY } from './settings'

/** Between two tries to start a database that ended by itself, as it does on a full disk. */
const RESTART_MS = 1_000

export interface EmbeddedOptions {
  /** Called when the database ended by itself and is restarted. */
  warn?: (message: string) => void
  /** Nothing in it is needed after this process: it is not flushed to disk. */
  thrownAway?: boolean
}

export interface Embedded {
  url: string
  close(): Promise<void>
}

/** Starts it again for as long as it ends by itself; `stop` ends it for good. */
function supervise(first: Postmaster, start: () => Promise<Postmaster>, warn: (message: string) => void) {
  let running: Postmaster | undefined = first
  const ending = new AbortController()
  const watch = async () => {
    while (!ending.signal.aborted) {
      await running?.exited
      running = undefined
      if (ending.signal.aborted) return
      warn('the embedded database ended by itself and is started again')
      await wait(RESTART_MS)
      running = await start().catch(() => undefined)
    }
  }
  const watching = watch()
  return {
    async stop() {
      ending.abort()
      await running?.stop()
      await watching
      await running?.stop()
    },
    endNow: () => running?.child.kill('SIGINT'),
  }
}

/**
 * PostgreSQL on the cluster of a data folder that this process has locked; made first where there is none. What a
 * killed server left running is ended. Throws EmbeddedUnavailable.
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const { warn = () => undefined, thrownAway = false } = options
  const binaries = findBinaries()
  refuseForeignData(dataDir)
  mkdirSync(dataDir, { recursive: true })
  const launcher = findLauncher(dataDir, binaries)
  await makeCluster(dataDir, binaries, launcher, { password: findPassword(dataDir), thrownAway })
  const cluster = buildClusterPath(dataDir)
  await endLeftOver(cluster)
  launcher.own(cluster)
  const listener = await openListener(dataDir, cluster, launcher)
  const args = settingArguments(listener.settings, thrownAway ? THROWN_AWAY : {})
  const start = () =>
    startPostmaster(launcher, { postgres: binaries.postgres, cluster, args, logPath: join(dataDir, 'postgres.log') })
  const supervised = supervise(await start(), start, warn)
  // A start that fails further on ends the process; its database must not outlive it.
  process.once('exit', supervised.endNow)
  return {
    url: listener.url,
    async close() {
      await supervised.stop()
      process.off('exit', supervised.endNow)
      listener.close()
    },
  }
}

/** The address of the database that another process runs on this folder, if one does. */
export function findRunning(dataDir: string): string | undefined {
  const running = readPidFile(buildClusterPath(dataDir))
  return running?.ready ? runningUrl(dataDir, running) : undefined
}
