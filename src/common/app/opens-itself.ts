import { chinaDay } from '#contract/core/china-time.ts'
import { local } from '../session/storage'

/** What may open over home without being requested, in the order of their turns. */
const order = ['animation', 'adverts', 'signUp'] as const
export type OpensItself = (typeof order)[number]

const today = (): string => chinaDay(new Date())

/** What may open by itself now, next in turn first: one of them, once a day for a browser (product: home). */
export function mayOpenItself(): OpensItself[] {
  const last = local.get('openedItself')
  if (last && last.day >= today()) return []
  const next = last ? order.indexOf(last.which) + 1 : 0
  return [...order.slice(next), ...order.slice(0, next)]
}

/** Notes what has opened: nothing else does so today. */
export function noteOpenedItself(which: OpensItself): void {
  local.set('openedItself', { day: today(), which })
}
