import { follow, listFollowed, listFollows, unfollow } from '#contract/trade/follows/endpoints.ts'
import { FOLLOWS_REQUESTED_MAX } from '#contract/trade/follows/limits.ts'
import { followKey, type FollowTarget } from '#contract/trade/follows/rules.ts'
import { queryClient } from '../app/query-client'
import { whenIdle } from '../app/when-idle'
import { call } from '../request/call'
import { getSession, onSession } from '../session/session'

/** What of the page's objects the reader follows: requested together once the page is ready, and changed at once. */

interface Watched {
  target: FollowTarget
  hearts: number
}

const listeners = new Set<() => void>()
const watched = new Map<string, Watched>()
/** The state on the server. */
const kept = new Map<string, boolean>()
/** What was pressed and the server has not yet taken. */
const requested = new Map<string, boolean>()
const sending = new Set<string>()
/** When each was last pressed, counted by presses: an answer to an earlier question is out of date. */
const pressedAt = new Map<string, number>()
let presses = 0
/** The wait for the page to stand; another reader begins another. */
let waiting: symbol | undefined
let reader = getSession()?.user.userId

function publish(): void {
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isFollowed(target: FollowTarget): boolean {
  const key = followKey(target)
  return requested.get(key) ?? kept.get(key) ?? false
}

async function ask(targets: readonly FollowTarget[]): Promise<void> {
  const [requester, before] = [reader, presses]
  const { followed } = await call(listFollowed, { targets: [...targets] }, { alerts: false, background: true })
  if (requester !== reader) return
  const held = new Set(followed.map(followKey))
  for (const key of targets.map(followKey)) {
    if ((pressedAt.get(key) ?? 0) <= before) kept.set(key, held.has(key))
  }
  publish()
}

/** Asks of everything on the page that is not known yet, in one call. */
async function askSoon(): Promise<void> {
  if (waiting || !getSession()) return
  const own = Symbol('wait')
  waiting = own
  await whenIdle()
  if (waiting !== own) return
  waiting = undefined
  const unknown = [...watched].flatMap(([key, { target }]) => (kept.has(key) ? [] : [target]))
  if (unknown.length === 0 || !getSession()) return
  // A failed request is repeated with the next page of objects; until then nothing is shown as followed.
  const isRequested = await ask(unknown.slice(0, FOLLOWS_REQUESTED_MAX)).then(
    () => true,
    () => false,
  )
  if (isRequested && unknown.length > FOLLOWS_REQUESTED_MAX) void askSoon()
}

/** Who logs in or out follows something else. */
onSession(() => {
  const now = getSession()?.user.userId
  if (now === reader) return
  reader = now
  kept.clear()
  requested.clear()
  pressedAt.clear()
  waiting = undefined
  publish()
  void askSoon()
})

/** Something on the page has a heart; gives the end of it. */
export function watch(target: FollowTarget): () => void {
  const key = followKey(target)
  const one = watched.get(key) ?? { target, hearts: 0 }
  one.hearts += 1
  watched.set(key, one)
  if (!kept.has(key)) void askSoon()
  return () => {
    one.hearts -= 1
    if (one.hearts === 0) watched.delete(key)
  }
}

/** Sends what is needed until the server has it; a refusal is shown by the call and reverts the change. */
async function settle(target: FollowTarget): Promise<boolean> {
  const key = followKey(target)
  if (sending.has(key)) return true
  sending.add(key)
  try {
    for (let next = requested.get(key); next !== undefined; next = requested.get(key)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await call(next ? follow : unfollow, target)
      kept.set(key, next)
      if (requested.get(key) === next) requested.delete(key)
    }
    return true
  } catch {
    requested.delete(key)
    return false
  } finally {
    sending.delete(key)
    publish()
    void queryClient.invalidateQueries({ queryKey: [listFollows.path] })
  }
}

/** Follows it or no longer; false where the server refused, which the call has shown. */
export function setFollowed(target: FollowTarget, next: boolean): Promise<boolean> {
  const key = followKey(target)
  presses += 1
  pressedAt.set(key, presses)
  requested.set(key, next)
  publish()
  return settle(target)
}

/** The other way round; a guest logs in and then follows it. */
export async function toggle(target: FollowTarget): Promise<void> {
  if (getSession()) {
    await setFollowed(target, !isFollowed(target))
    return
  }
  const { openLogin } = await import('../login/open-login')
  if (await openLogin({ reason: { to: 'follow' } })) await setFollowed(target, true)
}
