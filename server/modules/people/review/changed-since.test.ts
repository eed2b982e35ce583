import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buyerRegister } from '#contract/people/registration/endpoints.ts'
import type { CaseAction, CaseSubject } from '#contract/people/review/schemas.ts'
import { decideCase, getCase } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { addEnrollmentCase, addRegistrationCase } from '#tests/setup/cases.ts'
import { buyerOf, provenMail, registerBuyer } from '#tests/setup/registrations.ts'
import { useServer } from '#tests/setup/server.ts'
import { storeOneTime } from '#server/platform/auth/auth.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { enrollments, expoGroups } from '#server/modules/people/enrollment/enrollment.schema.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'

const server = useServer('demo')
const [CURATOR, REVIEWER, SPECIAL, STAFF] = [2, 3, 4, 11]

interface Seen {
  id: number
  subject?: CaseSubject
}

async function look({ id, subject = 'registration' }: Seen, as = REVIEWER) {
  return (await server().ask(getCase, { subject, id }, { headers: await signedInAs(server(), as) })).data
}

async function decide({ id, subject = 'registration' }: Seen, action: CaseAction) {
  const { version } = await look({ id, subject })
  const headers = await signedInAs(server(), REVIEWER)
  const answer = await server().ask(decideCase, { subject, id, version, action, reason: '请修改' }, { headers })
  expect(answer.code).toBe(0)
  return answer.data
}

/** The reported differences, by field. */
const differing = ({ lines }: { lines: { field: string; zh: string; en: string; was: unknown }[] }) =>
  Object.fromEntries(lines.filter(({ was }) => was !== null).map(({ field, zh, en, was }) => [field, { zh, en, was }]))

/** Sends a registration in again with another number of the card, as the form would. */
async function sendAgain(id: number, idNumber: string) {
  const change = { state: 'review' as const, idNumber, version: sql`${registrations.version} + 1` }
  await server().database.write((db) => db.update(registrations).set(change).where(eq(registrations.id, id)))
}

const both = (text: string) => ({ zh: text, en: text })

it('a registration that is sent in again by its form shows what has changed', async () => {
  const email = 'changed@since.example'
  const buyer = { email, code: await provenMail(server(), email), number: 'C01X00T47' }
  const { data } = await registerBuyer(server(), buyer)
  const id = data.registrationId
  const sentBack = await decide({ id }, 'changes')
  expect(sentBack.changedSince).toBeNull()
  expect(differing(sentBack)).toEqual({})

  const amends = newKey()
  const opened = { key: amends, value: email, lifeMs: 60_000 }
  await server().database.write((db) => storeOneTime(db, 'queryOpened', opened))
  const form = buyerOf({ email, code: '', number: 'C01X00T74' })
  const list = form.list.map((record) => ({ ...record, otherObjective: 'a gallery', industry: [1, 2] }))
  const again = await server().ask(buyerRegister, { ...form, list, amends }, { language: 'en-US' })
  expect(again.code).toBe(0)

  const seen = await look({ id })
  expect(differing(seen)).toEqual({
    cardNumber: { ...both('C01X00T74'), was: both('C01X00T47') },
    objectives: {
      zh: '寻找展品、其他：a gallery',
      en: 'Looking for items, Other: a gallery',
      was: { zh: '寻找展品、其他：a museum shop', en: 'Looking for items, Other: a museum shop' },
    },
  })
  const at = seen.history.find(({ action }) => action === 'changes')?.at
  expect(seen).toMatchObject({ state: 'review', changedSince: at })
})

describe('what has changed', () => {
  it('is shown to who may decide, and to nobody who sees masked numbers', async () => {
    const { id, idNumber } = await addRegistrationCase(server())
    await decide({ id }, 'changes')
    await sendAgain(id, '2:E10000042')
    const differs = { ...both('E10000042'), was: both(idNumber.slice(2)) }
    for (const userType of [REVIEWER, SPECIAL]) {
      const seen = await look({ id }, userType)
      expect(differing(seen)['cardNumber']).toEqual(differs)
      expect(seen.changedSince).not.toBeNull()
    }
    for (const userType of [CURATOR, STAFF]) {
      const seen = await look({ id }, userType)
      expect(differing(seen)).toEqual({})
      expect(seen.changedSince).toBeNull()
      expect(JSON.stringify(seen)).not.toContain(idNumber.slice(2))
    }
  })

  it('is nothing before a case was sent back, and while it is not in again', async () => {
    const { id } = await addRegistrationCase(server())
    expect(await look({ id })).toMatchObject({ changedSince: null })
    expect(differing(await look({ id }))).toEqual({})
    await decide({ id }, 'changes')
    expect(await look({ id })).toMatchObject({ state: 'changes', changedSince: null })
    expect(differing(await look({ id }))).toEqual({})
  })

  it('has no line for an unchanged resubmission, and still shows the time', async () => {
    const { id, idNumber } = await addRegistrationCase(server())
    await decide({ id }, 'changes')
    await sendAgain(id, idNumber)
    expect(differing(await look({ id }))).toEqual({})
    expect((await look({ id })).changedSince).not.toBeNull()
  })

  it('compares with the last return', async () => {
    const { id } = await addRegistrationCase(server())
    await decide({ id }, 'changes')
    await sendAgain(id, '1:second')
    const first = (await look({ id })).changedSince ?? ''
    await decide({ id }, 'changes')
    await sendAgain(id, '1:third')
    const seen = await look({ id })
    expect(differing(seen)).toEqual({ cardNumber: { ...both('third'), was: both('second') } })
    expect(seen.changedSince && seen.changedSince > first).toBe(true)
  })

  it.each(['approve', 'reject'] as const)('is over by %s, also where that is undone', async (action) => {
    const { id } = await addRegistrationCase(server(), { kind: 'buyer' })
    await decide({ id }, 'changes')
    await sendAgain(id, `1:${action}`)
    expect(await decide({ id }, action)).toMatchObject({ changedSince: null })
    expect(await decide({ id }, 'undo')).toMatchObject({ state: 'review', changedSince: null })
    expect(differing(await look({ id }))).toEqual({})
  })

  it('is nothing where sending it back was undone', async () => {
    const { id } = await addRegistrationCase(server())
    await decide({ id }, 'changes')
    const seen = await decide({ id }, 'undo')
    expect(seen).toMatchObject({ state: 'review', changedSince: null })
  })
})

it('a line that is new was empty, and one that has gone stands last with what it was', async () => {
  const { id, expo } = await addEnrollmentCase(server(), 0)
  const name = { zh: '江南工艺参展团', en: 'Jiangnan Crafts Group' }
  const { db } = server().database
  const [group] = await db.insert(expoGroups).values({ key: 'changed-since', expoId: expo.id, name }).returning()
  const subject = 'enrollment'
  const sendIn = (type: number, groupId: number | null) =>
    db
      .update(enrollments)
      .set({ type, groupId, state: 'review', version: sql`${enrollments.version} + 1` })
      .where(and(eq(enrollments.id, id)))
  const [alone, together] = [
    { zh: '单独报名', en: 'Individual' },
    { zh: '随团报名', en: 'With a group' },
  ]
  await decide({ id, subject }, 'changes')
  await sendIn(1, group?.id ?? 0)
  expect(differing(await look({ id, subject }))).toEqual({
    signUpType: { ...together, was: alone },
    group: { ...name, was: both('') },
  })
  await decide({ id, subject }, 'changes')
  await sendIn(0, null)
  const seen = await look({ id, subject })
  expect(differing(seen)).toEqual({ signUpType: { ...alone, was: together }, group: { ...both(''), was: name } })
  expect(seen.lines.at(-1)).toEqual({ field: 'group', ...both(''), was: name })
})
