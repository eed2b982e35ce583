import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, chmodSync, readdirSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port'

const VERSIONS = '/usr/lib/postgresql'
const newest = (): string | undefined => (existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted().at(-1) : undefined)

/** Debian's PostgreSQL, and root, who may run it as its own user. */
export const isPostgresInstalled = (): boolean => newest() !== undefined && process.getuid?.() === 0

/** An address that can be moved from one server to another, as a virtual address or a DNS name is. */
async function openAddress(port: number) {
  let to = port
  const sockets = new Set<Socket>()
  const server = createServer((from) => {
    const there = connect(to, '127.0.0.1')
    for (const socket of [from, there]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        from.destroy()
        there.destroy()
      })
    }
    from.pipe(there).pipe(from)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    move(next: number) {
      to = next
      for (const socket of sockets) socket.destroy()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** A primary and a standby that confirms each commit, behind one address; Debian's programs, as the user `postgres`. */
export async function startPair() {
  const folder = mkdtempSync(join(tmpdir(), 'yunzhan-pair-'))
  chmodSync(folder, 0o777)
  const run = (program: string, ...args: string[]) =>
    execFileSync('runuser', ['-u', 'postgres', '--', join(VERSIONS, newest() ?? '', 'bin', program), ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const [first, second] = [await freePort(), await freePort()]
  const [primary, standby] = [join(folder, 'primary'), join(folder, 'standby')]
  const start = (data: string, port: number) => {
    const own = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c jit=off`
    return run('pg_ctl', 'start', '-w', '-D', data, '-l', `${data}.log`, '-o', own)
  }
  const query = (port: number, sql: string) =>
    run('psql', '-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'yunzhan', '-d', 'postgres', '-c', sql)
  run('initdb', '-D', primary, '-U', 'yunzhan', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  start(primary, first)
  query(first, 'create database fair')
  run(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    String(first),
    '-U',
    'yunzhan',
    '-D',
    standby,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  )
  start(standby, second)
  // After the copy, so that the standby does not wait for one of its own once it is the primary.
  query(first, "alter system set synchronous_standby_names = '*'")
  query(first, 'select pg_reload_conf()')
  const address = await openAddress(first)
  return {
    url: `postgres://yunzhan@127.0.0.1:${address.port}/fair`,
    /** The primary ends as in a crash; so many ms later the standby takes over, and the address moves. */
    async failOver(afterMs: number) {
      run('pg_ctl', 'stop', '-D', primary, '-m', 'immediate')
      await wait(afterMs)
      run('pg_ctl', 'promote', '-w', '-D', standby)
      address.move(second)
    },
    stop() {
      address.close()
      run('pg_ctl', 'stop', '-D', standby, '-m', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
