import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port'

const NGINX = '/usr/sbin/nginx'
export const isNginxInstalled = (): boolean => existsSync(NGINX)

/** nginx in front of servers, as docs/operations.md has it: what one cannot answer is requested from the other. */
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
  access_log off; client_max_body_size 520m; client_body_buffer_size 2m; ${temporary.join(' ')}
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream fair { ${upstream.join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://fair; proxy_http_version 1.1; proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
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
