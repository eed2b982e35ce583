import { useSyncExternalStore } from 'react'

const listen = (onChange: () => void) => {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange)
  }
}

/** Whether the browser has a network, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)
