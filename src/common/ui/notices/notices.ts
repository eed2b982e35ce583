/** Messages that lie over the page: one box at a time, and short toasts. Drawn by <Notices />. */

export interface Box {
  /** Stands above the text, where there is one. */
  title: string | undefined
  text: string
  onClose: (() => void) | undefined
}
export interface Toast {
  id: number
  text: string
}
export interface NoticesState {
  box: Box | null
  toasts: readonly Toast[]
}

const TOAST_MS = 3_000

const listeners = new Set<() => void>()
let state: NoticesState = { box: null, toasts: [] }
let lastId = 0

function change(next: Partial<NoticesState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export const notices = {
  get: (): NoticesState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Opens the message box; while one is open, later ones are dropped (spec: live §8, only one alert at a time). */
export function showAlert(text: string, onClose?: () => void, title?: string): void {
  if (state.box) return
  change({ box: { title, text, onClose } })
}

export function closeAlert(): void {
  const closing = state.box
  change({ box: null })
  closing?.onClose?.()
}

/** Says something in passing, for three seconds unless told otherwise. */
export function showToast(text: string, ms = TOAST_MS): void {
  const toast = { id: ++lastId, text }
  change({ toasts: [...state.toasts, toast] })
  setTimeout(() => change({ toasts: state.toasts.filter((one) => one !== toast) }), ms)
}
