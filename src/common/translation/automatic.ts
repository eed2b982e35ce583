import { useCallback, useSyncExternalStore } from 'react'
import { local } from '../session/storage'

/** conversations that are remembered as translated automatically */
const REMEMBERED_MAX = 100

const listeners = new Set<() => void>()

const readRemembered = (): string[] => local.get('translatedConversations') ?? []

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setRemembered(id: string, on: boolean): void {
  const others = readRemembered().filter((one) => one !== id)
  local.set('translatedConversations', (on ? [...others, id] : others).slice(-REMEMBERED_MAX))
  for (const listener of listeners) listener()
}

/**
 * Whether what is written under an id, such as a conversation, is translated automatically; what differs from `byDefault` is
 * remembered in this browser.
 */
export function useAutomatic(
  id: string,
  byDefault = false,
): [isAutomatic: boolean, setAutomatic: (on: boolean) => void] {
  const isRemembered = useSyncExternalStore(subscribe, () => readRemembered().includes(id))
  return [
    isRemembered !== byDefault,
    useCallback((on: boolean) => setRemembered(id, on !== byDefault), [id, byDefault]),
  ]
}
