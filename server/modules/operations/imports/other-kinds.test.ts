import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listImportRows, listImports, startImport } from '#contract/operations/imports/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listManagedTicketTypes, saveTicketType } from '#contract/commerce/tickets/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { csvOf, importerOf } from '#tests/setup/imports/imports.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'

const server = useServer('demo')
const tickets = importerOf(server, 'ticketType')
const people = importerOf(server, 'account')

const managed = async () =>
  (await server().ask(listManagedTicketTypes, {}, { headers: await signedInAs(server(), userTypes.organizer) })).data

describe('types of tickets', () => {
  const heads =
    'key,name.zh,name.en,quota,kind,price,firstDay,lastDay,opens,closes,saleFrom,saleUntil,perOrder,perPerson,realName'
  const days = '2031-03-01,2031-03-02,09:00,17:00,2026-01-01,2031-03-01 12:00,5,5'
  const row = (key: string, name: string, price: string, rest = days) =>
    `${key},${name},${name} ticket,#1,days,${price},${rest},yes`

  it('are added, changed and withdrawn, at what they cost', async () => {
    const first = await tickets.applied(csvOf(heads, row('t1', '通票甲', '88.50'), row('t2', '通票乙', '10')))
    expect(first.counts).toMatchObject({ written: 2 })
    const named = async (name: string) => (await managed()).types.find((type) => type.name.zh === name)
    expect(await named('通票甲')).toMatchObject({
      fen: 8_850,
      days: { from: '2031-03-01', until: '2031-03-02' },
      shown: true,
    })
    expect((await tickets.checked(csvOf(heads, row('t1', '通票甲', '88.5')))).counts).toMatchObject({ unchanged: 1 })
    const second = await tickets.applied(csvOf('key,price', 't1,99', 't2,20'))
    expect((await named('通票甲'))?.fen).toBe(9_900)
    // Somebody changes one of them in the organizer console.
    const type = await named('通票乙')
    if (!type) throw new Error('the type was not added')
    const { id, version, sale: _sale, sold: _sold, waiting: _waiting, ...document } = type
    const headers = await signedInAs(server(), userTypes.organizer)
    await server().ask(saveTicketType, { id, version, type: { ...document, fen: 2_500 } }, { headers })
    expect((await tickets.undone(second)).counts).toMatchObject({ undone: 1, kept: 1 })
    expect([(await named('通票甲'))?.fen, (await named('通票乙'))?.fen]).toEqual([8_850, 2_500])
  })

  it('are judged as the form of the desk is', async () => {
    const of = await tickets.checked(
      csvOf(
        heads,
        row('w1', '甲', '1', '2031-03-02,2031-03-01,09:00,17:00,2026-01-01,2031-03-01,5,5'),
        row('w2', '乙', '1', '2031-3-1,2031-03-01,9am,17:00,2026-01-01,2031-03-01,5,5'),
        'w3,丙,,没有此配额,day,,,,,,,,,,',
      ),
    )
    const rows = await tickets.rows(of.id)
    expect(rows.map(({ state, reasons }) => [state, reasons.map(({ column }) => column)])).toEqual([
      ['refused', ['lastDay']],
      ['refused', ['opens']],
      ['refused', expect.arrayContaining(['quota', 'price', 'firstDay', 'saleFrom', 'perOrder'])],
    ])
  })
})

describe('people of exhibitors', () => {
  const heads = 'key,name,email,exhibitor,role,language'

  it('are invited by mail, once, and the invitation is withdrawn with the import', async () => {
    const file = csvOf(
      heads,
      'a1,林一,lin1@import.example,#1,customerService,zh',
      'a2,Ann,ann@import.example,#1,salesperson,en',
    )
    const of = await people.applied(file)
    expect(of.counts).toMatchObject({ written: 2 })
    const { db } = server().database
    const [lin] = await db.select().from(accounts).where(eq(accounts.email, 'lin1@import.example'))
    expect(lin).toMatchObject({ status: 'invited', userType: userTypes.customerService, exhibitorId: 1 })
    const sent = await db.select().from(outbox).where(eq(outbox.address, 'ann@import.example'))
    expect(sent.map(({ languageType }) => languageType)).toEqual([2])
    const again = await people.checked(file)
    expect(again.counts).toMatchObject({ unchanged: 2 })
    const other = await people.checked(
      csvOf(heads, 'a1,林二,lin1@import.example,#1,anchor,zh', 'a9,某人,ann@import.example,#1,anchor,zh'),
    )
    expect((await people.rows(other.id)).map(({ reasons }) => reasons[0]?.text)).toEqual([
      '已邀请的账号不能通过导入修改',
      '此邮箱已有账号',
    ])
    // One of them has come meanwhile.
    await server().database.write((write) =>
      write.update(accounts).set({ status: 'active' }).where(eq(accounts.email, 'ann@import.example')),
    )
    expect((await people.undone(of)).counts).toMatchObject({ undone: 1, kept: 1 })
    const [gone] = await db.select().from(accounts).where(eq(accounts.email, 'lin1@import.example'))
    expect(gone?.status).toBe('rejected')
  })

  it('are invited and read by organizers alone', async () => {
    const headers = await signedInAs(server(), userTypes.staff)
    const rows = { name: 'a.csv', size: 10 }
    const begun = await server().ask(
      startImport,
      { key: 'staff-may-not', kind: 'account', rows, pictures: null },
      { headers },
    )
    expect(begun.code).toBe(errors.NotAllowed.code)
    const of = await people.checked(csvOf(heads, 'b1,林三,lin3@import.example,#1,anchor,zh'))
    expect((await server().ask(listImportRows, { id: of.id }, { headers })).code).toBe(errors.NotAllowed.code)
    const { data } = await server().ask(listImports, { limit: 100 }, { headers })
    expect(data.list.map(({ kind }) => kind)).not.toContain('account')
  })
})
