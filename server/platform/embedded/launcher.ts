import { type ChildProcess, spawn, type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries'
import { EmbeddedUnavailable, OTHER_WAYS } from './unavailable'

/** `nobody` of Linux and of most others: PostgreSQL wants a user that has a name and is not root. */
const NOBODY = 65_534
const AS_NOBODY = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]

export interface Launcher {
  spawn(command: string, args: string[], options: SpawnOptions): ChildProcess
  /** Makes a folder that this process made the programs' own. */
  own(folder: string): void
}

function chownAll(path: string, uid: number): void {
  chownSync(path, uid, uid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) chownAll(inside, uid)
    else if (!entry.isSymbolicLink()) chownSync(inside, uid, uid)
  }
}

const isOwnedBy = (uid: number) => (folder: string) => {
  if (lstatSync(folder).uid !== uid) chownAll(folder, uid)
}

/** As the user of this process. */
const plain: Launcher = { spawn, own: () => undefined }

/** As `nobody`, who must reach programs and folder. */
const asNobody: Launcher = {
  spawn: (command, args, options) => spawn(command, args, { ...options, uid: NOBODY, gid: NOBODY }),
  own: isOwnedBy(NOBODY),
}

/** As root that believes to be `nobody`: it reaches what root reaches, also below /root. */
const inNamespace: Launcher = {
  spawn: (command, args, options) => spawn('unshare', [...AS_NOBODY, command, ...args], options),
  own: isOwnedBy(0),
}

const REACHES = 'cd "$0" && "$1" --version'

/**
 * How PostgreSQL's programs are run on a data folder: PostgreSQL refuses to be root. Throws EmbeddedUnavailable where
 * root can give up its rights in neither way.
 */
export function findLauncher(dataDir: string, { postgres }: Binaries): Launcher {
  if (process.getuid?.() !== 0) return plain
  const probe = ['-c', REACHES, dataDir, postgres]
  const options = { cwd: '/', stdio: 'ignore' } as const
  if (spawnSync('/bin/sh', probe, { ...options, uid: NOBODY, gid: NOBODY }).status === 0) return asNobody
  if (spawnSync('unshare', [...AS_NOBODY, '/bin/sh', ...probe], options).status === 0) return inNamespace
  throw new EmbeddedUnavailable(
    `The embedded PostgreSQL does not run as root, and neither "nobody" nor a user namespace can use ${dataDir}. ${OTHER_WAYS}`,
  )
}
