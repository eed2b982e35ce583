import type { Browser } from '@playwright/test'
import { join } from 'node:path'
import { build } from 'vite'
import { compress } from '#scripts/lib/compress.mjs'
import { projectRoot } from '#server/platform/project.ts'
import { builtProgram } from '../lib/built-program'
import { launchBrowser } from '../lib/browser'
import { median } from '../lib/numbers'
import { fairFolder, startFair, startProgram } from '../lib/programs'
import type { Row } from '../lib/table'
import { isSmoke, sized } from '../lib/smoke'

const RUNS = sized(5, 1)
/** Lighthouse's slow 4G and its mobile CPU. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638.4 * 128, uploadThroughput: 750 * 128 }
const CPU_SLOWDOWN = sized(4, 1)
const PATIENCE_MS = 60_000

interface Paints {
  first: number
  largest: number
}

async function paintsOf(browser: Browser, origin: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    Object.assign(window, { largest: 0 })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(window, { largest: startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(`${origin}/index.html`)
  await page.waitForFunction(() => document.querySelector('#main h1') && !document.querySelector('#main .yz-skeleton'))
  await page.waitForLoadState('networkidle')
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: Number(Reflect.get(window, 'largest')),
  }))
  await context.close()
  return paints
}

async function buildVariant(): Promise<string> {
  await build({ root: projectRoot, configFile: join(projectRoot, 'bench/variant/vite.config.ts'), logLevel: 'error' })
  const folder = join(projectRoot, 'dist-bench')
  await compress(folder)
  return folder
}

const serve = async (folder: string) =>
  startProgram([builtProgram('serve')], { CLIENT_FOLDER: folder, DATA_DIR: await fairFolder() })

/** First and largest paint of home against the same home without shell and with antd in one shared chunk. */
export async function benchPaint(): Promise<Row[]> {
  const fair = isSmoke ? await startFair() : await serve(join(projectRoot, 'dist/client'))
  // In smoke mode the pages as they are: the variant takes a build of its own.
  const variant = isSmoke ? fair : await serve(await buildVariant())
  const browser = await launchBrowser()
  const ours: Paints[] = []
  const theirs: Paints[] = []
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await paintsOf(browser, fair.origin))
    theirs.push(await paintsOf(browser, variant.origin))
  }
  const row = (what: string, of: (paints: Paints) => number, limit: number): Row => {
    const [own, other] = [median(ours.map(of)), median(theirs.map(of))]
    return {
      what,
      measured: `${Math.round(own)} ms / ${Math.round(other)} ms`,
      value: own / other,
      limit,
      better: 'less',
    }
  }
  return [
    row('first contentful paint of home', ({ first }) => first, 0.5),
    row('largest contentful paint of home', ({ largest }) => largest, 0.6),
  ]
}
