import { hasPermission } from '#contract/core/permissions.ts'
import { NUMBER_FROM, PALETTE_HITS } from '#contract/operations/palette/limits.ts'
import { listPaletteTypes, paletteNeeds, type PaletteType } from '#contract/operations/palette/rules.ts'
import type { PaletteGroup, PaletteHit } from '#contract/operations/palette/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { maskNumber } from '#server/platform/mask.ts'
import { lookUpOrders, lookUpOrdersOf } from '#server/modules/commerce/orders/index.ts'
import { lookUpTicket } from '#server/modules/commerce/tickets/index.ts'
import { findRecords } from '#server/modules/fair/search/index.ts'
import { lookUpAccounts } from '#server/modules/foundation/accounts/index.ts'
import { presentAccount, seesWhole } from '#server/modules/operations/management/index.ts'
import { lookUpCases } from '#server/modules/operations/reports/index.ts'
import { lookUpEnrollments } from '#server/modules/people/enrollment/index.ts'
import { lookUpRegistrations } from '#server/modules/people/registration/index.ts'
import { presentContact } from '#server/modules/people/review/index.ts'
import { lookUpDemands } from '#server/modules/trade/demands/index.ts'
import { nameExhibitors, nameExhibits } from './records.queries'

/** Exhibitors of which sign-ups, and people of which orders are looked up. */
const NAMESAKES = 20

type Reader = Pick<Context<{ keyWord: string }>, 'db' | 'language' | 'viewer' | 'input'>
type People = Awaited<ReturnType<typeof lookUpAccounts>>

/** The number that a keyword begins; undefined where it is too short for one, or is no number. */
function toNumber(keyWord: string): string | undefined {
  const number = keyWord.toUpperCase()
  return number.length >= NUMBER_FROM && /^[0-9A-Z-]+$/.test(number) ? number : undefined
}

/** The code of a ticket, typed or scanned as its QR. */
const toCode = (keyWord: string): string | undefined => toNumber(/^YZ1\.(\w+)\./.exec(keyWord)?.[1] ?? keyWord)

async function findOrders({ db, input }: Reader, people: People): Promise<PaletteHit[]> {
  const number = toNumber(input.keyWord)
  const numbered = number === undefined ? [] : await lookUpOrders(db, number, PALETTE_HITS)
  const ofBuyers = await lookUpOrdersOf(
    db,
    people.map(({ id }) => id),
    PALETTE_HITS - numbered.length,
  )
  return [...numbered, ...ofBuyers].map((order) => ({
    id: order.id,
    title: order.number,
    subtitle: order.contactName,
    keyWord: order.number,
  }))
}

async function findTickets({ db, input, language }: Reader): Promise<PaletteHit[]> {
  const code = toCode(input.keyWord)
  const rows = code === undefined ? [] : await lookUpTicket(db, code)
  // The whole code opens the gate: it is shown to nobody but its owner.
  return rows.map((row) => ({
    id: row.orderId,
    title: `${pick(row.type, language)} ${maskNumber(row.code)}`,
    subtitle: row.order,
    keyWord: row.order,
  }))
}

function presentPeople({ language, viewer }: Reader, people: People): PaletteHit[] {
  return people.slice(0, PALETTE_HITS).map((row) => {
    const { id, name, phone, email } = presentAccount(row, 0, { language, viewer })
    const contact = phone || email
    // A mask is nothing to search for.
    return { id, title: name || contact, subtitle: contact, keyWord: name || (seesWhole(viewer) ? contact : '') }
  })
}

const hit = (id: number, title: string, subtitle: string): PaletteHit => ({ id, title, subtitle, keyWord: '' })

async function findRegistrations({ db, input, ...reader }: Reader): Promise<PaletteHit[]> {
  const rows = await lookUpRegistrations(db, input.keyWord, PALETTE_HITS)
  return rows.map((row) => {
    const { phone, email } = presentContact(row, reader)
    return hit(row.id, pick(row.name, reader.language), phone || email)
  })
}

async function findDemands({ db, input, language }: Reader): Promise<PaletteHit[]> {
  const rows = await lookUpDemands(db, input.keyWord, PALETTE_HITS)
  return rows.map(({ id, title, buyer }) => hit(id, pick(title, language), pick(buyer, language)))
}

async function findReports({ db, input }: Reader): Promise<PaletteHit[]> {
  const number = toNumber(input.keyWord)
  const rows = number === undefined ? [] : await lookUpCases(db, number, PALETTE_HITS)
  return rows.map(({ id, caseNumber, liveName }) => ({
    id,
    title: caseNumber,
    subtitle: liveName,
    keyWord: caseNumber,
  }))
}

/** Exhibitors, exhibits and sign-ups, which are found by their exhibitor. */
async function findOfFair({ db, input, language, viewer }: Reader) {
  const mayEdit = hasPermission(viewer?.userType, 'editContent')
  const mayRead = hasPermission(viewer?.userType, 'readCases')
  if (!mayEdit && !mayRead) return {}
  const found = await findRecords(db, input.keyWord, {
    exhibits: mayEdit ? PALETTE_HITS : 0,
    exhibitors: mayRead ? NAMESAKES : PALETTE_HITS,
  })
  const signedUp = mayRead ? await lookUpEnrollments(db, found.exhibitors, PALETTE_HITS) : []
  return {
    exhibitor: mayEdit ? await nameExhibitors(db, found.exhibitors.slice(0, PALETTE_HITS), language) : [],
    exhibit: await nameExhibits(db, found.exhibits, language),
    enrollment: signedUp.map(({ id, name, expo }) => hit(id, pick(name, language), pick(expo, language))),
  }
}

/** People, and orders by their number or by who ordered. */
async function findOfPeople(reader: Reader) {
  const { db, input, viewer } = reader
  const isRead = (type: PaletteType) => hasPermission(viewer?.userType, paletteNeeds[type])
  if (!isRead('account') && !isRead('order')) return {}
  const people = await lookUpAccounts(db, { ...input, whole: seesWhole(viewer), limit: NAMESAKES })
  return {
    account: isRead('account') ? presentPeople(reader, people) : [],
    order: isRead('order') ? await findOrders(reader, people) : [],
  }
}

const searches: { [Type in PaletteType]?: (reader: Reader) => Promise<PaletteHit[]> } = {
  ticket: findTickets,
  registration: findRegistrations,
  demand: findDemands,
  report: findReports,
}

/** What the console has of a keyword, in the groups that its reader may open. */
export async function searchConsole(reader: Reader): Promise<PaletteGroup[]> {
  const types = listPaletteTypes(reader.viewer?.userType)
  if (reader.input.keyWord === '' || types.length === 0) return []
  const found: Partial<Record<PaletteType, PaletteHit[]>> = {
    ...(await findOfFair(reader)),
    ...(await findOfPeople(reader)),
  }
  for (const type of types) found[type] ??= (await searches[type]?.(reader)) ?? []
  return types.flatMap((type) => {
    const hits = found[type] ?? []
    return hits.length === 0 ? [] : [{ type, hits }]
  })
}
