// Caches a page, the files that it has fetched and the answers of a few public calls, so that it opens again without a
// network. Its address names them: `?page=/organizer.html&calls=/api/first/,/api/second`. No other call and no answer of one
// ever passes through here.
const parameters = new URL(location.href).searchParams
const PAGE = parameters.get('page') ?? ''
const CALLS = (parameters.get('calls') ?? '').split(',').filter(Boolean)
const CACHE = `page ${PAGE}`
// ms for which the network is waited for when the page, or an answer, is cached
const WAIT = 4000
// ms for which a call under way is joined; after that its connection may be dead, and a second one is tried as well
const JOIN = 10_000

const isFile = (path) => /^\/(assets\/|\w+\.svg$)/.test(path)
const isCall = (path) => CALLS.some((start) => path.startsWith(start))

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const findCached = (key) => caches.match(key, { cacheName: CACHE, ignoreVary: true })

/** The network's answer, or what is cached where it does not come in time. */
async function newest(asked, key) {
  const cached = await findCached(key)
  if (!cached) return asked
  const late = new Promise((resolve) => setTimeout(() => resolve(cached), WAIT))
  return Promise.race([asked.catch(() => cached), late])
}

/** A file under a name that changes with its content; others are asked for first. */
async function answerFile(request, path) {
  const isHashed = path.startsWith('/assets/')
  const cached = await findCached(path)
  if (cached && isHashed) return cached
  return fetch(request).catch((error) => cached ?? Promise.reject(error))
}

/** What an answer is cached as: there is one in each language. */
function keyOfCall({ url, headers }) {
  const key = new URL(url)
  key.searchParams.set('cached-language', headers.get('language') ?? '')
  return key.href
}

/** Marked with the time, by which a page that reads it from the cache can see how old it is. */
function markStored(answer) {
  const headers = new Headers(answer.headers)
  headers.set('stored-at', new Date().toISOString())
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/** What is not there any more is not kept either; another failure may pass. */
async function cacheAnswer(key, answer) {
  const isGone = answer.status === 404
  if (!answer.ok && !isGone) return
  const copy = isGone ? undefined : markStored(answer.clone())
  const cache = await caches.open(CACHE)
  await (copy ? cache.put(key, copy) : cache.delete(key))
}

/** Asks the network and caches its answer, also one that comes later than the page waits. */
async function askAndCache(request) {
  const answer = await fetch(request)
  // A cache that is full or broken takes nothing from a page that has the network.
  await cacheAnswer(keyOfCall(request), answer).catch(() => undefined)
  return answer
}

/** Calls that wait for the network, by what their answers are cached as. */
const underWay = new Map()

/** Asks the network; a page that shows a cached answer, and waits for the current one, joins the call that is under way. */
async function askOnce(request, isWaiting) {
  const key = keyOfCall(request)
  const earlier = isWaiting ? underWay.get(key) : undefined
  if (earlier && Date.now() - earlier.since < JOIN) return (await earlier.answer).clone()
  const asked = askAndCache(request)
  const call = { since: Date.now(), answer: earlier ? Promise.any([earlier.answer, asked]) : asked }
  underWay.set(key, call)
  try {
    return (await call.answer).clone()
  } finally {
    if (underWay.get(key) === call) underWay.delete(key)
  }
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
    const isWaiting = request.headers.get('page-worker') === 'wait'
    const asked = askOnce(request, isWaiting)
    event.waitUntil(asked.catch(() => undefined))
    event.respondWith(isWaiting ? asked : newest(asked, keyOfCall(request)))
  }
})

/** Caches the files of a page that stands, and the page itself where it is made of nothing else; what is older goes. */
async function cacheFiles(paths) {
  const cache = await caches.open(CACHE)
  const files = paths.filter(isFile)
  const missing = []
  for (const path of files) if (!(await findCached(path))) missing.push(path)
  await cache.addAll(missing)
  const page = await fetch(PAGE, { cache: 'no-cache' })
  const text = await page.clone().text()
  const needed = [...text.matchAll(/["'](\/assets\/[^"']+)["']/g)].map(([, path]) => path)
  // A newer build came between: its page is cached by the next window, with its own files. Files of a CDN are not cached.
  if (!page.ok || needed.length === 0 || !needed.every((path) => files.includes(path))) return
  await cache.put(PAGE, page)
  const known = new Set([PAGE, ...files])
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (!known.has(pathname) && !isCall(pathname)) await cache.delete(url)
  }
}

/** Asks again for what the page asked before this worker was there. */
async function cacheAnswers(calls) {
  for (const { url, language } of calls) await askAndCache(new Request(url, { headers: { language } }))
}

addEventListener('message', (event) => {
  const { files, calls } = event.data ?? {}
  if (Array.isArray(files)) event.waitUntil(Promise.all([cacheFiles(files), cacheAnswers(calls ?? [])]))
})
