import { PGlite } from '@electric-sql/pglite'
import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Making a cluster leaves 500 MB of WebAssembly memory behind, so a child makes it and ends. */
const MAKE_CLUSTER = `
  const [, pglite, folder] = process.argv
  const { PGlite } = await import(pglite)
  const made = await PGlite.create(folder)
  await made.close()
`

async function makeCluster(folder: string): Promise<void> {
  const args = ['--input-type=module', '-e', MAKE_CLUSTER, import.meta.resolve('@electric-sql/pglite'), folder]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const status = await new Promise((done) => child.once('exit', done))
  if (status !== 0) throw new Error(`Could not make the database in ${folder} (status ${String(status)}).`)
}

const clusterIn = (dataDir: string) => join(dataDir, 'pg')

/** Whether the data folder holds a database already. */
export const isMade = (dataDir: string): boolean => existsSync(clusterIn(dataDir))

/** Opens the cluster of a data folder that this process has locked; makes it first where there is none. */
export async function openEmbedded(dataDir: string): Promise<PGlite> {
  const folder = clusterIn(dataDir)
  if (!isMade(dataDir)) {
    // Renamed when whole: an interrupted start is made again, not opened half.
    const unfinished = join(dataDir, 'pg.unfinished')
    rmSync(unfinished, { recursive: true, force: true })
    await makeCluster(unfinished)
    renameSync(unfinished, folder)
  }
  return PGlite.create(folder)
}
