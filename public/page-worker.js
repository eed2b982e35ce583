// Keeps a page, the files that it has fetched and the answers of a few public calls, so that it opens again without a
// network. Its address names them: `?page=/organizer.html&calls=/api/first/,/api/second`. No other call and no answer of one
// ever passes through here.
const parameters = new URL(location.href).searchParams
const PAGE = parameters.get('page') ?? ''
const CALLS = (parameters.get('calls') ?? '').split(',').filter(Boolean)
const KEPT = `page ${PAGE}`
// ms for which the network is waited for when the page, or an answer, is kept
const WAIT = 4000

const isFile = (path) => /^\/(assets\/|\w+\.svg$)/.test(path)
const isCall = (path) => CALLS.some((start) => path.startsWith(start))

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const findKept = (key) => caches.match(key, { cacheName: KEPT, ignoreVary: true })

/** The network's answer, or what is kept where it does not come in time. */
async function newest(asked, key) {
  const kept = await findKept(key)
  if (!kept) return asked
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), WAIT))
  return Promise.race([asked.catch(() => kept), late])
}

/** A file under a name that changes with its content; others are asked for first. */
async function answerFile(request, path) {
  const isHashed = path.startsWith('/assets/')
  const kept = await findKept(path)
  if (kept && isHashed) return kept
  return fetch(request).catch((error) => kept ?? Promise.reject(error))
}

/** What an answer is kept as: there is one in each language. */
function keyOfCall({ url, headers }) {
  const key = new URL(url)
  key.searchParams.set('kept-language', headers.get('language') ?? '')
  return key.href
}

/** Asks the network and keeps its answer, also one that comes later than the page waits. */
async function askAndKeep(request) {
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    const cache = await caches.open(KEPT)
    await cache.put(keyOfCall(request), copy)
  }
  return answer
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(newest(fetch(request), PAGE))
  } else if (isFile(pathname)) event.respondWith(answerFile(request, pathname))
  // A preview is a draft, for whoever has its link.
  else if (isCall(pathname) && !request.headers.get('preview')) {
    const asked = askAndKeep(request)
    event.waitUntil(asked.catch(() => undefined))
    event.respondWith(newest(asked, keyOfCall(request)))
  }
})

/** Keeps the files of a page that stands, and the page itself where it is made of nothing else; what is older goes. */
async function keep(paths) {
  const cache = await caches.open(KEPT)
  const files = paths.filter(isFile)
  const missing = []
  for (const path of files) if (!(await findKept(path))) missing.push(path)
  await cache.addAll(missing)
  const page = await fetch(PAGE, { cache: 'no-cache' })
  const text = await page.clone().text()
  const needed = [...text.matchAll(/["'](\/assets\/[^"']+)["']/g)].map(([, path]) => path)
  // A newer build came between: its page is kept by the next window, with its own files. Files of a CDN are not kept.
  if (!page.ok || needed.length === 0 || !needed.every((path) => files.includes(path))) return
  await cache.put(PAGE, page)
  const known = new Set([PAGE, ...files])
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (!known.has(pathname) && !isCall(pathname)) await cache.delete(url)
  }
}

/** Asks again for what the page asked before this worker was there. */
async function keepAnswers(calls) {
  for (const { url, language } of calls) await askAndKeep(new Request(url, { headers: { language } }))
}

addEventListener('message', (event) => {
  const { keep: paths, calls } = event.data ?? {}
  if (Array.isArray(paths)) event.waitUntil(Promise.all([keep(paths), keepAnswers(calls ?? [])]))
})
