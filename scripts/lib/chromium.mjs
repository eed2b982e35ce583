import { existsSync } from 'node:fs'
import { installDebian, isDebianRoot } from './debian.mjs'
import { must } from './run.mjs'

/** Without the browser's own windows and panels, which cost more than the pages under test. */
const DEBIAN = '/usr/bin/chromium-headless-shell'
/** Chinese text and symbols need fonts of their own, or screenshots and widths are of boxes. */
const PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-color-emoji']

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
  await installDebian(...PACKAGES)
  return DEBIAN
}
