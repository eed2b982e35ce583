import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '#scripts/lib/chromium.mjs'
import { afterCase, forAllCases } from './cleanup'
import { isSmoke } from './smoke'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

async function launch(): Promise<Browser> {
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
  afterCase(() => browser.close())
  return browser
}

let shared: Promise<Browser> | undefined

/** A browser for the case, or in smoke mode one for all cases; closed at the end. */
export const launchBrowser = (): Promise<Browser> => (isSmoke ? (shared ??= forAllCases(launch)) : launch())
