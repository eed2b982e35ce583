import { existsSync } from 'node:fs'
import { installDebian, isDebianRoot } from './debian.mjs'

const DEBIAN = '/usr/bin/turnserver'

/** Installs the relay that talks are tested through, where it is missing and can be. */
export async function ensureCoturn() {
  if (existsSync(DEBIAN) || !isDebianRoot()) return
  console.log('Installing coturn …')
  await installDebian('coturn')
}
