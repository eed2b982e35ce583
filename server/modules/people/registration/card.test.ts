import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import * as contract from '#contract/people/registration/endpoints.ts'
import { getCase } from '#contract/people/review/endpoints.ts'
import { permissions } from '#contract/core/permissions.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { runAsAdmin } from '#tests/setup/database-template.ts'
import { signedInAs, solved } from '#tests/setup/access.ts'
import { buildCompany, buyerOf, provenMail, provenPhone } from '#tests/setup/registrations.ts'
import { useServer } from '#tests/setup/server.ts'
import { storeOneTime } from '#server/platform/auth/auth.queries.ts'
import { createVault } from '#server/platform/vault/vault.ts'
import { expos } from '#server/modules/fair/expo/expo.schema.ts'
import { putSnapshot } from '#server/modules/people/review/snapshots.queries.ts'
import { reviewSnapshots } from '#server/modules/people/review/review.schema.ts'
import { eraseCards } from './erase-cards'
import { registrations } from './registration.schema'
import { resealRegistrations } from './reseal'

const server = useServer('demo')
const uploadKey = 'c'.repeat(32)
const NUMBER = 'E77001122'
const rows = () => server().database.db.select().from(registrations).orderBy(registrations.id)
/** The whole table as a copy of the database would have it. */
const dump = async () => JSON.stringify(await rows())

async function register(number: string) {
  const email = `card-${newKey().slice(0, 8).toLowerCase().replace(/\W/g, 'x')}@gallery.example`
  const record = buyerOf({ email, number, code: await provenMail(server(), email), phone: '15112346001' })
  return { email, answer: await server().ask(contract.buyerRegister, record) }
}

describe('the number of a card', () => {
  it('stands nowhere in the database, and is whole for who decides alone', async () => {
    const phone = '13733330001'
    const code = await provenPhone(server(), phone)
    const company = await buildCompany(server(), { phone, code, uploadKey, idCard: NUMBER })
    const { data } = await server().ask(contract.exhibitorRegister, company, { headers: { uploadkey: uploadKey } })
    expect(await dump()).not.toContain(NUMBER)
    for (const userType of permissions.readCases) {
      const headers = await signedInAs(server(), userType)
      const input = { subject: 'registration' as const, id: data.registrationId }
      const seen = JSON.stringify((await server().ask(getCase, input, { headers })).data)
      const decides = permissions.decideCases.some((type) => type === userType)
      expect([userType, seen.includes(NUMBER)]).toEqual([userType, decides])
      expect(seen).toContain(decides ? NUMBER : `*****${NUMBER.slice(-4)}`)
    }
  })

  it('is known again, however it is spelled', async () => {
    const { running } = await solved(server())
    const ask = (idNum: string) => server().ask(contract.isExistIdNumber, { running, idNum, cardType: 2 })
    expect((await ask(` ${NUMBER.toLowerCase()} `)).data).toEqual({ exists: true })
    expect((await ask('E77001123')).data).toEqual({ exists: false })
    expect((await register(NUMBER)).answer.code).toBe(errors.IdNumberTaken.code)
  })

  it('is returned to whoever is to make changes', async () => {
    const { email } = await register('P5550001')
    const { db } = server().database
    await db.update(registrations).set({ state: 'changes' }).where(eq(registrations.email, email))
    const uuid = newKey()
    await storeOneTime(db, 'queryOpened', { key: uuid, value: email, lifeMs: 60_000 })
    const { data } = await server().ask(contract.queryRegister, { account: email, uuid })
    expect(data.record).toMatchObject({ list: [{ identityNumber: 'P5550001' }, { identityNumber: 'P5550001' }] })
  })

  it('is sealed anew when the key is another', async () => {
    const before = await rows()
    await resealRegistrations(server().database, server().vault)
    expect(await rows()).toEqual(before)
    const [key, own] = ['r'.repeat(32), server().vault]
    const rotated = createVault([key])
    // The new key seals, the one of before still opens.
    await resealRegistrations(server().database, {
      ...rotated,
      open: (use, text) => (rotated.isCurrent(text) ? rotated : own).open(use, text),
    })
    const kept = await rows()
    expect(kept.every(({ idNumber }) => rotated.isCurrent(idNumber))).toBe(true)
    const opened = kept.map(({ idNumber }) => rotated.open('id-number', idNumber))
    expect(opened).toEqual(before.map(({ idNumber }) => own.open('id-number', idNumber)))
    await resealRegistrations(server().database, {
      ...own,
      open: (use, text) => (own.isCurrent(text) ? own : rotated).open(use, text),
    })
  })

  it('is erased a set time after the fair', async () => {
    const { database } = server()
    const [fair] = await database.db.select().from(expos).where(eq(expos.main, true))
    if (!fair) throw new Error('the demo fair is there')
    const after = (days: number) => new Date(fair.endsAt.getTime() + days * 86_400_000)
    const [case_] = await rows()
    await putSnapshot(database.db, { subject: 'registration', subjectId: case_?.id ?? 0, lines: 'v1.x' })
    const held = (await rows()).filter(({ idNumber }) => idNumber !== '').length
    expect(held).toBeGreaterThan(3)
    expect(await eraseCards(database, 180, after(179.9))).toBe(0)
    // Who registers for the next fair keeps theirs.
    const next = (await rows()).at(-1)
    await runAsAdmin(
      database.url,
      `update registration set submitted_at = '${after(30).toISOString()}' where id = ${next?.id}`,
    )
    expect(await eraseCards(database, 180, after(180.1))).toBe(held - 1)
    const left = (await rows()).filter(({ idNumber, idNumberHash }) => idNumber !== '' || idNumberHash !== '')
    expect(left.map(({ id }) => id)).toEqual([next?.id])
    expect(await database.db.select().from(reviewSnapshots)).toEqual([])
    const input = { subject: 'registration' as const, id: case_?.id ?? 0 }
    expect((await server().ask(getCase, input, { headers: await signedInAs(server(), 3) })).code).toBe(0)
  })
})
