import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await ensureChromium()
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
}
