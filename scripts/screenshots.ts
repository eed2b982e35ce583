// Writes docs/screenshots/{en,zh}-*.webp: screens of the demo fair on the production build, for the README.
//   npm run screenshots, or npm run screenshots -- home vr for some of them
import { mkdtempSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#contract/core/language.ts'
import type { DemoRole } from '#contract/people/session/rules.ts'
import { ensureChromium } from '#scripts/lib/chromium.mjs'
import { type Demo, startDemo } from '#scripts/lib/demo-server.ts'
import { ensureBuilt } from '#scripts/lib/ensure.mjs'
import { projectRoot } from '#server/platform/project.ts'

const FOLDER = join(projectRoot, 'docs/screenshots')
const VIEWPORT = { width: 1280, height: 800 }
/** Of the WebP pictures. */
const QUALITY = 82
const BYTES_MAX = 200 * 1024
/** ms without a request after which a screen is complete; pictures fade in meanwhile. */
const QUIET_MS = 1_500

interface Screen {
  name: string
  address: string
  /** Who sees it; nobody: a visitor who is not logged in. */
  role?: DemoRole
  /** px that it is scrolled down. */
  scroll?: number
}

const screens: readonly Screen[] = [
  { name: 'home', address: '/index.html' },
  { name: 'exhibits', address: '/exhibitss.html', scroll: 230 },
  { name: 'vr', address: '/vr.html#/hall?id=4' },
  { name: 'sourcing', address: '/exchangeHall.html#/needs', role: 'exhibitor' },
  { name: 'tickets', address: '/invoiceHall.html' },
  { name: 'console', address: '/organizer.html', role: 'organizer' },
]

const languages: readonly { short: string; language: Language }[] = [
  { short: 'en', language: 'en-US' },
  { short: 'zh', language: 'zh-CN' },
]

/** A window that has logged in, and in which nothing opens by itself over the page. */
async function openContext(browser: Browser, demo: Demo, language: Language, role?: DemoRole): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: language,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const stored = {
    langs: language,
    openedItself: JSON.stringify({ day: '9999-12-31', which: 'signUp' }),
    ...(role ? await demo.logIn(role, language) : {}),
  }
  await context.addInitScript((entries) => {
    // A blank page has no storage.
    if (!location.protocol.startsWith('http')) return
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    sessionStorage.setItem('tourOpened', 'true')
    sessionStorage.setItem('vrBubbleClosed', 'true')
  }, stored)
  return context
}

async function takePicture(
  context: BrowserContext,
  { address, scroll = 0 }: Screen,
  origin: string,
  file: string,
): Promise<void> {
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.goto(origin + address)
  // Live rooms and dashboards poll, so the network is never idle.
  await page.waitForLoadState('load')
  await page.waitForFunction(() => document.querySelector('h1, h2') !== null)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
  await page.evaluate((y) => window.scrollTo(0, y), scroll)
  await page.waitForTimeout(QUIET_MS)
  const png = await page.screenshot()
  await sharp(png).webp({ quality: QUALITY }).toFile(file)
  if (failures.length > 0) throw new Error(`${address}: ${failures.join('; ')}`)
  const { size } = statSync(file)
  if (size > BYTES_MAX) throw new Error(`${file} has ${size} bytes, more than ${BYTES_MAX}`)
  console.log(`${file.slice(projectRoot.length + 1)}  ${Math.round(size / 1024)} KB`)
  await page.close()
}

const words = process.argv.slice(2)
const chosen = words.length === 0 ? screens : screens.filter(({ name }) => words.includes(name))
await ensureBuilt('client', 'server')
mkdirSync(FOLDER, { recursive: true })
const executablePath = await ensureChromium()
const dataDir = mkdtempSync(join(tmpdir(), 'yunzhan-screenshots-'))
const demo = await startDemo(dataDir)
try {
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
  for (const { short, language } of languages) {
    for (const screen of chosen) {
      const context = await openContext(browser, demo, language, screen.role)
      await takePicture(context, screen, demo.origin, join(FOLDER, `${short}-${screen.name}.webp`))
      await context.close()
    }
  }
  await browser.close()
  console.log(`${readdirSync(FOLDER).length} pictures in docs/screenshots`)
} finally {
  await demo.stop()
  await rm(dataDir, { recursive: true, force: true })
}
