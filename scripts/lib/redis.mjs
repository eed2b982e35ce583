import { existsSync } from 'node:fs'
import { installDebian, isDebianRoot } from './debian.mjs'

const DEBIAN = '/usr/bin/redis-server'

/** Installs the Redis that rolling restarts share rooms by, where it is missing and can be. */
export async function ensureRedis() {
  if (existsSync(DEBIAN) || !isDebianRoot()) return
  console.log('Installing Redis …')
  await installDebian('redis-server')
}
