import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { USER } from './cluster'
import type { Launcher } from './launcher'
import type { Settings } from './settings'

/** The number in a socket's file name; no port is open where sockets serve. */
const SOCKET_NUMBERS = [10_000, 65_536] as const
/** macOS takes 103 bytes for a socket's path, Linux 107. */
const SOCKET_PATH_MAX = 100

export interface Listener {
  settings: Settings
  url: string
  close(): void
}

const socketUrl = (folder: string, number: number) =>
  `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(folder)}&port=${number}`

const loopbackUrl = (port: number, password: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`

const passwordFile = (dataDir: string) => join(dataDir, 'postgres.password')

/** The password of a folder's database, made once; undefined where a socket serves and none is needed. */
export function findPassword(dataDir: string): string | undefined {
  if (process.platform !== 'win32') return undefined
  const path = passwordFile(dataDir)
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(path, 'utf8')
}

/** The address of a database that runs already, by what its `postmaster.pid` says. */
export function runningUrl(dataDir: string, { port, socketFolder }: { port: number; socketFolder: string }): string {
  return socketFolder === '' ? loopbackUrl(port, findPassword(dataDir) ?? '') : socketUrl(socketFolder, port)
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Where a cluster is reached: a socket in its own folder, which its user alone may open. On Windows a loopback port. */
export async function openListener(dataDir: string, cluster: string, launcher: Launcher): Promise<Listener> {
  const password = findPassword(dataDir)
  if (password !== undefined) {
    const port = await findFreePort()
    const settings = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' }
    return { settings, url: loopbackUrl(port, password), close: () => undefined }
  }
  // Another number each time: a PostgreSQL with a removed folder unlinks its own socket when it ends,
  // within a minute, and must not meet the one of a folder made again in its place.
  const number = randomInt(...SOCKET_NUMBERS)
  const isTooLong = Buffer.byteLength(join(cluster, `.s.PGSQL.${number}`)) > SOCKET_PATH_MAX
  const folder = isTooLong ? mkdtempSync(join(tmpdir(), 'yunzhan-')) : cluster
  if (isTooLong) launcher.own(folder)
  const settings = {
    listen_addresses: '',
    port: String(number),
    unix_socket_directories: folder,
    unix_socket_permissions: '0700',
  }
  return {
    settings,
    url: socketUrl(folder, number),
    close: () => isTooLong && rmSync(folder, { recursive: true, force: true }),
  }
}
