import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hasPermission, userTypes } from '#contract/core/permissions.ts'
import { searchConsole } from '#contract/operations/palette/endpoints.ts'
import { listPaletteTypes, paletteNeeds, paletteTypes, type PaletteType } from '#contract/operations/palette/rules.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { addRegistrationCase } from '#tests/setup/cases.ts'
import { placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { feedback } from '#tests/setup/people/feedback.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'

const server = useServer('demo')

async function search(keyWord: string, userType: number = userTypes.organizer, language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const answer = await server().ask(
    searchConsole,
    { keyWord },
    { language, headers: await signedInAs(server(), userType) },
  )
  expect(answer.code).toBe(0)
  return answer.data
}

const hitsOf = async (type: PaletteType, ...parameters: Parameters<typeof search>) =>
  (await search(...parameters)).find((group) => group.type === type)?.hits ?? []

/** The account of a type, as it is stored. */
async function account(userType: number) {
  const { userid } = await signedInAs(server(), userType)
  const [row] = await server()
    .database.db.select()
    .from(accounts)
    .where(eq(accounts.id, Number(userid)))
  if (!row) throw new Error('no account')
  return row
}

describe('a keyword', () => {
  it.each([
    ['家具', 'zh-CN', '苏州笋木家具有限公司'],
    ['sunmu furnitre', 'en-US', 'Suzhou Sunmu Furniture Co., Ltd.'],
  ] as const)('%s finds an exhibitor as the search of visitors does', async (keyWord, language, name) => {
    const hits = await hitsOf('exhibitor', keyWord, userTypes.organizer, language)
    expect(hits.map(({ title }) => title)).toContain(name)
    expect(await hitsOf('exhibitor', keyWord, userTypes.reviewer, language)).toEqual([])
  })

  it('finds at most five exhibits, each with its exhibitor', async () => {
    const hits = await hitsOf('exhibit', '纸')
    expect(hits).toHaveLength(5)
    for (const { title, subtitle } of hits) {
      expect(title).toContain('纸')
      expect(subtitle).not.toBe('')
    }
  })

  it.each(['沈砚秋', '砚秋', '沈', 'shen yanq', 'YANQIU'])('%s finds a person by either name', async (keyWord) => {
    const { id } = await account(userTypes.exhibitor)
    expect((await hitsOf('account', keyWord)).map((hit) => hit.id)).toContain(id)
  })

  it.each(['13800138001', '+86 138-0013-8001', '1380013800 1', 'exhibitor@demo.yunzhan.example', 'EXHIBITOR@demo'])(
    '%s finds a person by phone or address, for who sees them whole',
    async (keyWord) => {
      const { id } = await account(userTypes.exhibitor)
      expect((await hitsOf('account', keyWord)).map((hit) => hit.id)).toContain(id)
      for (const userType of [userTypes.staff, userTypes.supervisor]) {
        expect(await hitsOf('account', keyWord, userType)).toEqual([])
      }
    },
  )

  it('shows contacts masked to who may not see them', async () => {
    const [whole] = await hitsOf('account', '沈砚秋')
    const [masked] = await hitsOf('account', '沈砚秋', userTypes.staff)
    expect(whole?.subtitle).toBe('13800138001')
    expect(masked).toMatchObject({ id: whole?.id, title: '沈砚秋', subtitle: '138****8001', keyWord: '沈砚秋' })
  })

  it('finds an order by its number and its buyer, and a ticket by its code, which is never shown', async () => {
    const headers = await signedInAs(server(), userTypes.buyer)
    const order = await placed(server(), headers, wholeOrder(await typeNamed(server(), 'One-day ticket')))
    const [ticket] = await server().database.db.select().from(tickets).where(eq(tickets.orderId, order.id))
    const code = ticket?.code ?? ''
    for (const keyWord of [order.number, order.number.toLowerCase()]) {
      expect(await hitsOf('order', keyWord)).toMatchObject([{ id: order.id, title: order.number }])
    }
    const buyer = await account(userTypes.buyer)
    expect((await hitsOf('order', buyer.name.zh)).map(({ id }) => id)).toContain(order.id)
    expect(await hitsOf('ticket', code.slice(0, -1))).toEqual([])
    for (const keyWord of [code, code.toLowerCase(), `YZ1.${code}.${'x'.repeat(20)}`]) {
      const hits = await hitsOf('ticket', keyWord)
      expect(hits).toMatchObject([{ id: order.id, subtitle: order.number }])
      expect(JSON.stringify(hits)).not.toContain(code)
    }
  })

  it('finds registrations by name, sign-ups by exhibitor, requests by title, cases by number', async () => {
    const registration = await addRegistrationCase(server(), { phone: '+8613955667788' })
    expect((await hitsOf('registration', registration.name.zh)).map(({ id }) => id)).toContain(registration.id)
    const [masked] = await hitsOf('registration', registration.name.zh, userTypes.staff)
    expect(masked?.subtitle).toBe('139****7788')
    expect((await hitsOf('demand', '茶空间')).map(({ title }) => title)).toContain('茶空间用青瓷茶具')
    expect(await hitsOf('demand', 'celadon tea', userTypes.reviewer, 'en-US')).toHaveLength(1)
    const { caseNumber } = await feedback(server).sent()
    expect(await hitsOf('report', caseNumber.slice(0, 14))).toMatchObject([{ title: caseNumber, keyWord: caseNumber }])
  })

  it.each(['', '   ', '%', '_', '\\', '!!!', '🎉', ':*', '& |', '%%%%', '()'])(
    'of no word, as %j, finds nothing and breaks nothing',
    async (keyWord) => {
      expect(await search(keyWord)).toEqual([])
    },
  )

  it.each(["'", "o'neil", '<b>', 'a:*b', 'x & !y', '陈🎉', '青\\瓷', 'T%', 'ＡＢ', '१२३', 'é', '字'.repeat(100)])(
    'of signs and words, as %j, is answered',
    async (keyWord) => {
      expect(await search(keyWord)).toBeInstanceOf(Array)
    },
  )

  it('is refused where it is too long', async () => {
    const headers = await signedInAs(server(), userTypes.organizer)
    const { code } = await server().ask(searchConsole, { keyWord: '字'.repeat(65_536) }, { headers })
    expect(code).not.toBe(0)
  })
})

describe('the groups', () => {
  it.each(Object.entries(userTypes))('of %s belong to screens that it may open', async (_, userType) => {
    for (const keyWord of ['青瓷', '陈', '茶', 'JB20', 'T20']) {
      for (const { type, hits } of await search(keyWord, userType)) {
        expect(hasPermission(userType, paletteNeeds[type])).toBe(true)
        expect(hits.length).toBeGreaterThan(0)
      }
    }
  })

  it('are all for the organizer and none for visitors', () => {
    expect(listPaletteTypes(userTypes.organizer)).toEqual(paletteTypes)
    expect(listPaletteTypes(userTypes.buyer)).toEqual([])
    expect(listPaletteTypes(undefined)).toEqual([])
  })
})
