import { is } from 'drizzle-orm'
import { getTableConfig, integer, type PgColumn, PgTable, pgTable, text } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { accountKey } from '#server/modules/foundation/accounts/index.ts'
import { nameOf, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { listPersonalData } from '#server/modules/operations/privacy/index.ts'
import { personalData as gathered } from '#server/domains/personal-data.ts'

const personalData = listPersonalData(gathered)
const schemas = import.meta.glob<Record<string, unknown>>('../../server/**/*.schema.ts', { eager: true })
const tables = Object.values(schemas)
  .flatMap((one) => Object.values(one))
  .filter((one): one is PgTable => is(one, PgTable))

/** A column with a name that suggests a person in it. */
const SAYS_A_PERSON =
  /(^|_)(names?|named_as|phone|mobile|e?mail|address|contact|consignee|holder|nick|avatar|head_pic|payer|person|buyer_?id|id_number|given|identity|visitor)(_|$)/

/** Numbers, days and yes or no name nobody. */
const saysPerson = (column: PgColumn) =>
  SAYS_A_PERSON.test(column.name) && /^(text|jsonb)/.test(column.getSQLType()) && column.name !== 'template_name'

/** Columns that are called like a person's, of which each says something else. */
const saysNobody: Record<string, string> = {
  'analytics_event.name': 'the name of an event',
  'analytics_event.visitor_id': 'made by a browser; the account stands in the event',
  'booth_scan_seen.visitor_hash': 'a keyed hash of visitor, booth and day, which is deleted after the day',
  'check_list.name': 'a list of a gate',
  'figure_count.name': 'a page or a country',
  'figure_progress.name': 'what counts',
  'coupon.name': 'a coupon',
  'intention.name': 'an exhibit',
  'notice.name': 'which notice',
  'exhibition_service.name': 'a service',
  'ticket_quota.name': 'a quota',
  'ticket_type.name': 'a type of ticket',
  'sales_order.coupon_name': 'a coupon',
  'sales_order_line.name': 'what is sold',
  'import.rows_name': 'a file of the fair',
  'import.pictures_name': 'a file of the fair',
  'import_picture.name': 'a picture of the fair',
  'import_row.given': 'content of the fair',
  'pre_exhibitor.name': 'a company of an earlier fair',
  'pre_exhibitor.id_number': 'a keyed hash, of who has no account',
  'exhibitor.contact_name': 'published by the exhibitor',
  'exhibitor.phone': 'published by the exhibitor',
  'exhibitor.email': 'published by the exhibitor',
  'exhibitor.address': 'published by the exhibitor',
  'transfer_account.name': 'the account of the fair',
  'search_entry.name': 'an exhibit or an exhibitor',
  'search_entry.name_tokens': 'an exhibit or an exhibitor',
  'secret.name': 'a key of the servers',
}
const things = [
  'industry',
  'category',
  'expo',
  'logo',
  'hall',
  'help_group',
  'news_column',
  'opening_animation',
  'expo_group',
  'exhibit',
]
for (const one of things) saysNobody[`${one}.name`] ??= 'a thing of the fair'

const idOf = (column: PgColumn) => `${getTableConfig(column.table).name}.${column.name}`

function accountColumns(table: PgTable): string[] {
  const { name, foreignKeys } = getTableConfig(table)
  return foreignKeys
    .map((key) => key.reference())
    .filter(({ foreignTable }) => getTableConfig(foreignTable).name === 'account')
    .flatMap(({ columns }) => columns.map((column) => `${name}.${column.name}`))
}

/** What the register does not speak of, of columns that lead to a person. */
function unspoken(all: readonly PgTable[], register: readonly PersonalData[]): string[] {
  const led = new Set(register.flatMap(({ by }) => (by ? [idOf(by)] : [])))
  const messages = new Set(register.flatMap(({ columns }) => columns.map(idOf)))
  const set = register.flatMap((one) =>
    one.fate === 'strip' ? Object.keys(one.set).map((key) => idOf(Object(one.table)[key])) : [],
  )
  for (const one of set) messages.add(one)
  // Of rows that go everything goes.
  const gone = new Set(register.flatMap(({ fate, table }) => (fate === 'erase' ? [getTableConfig(table).name] : [])))
  const personal = all.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    if (gone.has(name)) return []
    return columns.filter(saysPerson).map((column) => `${name}.${column.name}`)
  })
  return [
    ...all.flatMap(accountColumns).filter((one) => !led.has(one)),
    ...personal.filter((one) => !messages.has(one) && !led.has(one) && !(one in saysNobody)),
  ]
}

describe('the register of what is kept of people', () => {
  it('is read from all schemas', () => {
    expect(tables.length).toBeGreaterThan(75)
    expect(tables.flatMap(accountColumns).length).toBeGreaterThan(75)
  })

  it('speaks of every column that refers to an account or is called like something of a person', () => {
    expect(unspoken(tables, personalData)).toEqual([])
  })

  it('misses a table that is planted', () => {
    const planted = pgTable('planted', { owner: integer().references(accountKey), phone: text(), size: text() })
    expect(unspoken([planted], personalData)).toEqual(['planted.owner', 'planted.phone'])
  })

  it('lets nothing pass that is left out of it', () => {
    const without = (name: string) =>
      unspoken(
        tables,
        personalData.filter((one) => nameOf(one) !== name),
      )
    expect(without('sales_order.account_id')).toEqual([
      'sales_order.account_id',
      'sales_order.contact_name',
      'sales_order.contact_phone',
    ])
    expect(without('delivery_address.account_id')).toContain('delivery_address.consignee')
    expect(without('ticket_entry.by_account')).toEqual(['ticket_entry.by_account'])
  })

  it('names each entry once, and no column that is not its table’s', () => {
    const names = personalData.map(nameOf)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    for (const { table, columns, hidden } of personalData) {
      for (const column of [...columns, ...hidden]) expect(column.table).toBe(table)
    }
  })

  it('excuses no column that is not there', () => {
    const all = new Set(tables.flatMap((table) => getTableConfig(table).columns.map((column) => idOf(column))))
    expect(Object.keys(saysNobody).filter((one) => !all.has(one))).toEqual([])
  })
})
