import type { Browser, Page } from '@playwright/test'
import { listLives } from '#contract/live/live/endpoints.ts'
import { entries } from '#src/common/app/entries.ts'
import { launchBrowser } from '../lib/browser'
import { median } from '../lib/numbers'
import { startFair } from '../lib/programs'
import type { Row } from '../lib/table'
import { sized } from '../lib/smoke'

const RUNS = sized(3, 1)
/** Lighthouse's mobile CPU. */
const CPU_SLOWDOWN = sized(4, 1)
/** How long a page is watched from its call on, and a room from its first picture on. */
const WATCHED_MS = sized(4_000, 100)
const PATIENCE_MS = 60_000
const PAGES_MAX = sized(Number.POSITIVE_INFINITY, 2)
/** A page may hold the reader up half as long again as home does. */
const LIMIT = 1.5
/** Who is not signed in is led away from these. */
const NEEDS_SESSION = new Set<string>(['personal', 'organizer', 'concact', 'sandbox'])

async function openSlow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    Object.assign(window, { blocked: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        Object.assign(window, { blocked: Number(Reflect.get(window, 'blocked')) + duration - 50 })
      }
    }).observe({ type: 'longtask', buffered: true })
  })
  return page
}

/** ms by which tasks have gone over 50 ms since the page was called. */
const blockedOn = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'blocked')))

async function blockingOf(browser: Browser, address: string): Promise<number> {
  const page = await openSlow(browser)
  await page.goto(address)
  await page.waitForTimeout(WATCHED_MS)
  const blocked = await blockedOn(page)
  await page.context().close()
  return blocked
}

async function blockingOfRoom(browser: Browser, address: string): Promise<{ before: number; during: number }> {
  const page = await openSlow(browser)
  await page.goto(address)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  const before = await blockedOn(page)
  await page.waitForTimeout(WATCHED_MS)
  const during = (await blockedOn(page)) - before
  await page.context().close()
  return { before, during }
}

async function liveRoom(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api${listLives.path}`, {
    method: listLives.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 1 }),
  })
  // oxlint-disable-next-line no-unsafe-type-assertion -- the contract of the call
  const { data } = (await answer.json()) as { data: { list: { id: number; status: number }[] } }
  const live = data.list.find(({ status }) => status === 1)
  if (!live) throw new Error('no session is live')
  return `${origin}/activity.html#/live?id=${live.id}`
}

/** How long each public page and a live room, before it plays and while it does, hold the reader up against home. */
export async function benchBlocking(): Promise<Row[]> {
  const fair = await startFair()
  const browser = await launchBrowser()
  const room = await liveRoom(fair.origin)
  const found = new Map<string, number[]>()
  const note = (what: string, blocked: number) => found.set(what, [...(found.get(what) ?? []), blocked])
  const pages = entries
    .map(({ html }) => html)
    .filter((html) => !NEEDS_SESSION.has(html))
    .slice(0, PAGES_MAX)
  for (let run = 0; run < RUNS; run += 1) {
    for (const html of pages) note(html, await blockingOf(browser, `${fair.origin}/${html}.html`))
    const { before, during } = await blockingOfRoom(browser, room)
    note('a live room before it plays', before)
    note('a live room while it plays', during)
  }
  const home = Math.max(1, median(found.get('index') ?? []))
  return [...found]
    .filter(([what]) => what !== 'index')
    .map(([what, blocked]) => ({
      what: `blocking time of ${what} against home`,
      measured: `${Math.round(median(blocked))} ms / ${Math.round(home)} ms`,
      value: median(blocked) / home,
      limit: LIMIT,
      better: 'less',
    }))
}
