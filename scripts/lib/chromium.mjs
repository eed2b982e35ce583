import { existsSync, readFileSync } from 'node:fs'
import { must } from './run.mjs'

/** Without the browser's own windows and panels, which cost more than the pages under test. */
const DEBIAN = '/usr/bin/chromium-headless-shell'
/** Chinese text and symbols need fonts of their own, or screenshots and widths are of boxes. */
const PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-color-emoji']

function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(release)
}

/** The path of a Chromium, installed where it is missing; undefined: Playwright's own. */
export async function ensureChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    console.error(`CHROMIUM_PATH: there is no ${CHROMIUM_PATH}`)
    process.exit(1)
  }
  if (existsSync(DEBIAN)) return DEBIAN
  if (!isDebianRoot()) {
    await must(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
    return undefined
  }
  console.log('Installing Chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await must('apt-get', ['update', '-qq'], env)
  await must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], env)
  return DEBIAN
}
