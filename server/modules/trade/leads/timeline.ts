import type { listDealingTimeline, listLeadTimeline } from '#contract/trade/leads/endpoints.ts'
import type { TimelineEntry } from '#contract/trade/leads/schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findDealing } from './dealings.queries'
import { presentEntry, presentLead } from './leads.present'
import { findLeadRow } from './list.queries'
import { type Cursor, type EntryRow, listEntries, type Reading } from './timeline.queries'

/** Names the entry where a page ends. */
const writeCursor = ({ at, kind, id }: EntryRow): string => `${at}|${kind}|${id}`

/** As `writeCursor` has written it, which the contract checks; undefined: the list begins. */
function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  const [at = '', kind = '', id = ''] = text.split('|')
  return { at, kind, id: Number(id) }
}

interface Page {
  list: TimelineEntry[]
  next: string
}

async function readPage(
  { db, input, language }: Context<{ cursor?: string | undefined; limit: number }>,
  reading: Reading,
  other: string,
): Promise<Page> {
  const { limit } = input
  const rows = await listEntries(db, reading, { cursor: readCursor(input.cursor), limit: limit + 1 })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const list = rows.slice(0, limit).map((row) => presentEntry(row, { reader: reading.reader, other, language }))
  return { list, next: last ? writeCursor(last) : '' }
}

/** Everything with somebody as the viewer's exhibitor may see it. Throws LeadNotFound. */
export async function readLeadTimeline(context: Context<ParsedInputOf<typeof listLeadTimeline>>): Promise<Page> {
  const { db, input, language } = context
  const { id: readerId, exhibitorId, userType } = await getViewerAccount(context)
  const row = exhibitorId === null ? undefined : await findLeadRow(db, exhibitorId, input.id)
  if (!row || exhibitorId === null) throw fail('LeadNotFound')
  const reading: Reading = {
    exhibitorId,
    buyerId: input.id,
    reader: 'exhibitor',
    readerId,
    // They have turned to it by more than a card that was withdrawn.
    seesCollected: row.name !== null || row.given !== null,
    seesTexts: hasPermission(userType, 'answerVisitors'),
  }
  return readPage(context, reading, presentLead(row, language).name)
}

/** The timeline with an exhibitor as the viewing buyer may see it. Throws LeadNotFound. */
export async function readDealingTimeline(
  context: Context<ParsedInputOf<typeof listDealingTimeline>>,
): Promise<Page & { company: string }> {
  const { db, input, language } = context
  const { id: buyerId } = await getViewerAccount(context)
  const row = await findDealing(db, buyerId, input.id)
  if (!row) throw fail('LeadNotFound')
  const company = pick(row.company, language)
  const sees = { seesCollected: true, seesTexts: true }
  const own = { ...sees, exhibitorId: input.id, buyerId, reader: 'buyer', readerId: buyerId } as const
  return { ...(await readPage(context, own, company)), company }
}
