import { useSyncExternalStore } from 'react'

const PHONE = '(pointer: coarse) and (width <= 860px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the page is read on a phone: a touch screen that is not wide. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches)
