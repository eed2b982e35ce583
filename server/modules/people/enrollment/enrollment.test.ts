import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as contract from '#contract/people/enrollment/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { enrollments } from './enrollment.schema'

const server = useServer('demo')

async function exhibitor(userType = 1) {
  const headers = await signedInAs(server(), userType)
  const { data } = await server().ask(contract.getSponsorExhibitorDetail, {}, { headers })
  return { headers, exhibitorId: data[0]?.exhibitorId ?? 0 }
}

async function openExpo(at = 0): Promise<number> {
  const { data } = await server().ask(contract.registerList, {})
  return data.list[at]?.id ?? 0
}

describe('signing up', () => {
  it('lists the open exhibitions to a guest and the own state to an exhibitor', async () => {
    const { data } = await server().ask(contract.registerList, { limit: 10 })
    expect(data.totalCount).toBe(6)
    expect(data.list.every(({ approvalStatus }) => approvalStatus === null)).toBe(true)
  })

  it('happens once, however often it is requested', async () => {
    const { headers, exhibitorId } = await exhibitor()
    const input = { expoId: await openExpo(), exhibitorId, type: 0, exhibitionType: 1 }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server().ask(contract.expoEnroll, input, { headers })),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.AlreadySignedUp.code)).toHaveLength(9)
    const list = await server().ask(contract.registerList, {}, { headers })
    expect(list.data.list[0]?.approvalStatus).toBe(1)
    const own = await server().ask(contract.allRegList, {}, { headers, language: 'en-US' })
    expect(own.data).toMatchObject([{ approvalStatus: 1, type: 0, exhibitionType: 1, cause: '' }])
    const [notified] = await server().database.db.select().from(outbox).where(eq(outbox.template, 'enrollmentReceived'))
    expect(notified?.body).toContain('正在审核')
  })

  it('as a group takes the group of that exhibition, and its form', async () => {
    const { headers, exhibitorId } = await exhibitor(8)
    const expos = (await server().ask(contract.registerList, {})).data.list
    const withGroups = []
    for (const { id } of expos) {
      const { data } = await server().ask(contract.getGroupList, { expoId: id })
      if (data.length > 0)
        withGroups.push({ id, group: data[0]?.id ?? 0, exhibitionType: data[0]?.exhibitionType ?? 0 })
    }
    const [one, two] = withGroups
    if (!one || !two) throw new Error('the demo fair has groups')
    const input = { expoId: one.id, exhibitorId, type: 1, exhibitionType: one.exhibitionType === 0 ? 1 : 0 }
    const none = await server().ask(contract.expoEnroll, input, { headers })
    expect(none).toMatchObject({ code: errors.GroupMissing.code, msg: '请选择参展团' })
    const foreign = await server().ask(contract.expoEnroll, { ...input, exhibitionGroupId: two.group }, { headers })
    expect(foreign.code).toBe(errors.GroupMissing.code)
    const done = await server().ask(contract.expoEnroll, { ...input, exhibitionGroupId: one.group }, { headers })
    expect(done.code).toBe(0)
    const [kept] = await server().database.db.select().from(enrollments).where(eq(enrollments.id, done.data.id))
    expect(kept?.exhibitionType).toBe(one.exhibitionType)
    expect((await server().ask(contract.getGroupList, { expoId: one.id, keyWord: 'nothing' })).data).toEqual([])
  })

  it('is for the own exhibitor, and for an exhibition that is open', async () => {
    const { headers, exhibitorId } = await exhibitor()
    const foreign = { expoId: await openExpo(1), exhibitorId: exhibitorId + 1, type: 0, exhibitionType: 0 }
    expect((await server().ask(contract.expoEnroll, foreign, { headers })).code).toBe(errors.NoExhibitor.code)
    const main = { expoId: 1, exhibitorId, type: 0, exhibitionType: 0 }
    expect((await server().ask(contract.expoEnroll, main, { headers })).code).toBe(errors.SignUpNotOpen.code)
    const buyer = await signedInAs(server(), 6)
    expect((await server().ask(contract.expoEnroll, main, { headers: buyer })).code).toBe(errors.NotAllowed.code)
  })
})

describe('cancelling', () => {
  it('is for the own application under review', async () => {
    const { headers, exhibitorId } = await exhibitor()
    const input = { expoId: await openExpo(2), exhibitorId, type: 0, exhibitionType: 0 }
    const { data } = await server().ask(contract.expoEnroll, input, { headers })
    const cancel = (token: { token: string }) =>
      server().ask(contract.cancelEnrollment, { id: data.id }, { headers: { token: token.token } })
    expect((await cancel(await signedInAs(server(), 8))).code).toBe(errors.EnrollmentNotFound.code)
    const answers = await Promise.all([cancel(headers), cancel(headers)])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, errors.NotCancellable.code]))
    // What was cancelled may be signed up to again.
    const again = await server().ask(contract.expoEnroll, input, { headers })
    expect(again.code).toBe(0)
    await server().database.write((db) =>
      db.update(enrollments).set({ state: 'approved' }).where(eq(enrollments.id, again.data.id)),
    )
    const late = await server().ask(contract.cancelEnrollment, { id: again.data.id }, { headers })
    expect(late.code).toBe(errors.NotCancellable.code)
  })
})

it('an account without an exhibitor signs nobody up', async () => {
  const { headers, exhibitorId } = await exhibitor()
  await server().database.write((db) => db.update(accounts).set({ exhibitorId: null }).where(eq(accounts.userType, 1)))
  const input = { expoId: await openExpo(3), exhibitorId, type: 0, exhibitionType: 0 }
  expect((await server().ask(contract.expoEnroll, input, { headers })).code).toBe(errors.NoExhibitor.code)
})
