import type { Side } from '#contract/trade/appointments/rules.ts'
import type { TimelineEntry } from '#contract/trade/leads/schemas.ts'

const noteOf = (entry: TimelineEntry): string => {
  if (entry.own) return ''
  if ('note' in entry) return entry.note
  // What its writer sent in both languages is shown without a service.
  return entry.kind === 'message' && entry.translation === null ? (entry.text ?? '') : ''
}

/** The title of the demand that an entry is about. */
function titleOf(entry: TimelineEntry): string {
  if (entry.kind === 'demand' || entry.kind === 'offer' || entry.kind === 'quotation') return entry.title
  return entry.kind === 'appointment' ? (entry.about?.title ?? '') : ''
}

/** What others than the reader wrote in a timeline: notes and messages, and titles of demands, which a buyer knows as their own. */
export const writtenIn = (entries: readonly TimelineEntry[], reader: Side): string[] =>
  entries.flatMap((entry) => [noteOf(entry), ...(reader === 'buyer' ? [] : [titleOf(entry)])])

/** The account that wrote a message: of the buyer, as who answers for an exhibitor stays unnamed. */
export function writerIn(entries: readonly TimelineEntry[], buyerId: number): (text: string) => number | undefined {
  const written = new Set(entries.flatMap((one) => (one.kind === 'message' && one.side === 'buyer' ? [one.text] : [])))
  return (text) => (written.has(text) ? buyerId : undefined)
}
