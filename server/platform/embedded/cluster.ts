import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries'
import { MAJOR_VERSION } from './binaries'
import type { Launcher } from './launcher'
import { EmbeddedUnavailable } from './unavailable'

export const USER = 'postgres'

export const buildClusterPath = (dataDir: string): string => join(dataDir, `postgres-${MAJOR_VERSION}`)

/** Whether the data folder holds a database that this version opens. */
export const hasCluster = (dataDir: string): boolean => existsSync(buildClusterPath(dataDir))

/** Throws EmbeddedUnavailable for a folder that another engine or version has made; nothing in it is changed. */
export function refuseForeignData(dataDir: string): void {
  if (hasCluster(dataDir) || !existsSync(dataDir)) return
  const old = readdirSync(dataDir).find((name) => name === 'pg' || /^postgres-\d+$/.test(name))
  if (old === undefined) return
  throw new EmbeddedUnavailable(
    `The database in ${join(dataDir, old)} was made by another version of the fair and was left as it is. ` +
      'Start that version and take a backup (docs/operations.md), or name another DATA_DIR.',
  )
}

/** Without a password on a socket that its own user alone can open; on Windows, where it listens, with one. */
function authentication(password: string | undefined, folder: string): string[] {
  if (password === undefined) return ['--auth=trust']
  const file = `${folder}.password`
  writeFileSync(file, password, { mode: 0o600 })
  return ['--auth=scram-sha-256', `--pwfile=${file}`]
}

const INITDB = [
  `--username=${USER}`,
  '--encoding=UTF8',
  // PostgreSQL's own rules: they order alike on every system and do not change with its libraries.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

export interface ClusterOptions {
  password?: string | undefined
  /** It need not survive a power cut. */
  thrownAway?: boolean
}

/** Makes the database of a data folder where there is none. */
export async function makeCluster(
  dataDir: string,
  { initdb }: Binaries,
  launcher: Launcher,
  { password, thrownAway = false }: ClusterOptions = {},
): Promise<void> {
  if (hasCluster(dataDir)) return
  // Renamed when whole: an interrupted start is made again, not opened half.
  const unfinished = join(dataDir, 'postgres.unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  launcher.own(unfinished)
  const args = ['-D', unfinished, ...INITDB, ...authentication(password, unfinished)]
  const env = { ...process.env, LC_ALL: 'C' }
  const child = launcher.spawn(initdb, thrownAway ? [...args, '--no-sync'] : args, {
    cwd: '/',
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr?.on('data', (text) => (complaint += String(text)))
  const [status]: unknown[] = await once(child, 'close')
  rmSync(`${unfinished}.password`, { force: true })
  if (status !== 0) throw new EmbeddedUnavailable(`The database in ${dataDir} could not be made: ${complaint.trim()}`)
  renameSync(unfinished, buildClusterPath(dataDir))
}
