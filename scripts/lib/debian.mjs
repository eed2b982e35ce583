import { existsSync, readFileSync } from 'node:fs'
import { must } from './run.mjs'

/** Whether packages of Debian can be installed here. */
export function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(release)
}

/** Installs packages of Debian, without what they only suggest. */
export async function installDebian(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await must('apt-get', ['update', '-qq'], env)
  await must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
}
