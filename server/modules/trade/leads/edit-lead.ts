import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/trade/leads/endpoints.ts'
import { LEAD_NOTES_PER_DAY } from '#contract/trade/leads/limits.ts'
import { checkLead, checkLeadNote } from '#contract/trade/leads/rules.ts'
import type { WholeLead } from '#contract/trade/leads/schemas.ts'
import { countAttempt } from '#server/platform/auth/auth.queries.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount, listMates } from '#server/modules/foundation/accounts/index.ts'
import { addNote, listGivenContacts, listNotes, putLead, removeNote } from './leads.queries'
import { presentContact, presentLead, presentMember, presentNote } from './leads.present'
import { findLeadRow, type LeadRow } from './list.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>
const DAY_SECONDS = 86_400

interface Own {
  account: Account
  exhibitorId: number
  row: LeadRow
}

/** A lead of the viewer's exhibitor. Throws LeadNotFound. */
async function getOwn(context: Context<{ id: number }>): Promise<Own> {
  const account = await getViewerAccount(context)
  const { exhibitorId } = account
  const row = exhibitorId === null ? undefined : await findLeadRow(context.db, exhibitorId, context.input.id)
  if (!row || exhibitorId === null) throw fail('LeadNotFound')
  return { account, exhibitorId, row }
}

/** A lead with all that belongs to it. Throws LeadNotFound. */
export async function readLead(context: Context<{ id: number }>): Promise<WholeLead> {
  const { db, language } = context
  const { account, exhibitorId, row } = await getOwn(context)
  const of = { exhibitorId, accountId: row.id }
  const [notes, contacts, mates] = [
    await listNotes(db, of),
    await listGivenContacts(db, of),
    await listMates(db, exhibitorId),
  ]
  return {
    ...presentLead(row, language),
    contacts: contacts.map((contact) => presentContact(contact, language)),
    noteList: notes.map((note) => presentNote(note, account.id, language)),
    members: mates.map((mate) => presentMember(mate, language)),
  }
}

async function checkWords({ providers }: Context<unknown>, text: string, field: string): Promise<void> {
  const words = await providers.textSafety.findOffences(text)
  if (words.length > 0) throw fail('TextUnsafe', { words, field })
}

/** Throws LeadNotFound, LeadChanged, LeadOwner, TextUnsafe. */
export async function saveLead(context: Context<Input<'saveLead'>>): Promise<WholeLead> {
  const { input, language, write } = context
  const { account, exhibitorId, row } = await getOwn(context)
  const words = { nextStep: input.nextStep.trim(), nextDay: input.nextDay }
  assertFields(checkLead(words), language, 'input')
  await checkWords(context, words.nextStep, 'nextStep')
  const { state, ownerId, version } = input
  const isSaved = await write(async (db) => {
    const mates = ownerId === null ? [] : await listMates(db, exhibitorId)
    if (ownerId !== null && !mates.some(({ id }) => id === ownerId)) throw fail('LeadOwner', { field: 'ownerId' })
    const kept = { ...words, state, ownerId, changedBy: account.id }
    return putLead(db, { exhibitorId, accountId: row.id }, kept, version)
  })
  if (!isSaved) throw fail('LeadChanged')
  return readLead(context)
}

/** Throws LeadNotFound, TooManyLeadNotes, TextUnsafe. */
export async function writeNote(context: Context<Input<'addLeadNote'>>): Promise<WholeLead> {
  const { input, language, write } = context
  const { account, exhibitorId, row } = await getOwn(context)
  assertFields(checkLeadNote(input), language, 'input')
  const text = input.text.trim()
  await checkWords(context, text, 'text')
  const times = await write((db) => countAttempt(db, `leadNote:${account.id}`, DAY_SECONDS))
  if (times > LEAD_NOTES_PER_DAY) throw fail('TooManyLeadNotes')
  const note = { exhibitorId, accountId: row.id, clientKey: input.key, text, byAccount: account.id }
  await write((db) => addNote(db, note))
  return readLead(context)
}

/** Throws LeadNoteNotFound. */
export async function takeBackNote(context: Context<Input<'removeLeadNote'>>): Promise<Record<string, never>> {
  const { id, exhibitorId } = await getViewerAccount(context)
  const isRemoved = await context.write((db) => removeNote(db, context.input.id, id, exhibitorId ?? 0))
  if (!isRemoved) throw fail('LeadNoteNotFound')
  return {}
}
