import { existsSync } from 'node:fs'
import { installDebian, isDebianRoot } from './debian.mjs'

const DEBIAN = '/usr/sbin/nginx'

/** Installs the proxy that rolling restarts are tested behind, where it is missing and can be. */
export async function ensureNginx() {
  if (existsSync(DEBIAN) || !isDebianRoot()) return
  console.log('Installing nginx …')
  await installDebian('nginx-light')
}
