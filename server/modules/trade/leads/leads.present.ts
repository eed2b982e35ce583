import type { Dealing, Lead, TimelineEntry, WholeLead } from '#contract/trade/leads/schemas.ts'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import type { DealingRow } from './dealings.queries'
import type { listGivenContacts, listNotes } from './leads.queries'
import type { LeadRow } from './list.queries'
import type { EntryRow } from './timeline.queries'

const say = (of: { name: Bilingual | null; nickName: string | null } | null, language: Language): string =>
  of?.name ? pick(of.name, language) || (of.nickName ?? '') : ''

export const presentMember = (account: Pick<Account, 'id' | 'name' | 'nickName'>, language: Language) => ({
  id: account.id,
  name: say(account, language),
})

export function presentLead(row: LeadRow, language: Language): Lead {
  const { id, state, nextStep, nextDay, notes, version, given, ownerId } = row
  const owner =
    ownerId === null ? null : { id: ownerId, name: say({ name: row.ownerName, nickName: row.ownerNick }, language) }
  return {
    id,
    name: say(row, language) || (given?.name ?? ''),
    state,
    lastAt: new Date(row.at).toISOString(),
    lastKind: row.kind,
    nextStep,
    nextDay,
    owner,
    notes,
    company: given?.company ?? '',
    mail: given?.mail ?? '',
    phone: given?.phone ?? '',
    version,
  }
}

type Note = Awaited<ReturnType<typeof listNotes>>[number]
type Contact = Awaited<ReturnType<typeof listGivenContacts>>[number]

export const presentNote = (
  { note, by }: Note,
  readerId: number,
  language: Language,
): WholeLead['noteList'][number] => ({
  id: note.id,
  text: note.text,
  by: say(by, language),
  at: note.at.toISOString(),
  own: note.byAccount === readerId,
})

export const presentContact = (
  { person, number, demandId, title }: Contact,
  language: Language,
): WholeLead['contacts'][number] => ({ person, number, demandId, title: pick(title, language) })

export const presentDealing = (row: DealingRow, language: Language): Dealing => ({
  id: row.id,
  company: pick(row.company, language),
  booth: row.booth,
  lastAt: new Date(row.at).toISOString(),
  lastKind: row.kind,
  fallbackFields: fallbacks({ company: row.company }, language),
})

// oxlint-disable-next-line no-unsafe-type-assertion -- a jsonb that the statement has made of a bilingual column
const titleOf = (title: unknown, language: Language): string => (title ? pick(title as Bilingual, language) : '')

/** An entry as its reader sees it: who did it by name on the own side, as a whole on the other. */
export function presentEntry(
  row: EntryRow,
  { reader, other, language }: { reader: Side; other: string; language: Language },
): TimelineEntry {
  const { kind, id, side, own, data } = row
  const by = side === null ? '' : side === reader ? say(row.by, language) : other
  const title = 'title' in data ? { title: titleOf(data['title'], language) } : {}
  const start = typeof data['start'] === 'string' ? { start: new Date(data['start']).toISOString() } : {}
  // oxlint-disable-next-line no-unsafe-type-assertion -- as the branch of talks has made it
  const of = data['about'] as { demandId: number; title: unknown } | null | undefined
  const about = of ? { about: { ...of, title: titleOf(of.title, language) } } : {}
  // oxlint-disable-next-line no-unsafe-type-assertion -- each branch of the statement makes what its kind holds
  return {
    kind,
    id,
    at: new Date(row.at).toISOString(),
    side,
    by,
    own,
    ...data,
    ...title,
    ...start,
    ...about,
  } as TimelineEntry
}
