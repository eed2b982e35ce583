import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { nameOf, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { listPersonalData } from '#server/modules/operations/privacy/index.ts'
import { personalData as register } from '#server/domains/personal-data.ts'
import type { Db } from '#server/platform/db/db.ts'

const personalData = listPersonalData(register)

/** Who touches everything, by texts that stand nowhere else. */
export const marks = {
  name: 'Zorblatt Quuxington',
  phone: '+8613987654321',
  email: 'zorblatt@quuxington.example',
  idNumber: 'E98765432',
}
/** What names the person, and what they have typed otherwise. */
const MARK = `${marks.name} ${marks.phone} ${marks.email} ${marks.idNumber}`
export const typed = 'xylophonic-jabberwock'

type Row = Record<string, unknown>

const referenceOf = (table: PgTable, column: Column) =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .find(({ columns }) => columns.some((one) => one.name === column.name))

let made = 0

/** A value that the column takes and that nothing else has. */
function valueOf(column: Column, mark: string): unknown {
  made += 1
  const type = column.getSQLType()
  if (column.enumValues && column.enumValues.length > 0) return column.enumValues[0]
  if (type.endsWith('[]')) return []
  if (type === 'jsonb') return { zh: mark, en: mark }
  if (type.startsWith('text')) return `${mark} ${made}`
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2026, 0, 1) + made * 3_600_000)
  if (type === 'date') return '2026-01-01'
  if (type === 'boolean') return false
  return 1 + (type === 'smallint' ? made % 30_000 : made)
}

/** Fills any table with rows that hold together, by its schema alone. */
export function planting(db: Db, other: number) {
  const known = new Map<string, Row>()

  /** A row that others may refer to. */
  async function aRow(table: PgTable): Promise<Row> {
    const found = known.get(getTableName(table)) ?? (await db.select().from(table).limit(1))[0] ?? (await plant(table))
    known.set(getTableName(table), found)
    return found
  }

  async function plant(
    table: PgTable,
    over: Row = {},
    markOf: (key: string) => string = () => 'somebody',
  ): Promise<Row> {
    const row: Row = {}
    for (const [key, column] of Object.entries(getTableColumns(table))) {
      if (key in over || column.generatedIdentity || column.getSQLType() === 'uuid') continue
      const reference = referenceOf(table, column)
      if (reference) {
        if (!column.notNull) continue
        if (getTableName(reference.foreignTable) === 'account') row[key] = other
        else {
          const place = reference.columns.findIndex((one) => one.name === column.name)
          const target = await aRow(reference.foreignTable)
          const [selected] = Object.entries(getTableColumns(reference.foreignTable)).find(
            ([, one]) => one.name === reference.foreignColumns[place]?.name,
          ) ?? ['id']
          row[key] = target[selected]
        }
      } else if (column.notNull ? !column.hasDefault || isText(column) : isText(column))
        row[key] = valueOf(column, markOf(key))
    }
    const [added] = await db
      .insert(table)
      .values({ ...row, ...over })
      .returning()
    if (!added) throw new Error(`nothing was planted in ${getTableName(table)}`)
    return added
  }
  return { aRow, plant }
}

const isText = (column: Column) =>
  /^(text|jsonb)/.test(column.getSQLType()) && !column.getSQLType().endsWith('[]') && !column.enumValues?.length

const keyOf = (table: PgTable, name: string): string =>
  Object.entries(getTableColumns(table)).find(([, column]) => column.name === name)?.[0] ?? name

/** Lets a person have a row of every entry of the register. Gives what was planted, by the entry's name. */
export async function touchEverything(db: Db, person: { id: number; other: number }): Promise<Map<string, Row>> {
  const { id, other } = person
  const { plant } = planting(db, other)
  const planted = new Map<string, Row>()
  const idOf = (name: string) => planted.get(name)?.['id']

  /** What is reported about rows that no column ties to the account, or that must be of one sort. */
  const overs: Record<string, () => Row> = {
    'review_event.registration': () => ({ subject: 'registration', subjectId: idOf('registration.account_id') }),
    'review_snapshot.registration': () => ({ subject: 'registration', subjectId: idOf('registration.account_id') }),
    'review_snapshot.demand': () => ({ subject: 'demand', subjectId: idOf('demand.account_id') }),
    'review_event.account': () => ({ subject: 'account', subjectId: id }),
    'verification_code.address': () => ({ address: marks.phone }),
    'one_time.value': () => ({ value: marks.email }),
    'attempt.bucket': () => ({ bucket: `code:${marks.phone}` }),
    'outbox.address': () => ({ address: marks.email, parameters: [MARK] }),
    'analytics_event.userId': () => ({ event: { userId: String(id), url: MARK } }),
    'demand.account_id': () => ({ document: { contactPerson: MARK, contactNumber: MARK, supplement: typed } }),
    'quotation.buyer': () => ({
      offerId: idOf('offer.account_id'),
      terms: { buyer: { person: MARK, number: MARK }, note: typed },
    }),
    'demand.unshown': () => ({ accountId: id }),
    'approved_demand.contact': () => ({ demandId: idOf('demand.account_id'), pictures: [] }),
    'offer.account_id': () => ({ demandId: idOf('demand.account_id'), exhibitIds: [] }),
    'appointment_outcome.by_account.buyer': () => ({ side: 'buyer' }),
    'appointment_outcome.by_account': () => ({ side: 'exhibitor' }),
    'minutes_line.by_account': () => ({ appointmentId: planted.get('meeting_minutes.changed_by')?.['appointmentId'] }),
    'appointment_availability.members': () => ({ memberIds: [id], exhibitorId: 2 }),
    'payment.own': () => ({ orderId: idOf('sales_order.account_id') }),
    'refund.own': () => ({ orderId: idOf('sales_order.account_id'), state: 'succeeded' }),
    'transfer.own': () => ({ orderId: idOf('sales_order.account_id'), proofs: [] }),
    'chat_message.received': () => ({ conversationId: idOf('chat_conversation.visitor_id') }),
    'chat_message.sender_id': () => ({ conversationId: idOf('chat_conversation.visitor_id') }),
    'chat_conversation.visitor_id': () => ({ service: 'fair-of-test' }),
    'live_push_mark.visitor': () => ({ visitor: `account-${id}` }),
    'sales_order.account_id': () => ({ state: 'closed', totalFen: 3, discountFen: 0, payableFen: 3 }),
    'sales_order.sold_by': () => ({ totalFen: 3, discountFen: 0, payableFen: 3 }),
    'sales_order_line.own': () => ({
      orderId: idOf('sales_order.account_id'),
      quantity: 1,
      unitFen: 3,
      discountFen: 0,
      paidFen: 3,
    }),
    'quotation.confirmed_by': () => ({ state: 'superseded', offerId: idOf('offer.account_id') }),
    'exhibitor_lead.changed_by': () => ({ accountId: 1 }),
    'ticket.account_id': () => ({ state: 'void' }),
    'data_copy.account_id': () => ({ storageKey: 'copies/of-test', state: 'ready', until: new Date('2030-01-01') }),
    'file.owner_id.staying': () => ({ module: 'chat' }),
    'file.owner_id': () => ({ module: 'avatar', id: 'avatar-of-test', storageKey: 'avatar-of-test' }),
    'ticket_entry.by_account': () => ({ zone: 'z', ticketId: idOf('ticket.account_id') }),
    'floor_plan.changed_by': () => ({ level: 99 }),
    figure_seen: () => ({ kind: 'country', who: String(id) }),
    'departure.account_id': () => ({}),
  }

  async function plantFor(entry: PersonalData): Promise<void> {
    const name = nameOf(entry)
    const own = entry.by ? { [keyOf(entry.table, entry.by.name)]: id } : {}
    // There is one of it.
    if (name === 'transfer_account.by_account') await db.delete(entry.table)
    const personal = new Set(entry.columns.map((column) => keyOf(entry.table, column.name)))
    const isPersonal = (key: string) =>
      entry.fate === 'erase' || personal.has(key) || (entry.fate === 'strip' && key in entry.set)
    const markOf = (key: string) => (isPersonal(key) ? MARK : typed)
    planted.set(name, await plant(entry.table, { ...own, ...overs[name]?.() }, markOf))
  }
  const failures: string[] = []
  const skipped = new Set(['account.row', 'departure.account_id', 'outbox.lastLetter'])
  const first = [
    'demand.account_id',
    'registration.account_id',
    'sales_order.account_id',
    'ticket.account_id',
    'chat_conversation.visitor_id',
    'approved_demand.contact',
    'offer.account_id',
  ]
  for (const name of first) {
    const entry = personalData.find((one) => nameOf(one) === name)
    if (entry) await plantFor(entry)
  }
  for (const entry of personalData) {
    if (skipped.has(nameOf(entry)) || planted.has(nameOf(entry))) continue
    await plantFor(entry).catch((error: unknown) => {
      failures.push(`${nameOf(entry)}: ${String(Object(error).cause ?? error)}`)
    })
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
  return planted
}
