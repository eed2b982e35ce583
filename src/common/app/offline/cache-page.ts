import { getLanguage } from '../../i18n/language'

declare const __MOCKED__: boolean

interface CachedPage {
  /** Its path, such as `/organizer.html`. */
  page: string
  /** Beginnings of the paths of public calls. Their answers are cached with it, in the language that was read. */
  calls?: readonly string[]
  /** Fetches what the page has not needed yet. */
  prepare?: () => Promise<unknown>
}

/** What this page has fetched of its own origin. */
const fetched = (): URL[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)

/** What the worker has been handed: the answers after these pass through it. */
const handedOver = new Set<string>()

/** Whether the page began with the worker, and so every answer has passed through it. */
let isFromWorker: boolean | undefined

async function cache({ page, calls = [], prepare }: CachedPage): Promise<void> {
  isFromWorker ??= navigator.serviceWorker.controller !== null
  await prepare?.()
  const address = `/page-worker.js?${new URLSearchParams({ page, calls: calls.join(',') }).toString()}`
  await navigator.serviceWorker.register(address, { scope: page, updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  const files = fetched().flatMap(({ pathname }) => (/^\/(assets\/|\w+\.svg$)/.test(pathname) ? [pathname] : []))
  const isCall = (pathname: string) => !isFromWorker && calls.some((start) => pathname.startsWith(start))
  const answers = fetched().flatMap(({ href, pathname }) => (isCall(pathname) ? [href] : []))
  const language = getLanguage()
  const news = [...new Set(answers)].filter((url) => !handedOver.has(url))
  for (const url of news) handedOver.add(url)
  const message = { files: [...new Set(files)], calls: news.map((url) => ({ url, language })) }
  // oxlint-disable-next-line require-post-message-target-origin -- a worker has no other origin
  active?.postMessage(message)
}

/**
 * Caches a page with its files in the browser, so that it opens again without a network (docs/decisions, check-in and floor
 * plans). Where the browser cannot, the open page goes on all the same. In the mock site another worker answers.
 */
export function cachePage(page: CachedPage): void {
  if (!import.meta.env.PROD || __MOCKED__ || !('serviceWorker' in navigator)) return
  cache(page).catch(() => undefined)
}
