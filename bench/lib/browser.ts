import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '#scripts/lib/chromium.mjs'
import { afterCase } from './cleanup'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A browser for the case, which ends it. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
  afterCase(() => browser.close())
  return browser
}
