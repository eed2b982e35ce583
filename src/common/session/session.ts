import { useSyncExternalStore } from 'react'
import { local, session, type StoredUser } from './storage'

export interface SignedIn {
  user: StoredUser
  token: string
}

const listeners = new Set<() => void>()
let snapshot: SignedIn | null | undefined

function read(): SignedIn | null {
  const user = local.get('userInfo')
  const token = local.get('token')
  return local.get('isSignIn') && user && token ? { user, token } : null
}

function publish(): void {
  snapshot = read()
  for (const listener of listeners) listener()
}

/** Who is signed in, or null. */
export function getSession(): SignedIn | null {
  snapshot ??= read()
  return snapshot
}

/** Writes every key that the spec names for a signed-in reader (spec: common §3). */
export function signIn({ user, token }: SignedIn): void {
  local.set('token', token)
  local.set('tokenKey', token)
  local.set('userId', user.userId)
  local.set('user_key', { userId: user.userId, token })
  local.set('userInfo', user)
  local.set('isSignIn', true)
  publish()
}

/** Clears the login in this tab; the storage event clears it in the others. */
export function clearLogin(): void {
  local.remove('token', 'tokenKey', 'userId', 'user_key', 'userInfo', 'isSignIn', 'currentRole')
  session.remove('exhibitionActivitiesId')
  publish()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const onSession = subscribe

/** Loads what only who is signed in needs: now, or with the login; what was lost on the way is fetched at the next one. */
export function onceSignedIn(load: () => Promise<unknown>): void {
  const follow = () => {
    if (!getSession()) return
    stop()
    load().catch(() => void (stop = subscribe(follow)))
  }
  let stop = subscribe(follow)
  follow()
}

export function useSession(): SignedIn | null {
  return useSyncExternalStore(subscribe, getSession)
}

/** Signing in or out in one tab is seen by all. `key` is null when everything was cleared. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === null || event.key === 'isSignIn' || event.key === 'token') publish()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
