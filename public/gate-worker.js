// Keeps the files of the organizer's page, so that a gate opens again without a network. It knows the page and its files
// alone: no call and no answer of one ever passes through here.
const KEPT = 'gate-page'
const PAGE = '/organizer.html'
// ms for which the network is waited for when the page is kept
const WAIT = 4000

const isFile = (path) => /^\/(assets\/|\w+\.svg$)/.test(path)

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const findKept = (path) => caches.match(path, { cacheName: KEPT, ignoreVary: true })

/** The newest page that can be had: the kept one where the network does not answer. */
async function answerPage(request) {
  const kept = await findKept(PAGE)
  const asked = fetch(request)
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

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(answerPage(request))
  } else if (isFile(pathname)) event.respondWith(answerFile(request, pathname))
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
  // A newer build came between: its page is kept by the next window, with its own files.
  if (!page.ok || !needed.every((path) => files.includes(path))) return
  await cache.put(PAGE, page)
  const known = new Set([PAGE, ...files])
  for (const { url } of await cache.keys()) if (!known.has(new URL(url).pathname)) await cache.delete(url)
}

addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep))
})
