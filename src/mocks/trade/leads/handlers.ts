import * as contract from '#contract/trade/leads/endpoints.ts'
import { checkLead, checkLeadNote, leadStates } from '#contract/trade/leads/rules.ts'
import type { Dealing, Lead, TimelineEntry, WholeLead } from '#contract/trade/leads/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { containsText, paginate, sortRows } from '#src/mocks/core/paginate.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { leads as rows, members, type MockLead } from './leads'
import { entriesFor } from './timeline'

const mate = (id: number | null, language: Language) => {
  const found = byIdOf(members, id)
  return found ? { id: found.id, name: say(language, found.name) } : null
}
const mates = (language: Language) => members.map(({ id, name }) => ({ id, name: say(language, name) }))

export function presentLead(one: MockLead, language: Language): Lead {
  const { contacts: _, noteList, ownerId, name, ...rest } = one
  return { ...rest, name: say(language, name), owner: mate(ownerId, language), notes: noteList.length }
}

function presentWhole(one: MockLead, language: Language, token: string): WholeLead {
  const reader = Number(accountOfToken(token).userId)
  const noteList = one.noteList.map((note) => ({
    ...note,
    by: mate(note.by, language)?.name ?? '',
    own: note.by === reader,
  }))
  return { ...presentLead(one, language), contacts: one.contacts, noteList, members: mates(language) }
}

const find = (id: number): MockLead => rows.find((one) => one.id === id) ?? refuse('LeadNotFound')

/** The moment and the kind of a cursor, which here counts what was read. */
const PAGE_END = '2031-01-01T00:00:00.000000Z|offer'

/** The entries after a cursor. */
function pageOf(entries: TimelineEntry[], { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const from = Number(cursor?.split('|')[2] ?? 0)
  const end = from + limit
  return { list: entries.slice(from, end), next: end < entries.length ? `${PAGE_END}|${end}` : '' }
}

/** The contacts of the buyer of the mock fair; the others have none yet. */
function dealingsOf(token: string, language: Language): Dealing[] {
  if (accountOfToken(token).userId !== '6') return []
  const kinds = ['appointment', 'meeting', 'demand'] as const
  return exhibitorRows.slice(0, 3).map(({ id, company, booth }, i) => ({
    id,
    company: say(language, company),
    booth,
    lastAt: minutesFromNow(-120 - i * 1_440),
    lastKind: kinds[i] ?? 'offer',
    fallbackFields: [],
  }))
}

const sortText = (one: Lead, field: string): string =>
  field === 'state' ? String(leadStates.indexOf(one.state)) : field === 'nextDay' ? one.nextDay || '9999' : one.lastAt

export const leads = [
  mock(contract.listLeads, ({ input, language }) => {
    const { state, ownerId, keyWord } = input
    const found = rows.filter(
      (one) =>
        (state === undefined || one.state === state) &&
        (ownerId === undefined || (one.ownerId ?? 0) === ownerId) &&
        containsText(keyWord, ...one.name, one.company, one.nextStep, ...one.noteList.map(({ text }) => text)),
    )
    const shown = found.map((one) => presentLead(one, language))
    return { ...paginate(sortRows(shown, input.sort, sortText), input), members: mates(language) }
  }),
  mock(contract.getLead, ({ input, language, token }) => presentWhole(find(input.id), language, token)),
  mock(contract.saveLead, ({ input, language, token }) => {
    const one = find(input.id)
    refuseBreaches(checkLead(input))
    if (one.version !== input.version) return refuse('LeadChanged')
    const { state, nextStep, nextDay, ownerId } = input
    Object.assign(one, { state, nextStep, nextDay, ownerId, version: one.version + 1 })
    return presentWhole(one, language, token)
  }),
  mock(contract.addLeadNote, ({ input, language, token }) => {
    const one = find(input.id)
    if (checkLeadNote(input)['text']) return refuse('BadInput', { detail: 'text' })
    const id = Math.max(0, ...rows.flatMap(({ noteList }) => noteList.map((note) => note.id))) + 1
    const by = Number(accountOfToken(token).userId)
    one.noteList = [{ id, text: input.text.trim(), by, at: new Date().toISOString() }, ...one.noteList]
    return presentWhole(one, language, token)
  }),
  mock(contract.removeLeadNote, ({ input, token }) => {
    const reader = Number(accountOfToken(token).userId)
    const one =
      rows.find(({ noteList }) => noteList.some(({ id, by }) => id === input.id && by === reader)) ??
      refuse('LeadNoteNotFound')
    one.noteList = one.noteList.filter(({ id }) => id !== input.id)
    return {}
  }),
  mock(contract.listLeadTimeline, ({ input, language }) => {
    const one = find(input.id)
    const all = entriesFor({ language, reader: 'exhibitor', other: say(language, one.name) })
    return pageOf(input.id === 6 ? all : all.filter(({ kind }) => kind === one.lastKind).slice(0, 1), input)
  }),
  mock(contract.listDealings, ({ input, token, language }) =>
    paginate(
      dealingsOf(token, language).filter(({ company }) => containsText(input.keyWord, company)),
      input,
    ),
  ),
  mock(contract.listDealingTimeline, ({ input, token, language }) => {
    const seller = dealingsOf(token, language).find(({ id }) => id === input.id) ?? refuse('LeadNotFound')
    const { company } = seller
    return { ...pageOf(entriesFor({ language, reader: 'buyer', other: company }), input), company }
  }),
]
