import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getLoginUser } from '#contract/people/account/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import * as contract from '#contract/trade/intentions/endpoints.ts'
import { INTENTIONS_PER_DAY } from '#contract/trade/intentions/limits.ts'
import type { Intention } from '#contract/trade/intentions/schemas.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { tradeKey } from '#tests/setup/trade/trade.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { intentions } from './intentions.schema'
import { forgetAttempts, useUp } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { buyer, exhibitor, exhibitingDelegation, overseasBuyer } = userTypes

async function ask<E extends AnyEndpoint>(userType: number, endpoint: E, input: InputOf<E>, language = 'zh-CN') {
  return server().ask(endpoint, input, { headers: { ...(await signedInAs(server(), userType)), language } })
}
const seen = ({ id, version }: Intention) => ({ id, version })
const forget = () => forgetAttempts(server())

async function ownExhibit(place = 0): Promise<number> {
  const { exhibitorId } = (await ask(exhibitor, getLoginUser, {})).data
  const { list } = (await server().ask(listExhibits, { exhibitorId: exhibitorId ?? 0 })).data
  return list[place]?.exhibitsInfoId ?? 0
}
const send = async (over: object = {}, language = 'zh-CN') =>
  ask(
    buyer,
    contract.addIntention,
    { key: tradeKey(), exhibitsInfoId: await ownExhibit(), quantity: 20, price: 88.5, note: '要礼盒装', ...over },
    language,
  )
const sent = async (): Promise<Intention> => (await send()).data
const accept = { accept: true, note: '' }

describe('an intention order', () => {
  it('is accepted by the exhibitor as it was requested', async () => {
    const order = await sent()
    expect(order).toMatchObject({ state: 'sent', quantity: 20, price: 88.5, note: '要礼盒装' })
    const { data } = await ask(exhibitor, contract.listReceivedIntentions, { state: 'sent' })
    expect(data.list.map(({ id }) => id)).toContain(order.id)
    const { data: accepted } = await ask(exhibitor, contract.answerIntention, { ...seen(order), ...accept })
    expect(accepted.steps.map(({ action, by }) => [action, by])).toEqual([
      ['send', 'buyer'],
      ['accept', 'exhibitor'],
    ])
    expect((await ask(buyer, contract.cancelIntention, seen(accepted))).code).toBe(errors.IntentionNotNow.code)
  })

  it('is countered, and what the buyer accepts is the counter-offer', async () => {
    const order = await sent()
    const named = { ...seen(order), quantity: 50, price: 80, note: '满五十件' }
    const { data: countered } = await ask(exhibitor, contract.counterIntention, named)
    expect(countered).toMatchObject({ state: 'countered', quantity: 50, price: 80, note: '要礼盒装' })
    // It is the buyer's turn.
    const again = { ...seen(countered), quantity: 60, price: 70, note: '' }
    expect((await ask(exhibitor, contract.counterIntention, again)).code).toBe(errors.IntentionNotNow.code)
    const { data } = await ask(buyer, contract.answerCounter, { ...seen(countered), ...accept })
    expect(data).toMatchObject({ state: 'accepted', quantity: 50, price: 80 })
  })

  it('is declined with a reason, and withdrawn while nobody has settled it', async () => {
    const order = await sent()
    const refusal = { ...seen(order), accept: false, note: ' ' }
    expect((await ask(exhibitor, contract.answerIntention, refusal)).code).toBe(errors.BadInput.code)
    const { data } = await ask(exhibitor, contract.answerIntention, { ...refusal, note: '已停产' })
    expect(data).toMatchObject({ state: 'declined' })
    expect(data.steps.at(-1)?.note).toBe('已停产')
    expect((await ask(buyer, contract.cancelIntention, seen(await sent()))).data.state).toBe('cancelled')
  })

  it('is its buyer’s and its exhibitor’s alone', async () => {
    const { id } = await sent()
    for (const userType of [overseasBuyer, exhibitingDelegation]) {
      expect((await ask(userType, contract.getIntention, { id })).code).toBe(errors.IntentionNotFound.code)
    }
    expect((await ask(buyer, contract.getIntention, { id })).data.id).toBe(id)
    const { data } = await ask(overseasBuyer, contract.listOwnIntentions, {})
    expect(data.list.map((one) => one.id)).not.toContain(id)
  })

  it('is of an exhibit that visitors see; it stays when that is taken down', async () => {
    const exhibitsInfoId = await ownExhibit(1)
    const { data: order } = await send({ exhibitsInfoId })
    await server().database.write((db) =>
      db.update(exhibits).set({ shownUntil: new Date() }).where(eq(exhibits.id, exhibitsInfoId)),
    )
    expect((await send({ exhibitsInfoId })).code).toBe(errors.ExhibitNotFound.code)
    const { data } = await ask(buyer, contract.getIntention, { id: order.id })
    expect(data).toMatchObject({ exhibitsInfoId: null, exhibitsName: order.exhibitsName })
    expect((await ask(exhibitor, contract.answerIntention, { ...seen(order), ...accept })).data.state).toBe('accepted')
  })

  it('is limited in number for a buyer and a day', async () => {
    await forget()
    const headers = await signedInAs(server(), buyer)
    await useUp(server(), `intention:${headers.userid}`, INTENTIONS_PER_DAY, 86_400)
    expect((await send()).code).toBe(errors.TooManyIntentions.code)
    await forget()
  })

  it.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: -3 }],
    ['quantity', { quantity: 1.5 }],
    ['quantity', { quantity: 1e20 }],
    ['price', { price: 1.234 }],
    ['price', { price: -1 }],
    ['note', { note: '备'.repeat(201) }],
  ])('that is wrong says so at %s in the reader’s language, and nothing is kept: %j', async (field, over) => {
    const before = await server().database.db.$count(intentions)
    for (const language of ['zh-CN', 'en-US']) {
      const message = expect.stringMatching(language === 'zh-CN' ? /\p{Script=Han}/u : /^\P{Script=Han}+$/u)
      expect(await send(over, language)).toMatchObject({
        code: errors.BadInput.code,
        data: { fields: [{ field: `input.${field}`, message }] },
      })
    }
    expect(await server().database.db.$count(intentions)).toBe(before)
  })
})

describe('at once', () => {
  it('sent ten times with one key, it is one', async () => {
    const key = tradeKey()
    const exhibitsInfoId = await ownExhibit()
    const { outcomes } = await race(server().database, 'intention', () => send({ key, exhibitsInfoId }))
    const ids = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.data.id : 0))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toBeGreaterThan(0)
  })

  it('accepted by the exhibitor while the buyer withdraws it, one of both holds', async () => {
    const order = await sent()
    const { outcomes } = await race(server().database, 'intention', (racer) =>
      racer % 2 === 0
        ? ask(exhibitor, contract.answerIntention, { ...seen(order), ...accept })
        : ask(buyer, contract.cancelIntention, seen(order)),
    )
    const done = outcomes.map((one) => one.status === 'fulfilled' && one.value.code === 0)
    expect(done.filter(Boolean)).toHaveLength(1)
    const { data } = await ask(buyer, contract.getIntention, { id: order.id })
    expect(data.state).toBe(done.indexOf(true) % 2 === 0 ? 'accepted' : 'cancelled')
    expect(data.steps).toHaveLength(2)
  })

  it('without the condition that nobody has changed it since, all of them hold', async () => {
    const order = await sent()
    const { database } = server()
    const outcome = await race(database, 'intention', (racer) =>
      database.write(async (db) => {
        const [row] = await db.select().from(intentions).where(eq(intentions.id, order.id))
        if (row?.state !== 'sent') throw new Error('it is settled')
        const state = racer % 2 === 0 ? 'accepted' : 'cancelled'
        await db.update(intentions).set({ state }).where(eq(intentions.id, order.id))
      }),
    )
    expect(fulfilled(outcome)).toHaveLength(RACERS)
  })
})
