import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const NGINX = '/usr/sbin/nginx'
export const isNginxInstalled = (): boolean => existsSync(NGINX)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** nginx in front of servers, as docs/operations.md has it: what one cannot answer is asked of the other. */
export async function startProxy(
  folder: string,
  origins: readonly string[],
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const own = join(folder, 'nginx')
  mkdirSync(own, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${own}/${kind};`,
  )
  const upstream = origins.map((origin) => `server ${new URL(origin).host} max_fails=0;`)
  writeFileSync(
    join(own, 'nginx.conf'),
    `daemon off; pid ${own}/pid; error_log ${own}/error.log; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off; ${temporary.join(' ')}
  upstream fair { ${upstream.join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://fair; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_next_upstream error timeout http_503 non_idempotent; proxy_connect_timeout 1s;
    }
  }
}
`,
  )
  const child = spawn(NGINX, ['-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log')], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  while (child.exitCode === null && !(await isUp()));
  return {
    origin,
    async stop() {
      child.kill('SIGQUIT')
      await once(child, 'exit')
    },
  }
}
