import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'

const PGBOUNCER = '/usr/sbin/pgbouncer'
/** It refuses to run as root, who lets it run as nobody. */
export const isPoolerInstalled = (): boolean => existsSync(PGBOUNCER) && process.getuid?.() === 0

/** PgBouncer that hands out connections by the transaction, before a PostgreSQL at an address with a socket or a port. */
export async function startPooler(direct: string, size: number) {
  const port = await freePort()
  const own = mkdtempSync(join(tmpdir(), 'yunzhan-pooler-'))
  chmodSync(own, 0o755)
  const url = new URL(direct)
  const host = url.searchParams.get('host') ?? url.hostname
  const name = url.pathname.slice(1)
  const to = `host=${host} port=${url.port || url.searchParams.get('port') || '5432'} user=${url.username} password=${url.password || 'none'}`
  writeFileSync(
    join(own, 'pooler.ini'),
    `[databases]
${name} = ${to}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
ignore_startup_parameters = extra_float_digits
`,
  )
  chmodSync(join(own, 'pooler.ini'), 0o644)
  const child = spawn(PGBOUNCER, ['-q', '-u', 'nobody', join(own, 'pooler.ini')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isUp = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
  while (child.exitCode === null && !(await isUp()));
  if (child.exitCode !== null) throw new Error('PgBouncer ended before it was ready')
  return {
    url: `postgres://${url.username || 'postgres'}@127.0.0.1:${port}/${name}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      rmSync(own, { recursive: true, force: true })
    },
  }
}
