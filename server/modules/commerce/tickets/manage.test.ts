import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { errors } from '#contract/catalog/errors.ts'
import type { Language } from '#contract/core/language.ts'
import { placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import { listManagedTicketTypes, saveTicketType } from '#contract/commerce/tickets/endpoints.ts'
import type { ManagedTicketType, TicketTypeDocument } from '#contract/commerce/tickets/schemas.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { newHolder, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { serviceNamed, wholeServiceOrder } from '#tests/setup/money/services.ts'
import { useServer } from '#tests/setup/server.ts'
import { ticketTypes } from './tickets.schema'
import { typeRuleTexts } from '#contract/commerce/tickets/type-rule-texts.ts'

const server = useServer('demo')
const asOrganizer = () => signedInAs(server(), userTypes.organizer)

async function typeOf(name: string): Promise<ManagedTicketType> {
  const { types } = (await server().ask(listManagedTicketTypes, {}, { headers: await asOrganizer() })).data
  const type = types.find((one) => one.name.en === name)
  if (!type) throw new Error(`no type ${name}`)
  return type
}

/** Saves a type that stands, as it is but for what is changed. */
async function change(seen: ManagedTicketType, over: Partial<TicketTypeDocument>, language: Language = 'zh-CN') {
  const { id, version, sale: _, sold: __, waiting: ___, ...document } = seen
  const headers = await asOrganizer()
  return server().ask(saveTicketType, { id, version, type: { ...document, ...over } }, { headers, language })
}

describe('badges', () => {
  it.each([
    ['zh-CN', '证件须实名，请开启“实名购票”'],
    ['en-US', typeRuleTexts['badge.nameless'].en],
  ] as const)('always have real names, which is reported by the field: %s', async (language, message) => {
    const refused = await change(await typeOf('Exhibitor badge'), { realName: false }, language)
    expect(refused.data).toMatchObject({ fields: [{ field: 'input.type.realName', message }] })
  })

  it('are ordered with the names of their holders, whatever an older row says of their type', async () => {
    const { id } = await typeOf('Exhibitor badge')
    await server().database.write((db) => db.update(ticketTypes).set({ realName: false }).where(eq(ticketTypes.id, id)))
    const badges = await serviceNamed(server(), 'Exhibitor badges')
    expect(badges.badge?.realName).toBe(true)
    const headers = await signedInAs(server(), userTypes.exhibitor)
    const order = async (holders: ReturnType<typeof newHolder>[]) =>
      server().ask(placeServiceOrder, wholeServiceOrder(badges, { quantity: 2, holders }), { headers })
    expect((await order([newHolder()])).data).toMatchObject({ fields: [{ field: 'input.holders' }] })
    expect((await order([newHolder(), newHolder()])).code).toBe(0)
    // And it is not stuck: whoever saves it asks for them from then on.
    const saved = await change(await typeOf('Exhibitor badge'), { realName: true, halted: true })
    expect(saved.data).toMatchObject({ realName: true, halted: true })
  })
})

describe('real names', () => {
  const order = async (name: string) => {
    const type = await typeNamed(server(), name)
    await placed(server(), await signedInAs(server(), userTypes.buyer), wholeOrder(type))
  }
  const set = async (name: string, realName: boolean, language?: Language) =>
    change(await typeOf(name), { realName }, language)

  it('can be requested until something is held or sold, and then not: tickets without names would open no gate', async () => {
    const name = 'One-day ticket'
    for (const realName of [false, true, false]) expect((await set(name, realName)).code).toBe(0)
    await order(name)
    for (const language of ['zh-CN', 'en-US'] as const) {
      const { code, msg, data } = await set(name, true, language)
      expect([code, Object(data).field]).toEqual([errors.NamesTooLate.code, 'realName'])
      expect(msg).toBe(errors.NamesTooLate[language === 'zh-CN' ? 'zh' : 'en'])
    }
    expect((await change(await typeOf(name), { halted: true })).data).toMatchObject({ realName: false, halted: true })
  })

  it('can be waived at any time', async () => {
    await order('Three-day pass')
    expect((await set('Three-day pass', false)).data).toMatchObject({ realName: false })
  })
})
