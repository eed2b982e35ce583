import type { Browser, CDPSession, Page } from '@playwright/test'
import zh from '#src/common/i18n/locales/zh-CN/common.json' with { type: 'json' }
import en from '#src/common/i18n/locales/en-US/common.json' with { type: 'json' }
import { launchBrowser } from '../lib/browser'
import { startFair } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const PAGES = sized(
  [
    'index',
    'exhibitss',
    'exhibitors',
    'news',
    'themeExhibition',
    'themeExhibition#/map?hall=1',
    'activity',
    'exchangeHall',
    'invoiceHall',
    'resourceOrdering',
    'about',
    'login',
  ],
  ['index'],
)
const LIMIT_KB = 132
/** The login page brings its forms along, a floor plan the picture. */
const OWN_LIMITS_KB = new Map([
  ['login', 157],
  ['themeExhibition#/map?hall=1', 142],
])
/** KB that a page may fetch until it is idle. */
const IDLE_LIMITS_KB = { index: 180, exhibitss: 157, exhibitors: 157 }
const HOME_SCRIPTS = 20
/** ms; what comes when a page is idle has begun by then */
const IDLE_MS = sized(3_000, 100)

interface Script {
  url: string
  bytes: number
  text: string
}

/** Gathers the scripts that a page fetches, as they came over the wire. */
function watchScripts(session: CDPSession): () => Promise<Script[]> {
  const urls = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') urls.set(requestId, response.url)
  })
  // The body as it came, compressed; headers are not JavaScript.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength)
  })
  const finished = new Set<string>()
  session.on('Network.loadingFinished', ({ requestId }) => finished.add(requestId))
  return async () => {
    const scripts = [...urls].filter(([id]) => finished.has(id))
    return Promise.all(
      scripts.map(async ([id, url]) => {
        const { body } = await session.send('Network.getResponseBody', { requestId: id })
        return { url, bytes: sizes.get(id) ?? 0, text: body }
      }),
    )
  }
}

const kilobytesOf = (scripts: Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000

const openPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })

async function openContent(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const main = document.querySelector('#main')
    return main?.querySelector('h1') && !document.querySelector('#main .yz-skeleton')
  })
}

/** Has a page's answers computed once: behind a server that has just started, what comes when a page is idle comes before its content. */
async function warmUp(browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser)
  await openContent(page, address)
  await page.close()
}

/**
 * The scripts fetched until the page's own heading and content stand where the skeletons were; and those fetched until
 * nothing more comes by itself.
 */
async function scriptsOf(browser: Browser, address: string): Promise<{ first: Script[]; idle: Script[] }> {
  const page = await openPage(browser)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = watchScripts(session)
  await openContent(page, address)
  const first = await scripts()
  await page.waitForTimeout(IDLE_MS)
  await page.waitForLoadState('networkidle')
  const idle = await scripts()
  await page.close()
  return { first, idle }
}

/** What home and the lists fetch until they are idle. */
function idleRows(name: string, scripts: Script[]): Row[] {
  const limit = new Map(Object.entries(IDLE_LIMITS_KB)).get(name)
  if (limit === undefined) return []
  const measured = `${scripts.length} files`
  const what = `JS of ${name} until it is idle`
  const files: Row = { what: `${what}, files`, measured, value: scripts.length, limit: HOME_SCRIPTS, better: 'less' }
  const size: Row = { what: `${what}, KB`, measured, value: kilobytesOf(scripts), limit, better: 'less' }
  return name === 'index' ? [files, size] : [size]
}

/** JavaScript, in KB of 1,000 bytes by brotli, that a page fetches before it is usable; and in which language. */
export async function benchFirstLoad(): Promise<Row[]> {
  const fair = await startFair()
  const browser = await launchBrowser()
  const rows: Row[] = []
  let foreign = 0
  for (const name of PAGES) {
    const [page = '', route] = name.split('#')
    const address = `${fair.origin}/${page}.html${route === undefined ? '' : `#${route}`}`
    await warmUp(browser, address)
    const { first: scripts, idle } = await scriptsOf(browser, address)
    const antd = scripts.some(({ text }) => text.includes('ant-btn'))
    foreign += scripts.filter(({ text }) => text.includes(en.state.error)).length
    if (!scripts.some(({ text }) => text.includes(zh.state.error))) throw new Error('the texts were not found')
    rows.push({
      what: `first-load JS of ${name}, KB`,
      measured: `${scripts.length} files${antd ? ', WITH antd' : ', no antd'}`,
      value: antd ? Number.POSITIVE_INFINITY : kilobytesOf(scripts),
      limit: OWN_LIMITS_KB.get(name) ?? LIMIT_KB,
      better: 'less',
    })
    rows.push(...idleRows(name, idle))
  }
  rows.push({
    what: 'files of the other language fetched',
    measured: 'all pages',
    value: foreign,
    limit: 0,
    better: 'less',
  })
  return rows
}
