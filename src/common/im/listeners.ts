import type { ImEvents } from './im-client'

type Listener = (data: never) => void

/** Who hears what. A listener that fails keeps nobody else from hearing. */
export function createListeners() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on: <Event extends keyof ImEvents>(event: Event, listener: (data: ImEvents[Event]) => void): (() => void) => {
      const own = listeners.get(event) ?? new Set<Listener>()
      listeners.set(event, own.add(listener))
      return () => void own.delete(listener)
    },
    /** `data` is what the contract says of the event. */
    emit: (event: string, data: unknown): void => {
      for (const listener of listeners.get(event) ?? []) {
        // oxlint-disable-next-line no-unsafe-type-assertion -- `on` ties listeners to the event's data
        listener(data as never)
      }
    },
  }
}
