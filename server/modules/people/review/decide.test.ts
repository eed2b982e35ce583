import { desc, eq, sql } from 'drizzle-orm'
import { expect, it, describe } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { CaseAction, CaseState, CaseSubject } from '#contract/people/review/schemas.ts'
import { decideCase, getCase } from '#contract/people/review/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { enrollments } from '#server/modules/people/enrollment/enrollment.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'
import { addEnrollmentCase, addRegistrationCase } from '#tests/setup/cases.ts'

const server = useServer('demo')
const [REVIEWER, SPECIAL, ORGANIZER] = [3, 4, 5]

interface Decision {
  subject?: CaseSubject
  id: number
  version: number
  action: CaseAction
  reason?: string
}

async function decide({ subject = 'registration', ...rest }: Decision, as = REVIEWER, language: Language = 'zh-CN') {
  return server().ask(decideCase, { subject, ...rest }, { language, headers: await signedInAs(server(), as) })
}

/** A new case that was brought into a state. */
async function caseIn(state: CaseState) {
  const { id } = await addRegistrationCase(server(), { kind: 'buyer' })
  // As text: no registration is ever cancelled, and the rules know what to do with one all the same.
  const written = sql`${state}`
  await server().database.db.update(registrations).set({ state: written, version: 4 }).where(eq(registrations.id, id))
  return { id, version: 4 }
}

const reason = '请补充营业执照'
const possible: [CaseState, CaseAction, CaseState][] = [
  ['review', 'approve', 'approved'],
  ['review', 'reject', 'rejected'],
  ['review', 'changes', 'changes'],
  ['changes', 'approve', 'approved'],
  ['changes', 'reject', 'rejected'],
  ['changes', 'undo', 'review'],
  ['approved', 'undo', 'review'],
  ['rejected', 'undo', 'review'],
]
const impossible: [CaseState, CaseAction][] = [
  ['review', 'undo'],
  ['changes', 'changes'],
  ['approved', 'approve'],
  ['approved', 'reject'],
  ['approved', 'changes'],
  ['rejected', 'approve'],
  ['rejected', 'reject'],
  ['rejected', 'changes'],
]

describe('a decision', () => {
  it.each(possible)('from %s by %s leads to %s', async (from, action, to) => {
    const { code, data } = await decide({ ...(await caseIn(from)), action, reason })
    expect(code).toBe(0)
    expect(data).toMatchObject({ state: to, version: 5, opinion: action === 'undo' ? '' : reason })
    expect(data.decidedAt === null).toBe(action === 'undo')
    expect(data.history.at(-1)).toMatchObject({ action, fromState: from, toState: to, reason, by: '林审言' })
  })

  it.each(impossible)('from %s by %s is refused and changes nothing', async (from, action) => {
    const seen = await caseIn(from)
    expect(await decide({ ...seen, action, reason })).toMatchObject({ code: errors.ActionImpossible.code, status: 409 })
    const headers = await signedInAs(server(), REVIEWER)
    const { data } = await server().ask(getCase, { subject: 'registration', id: seen.id }, { headers })
    expect(data).toMatchObject({ state: from, version: 4, history: [] })
  })

  it.each(['reject', 'changes'] as const)('to %s needs a reason that is not blank', async (action) => {
    const { id, version } = await addRegistrationCase(server())
    expect(await decide({ id, version, action })).toMatchObject({ code: errors.ReasonRequired.code })
    expect(await decide({ id, version, action, reason: ' \n ' })).toMatchObject({ code: errors.ReasonRequired.code })
    expect((await decide({ id, version, action, reason: ' 请改 ' })).data.opinion).toBe('请改')
  })

  it('on a case that is not there is refused', async () => {
    expect(await decide({ id: 999_999, version: 1, action: 'approve' })).toMatchObject({
      code: errors.CaseNotFound.code,
      status: 404,
    })
  })

  it('by who may only read, or a stranger, is refused', async () => {
    const { id, version } = await addRegistrationCase(server())
    for (const userType of [2, 10, 11, 6, 1, 20]) {
      expect((await decide({ id, version, action: 'approve' }, userType)).code).toBe(errors.NotAllowed.code)
    }
    const guest = await server().ask(decideCase, { subject: 'registration', id, version, action: 'approve' })
    expect(guest.code).toBe(errors.LoginExpired.code)
    expect((await decide({ id, version, action: 'approve' }, SPECIAL)).code).toBe(0)
  })
})

describe('two reviewers', () => {
  it('cannot both decide: the second learns who was first and when', async () => {
    const headers = [await signedInAs(server(), SPECIAL), await signedInAs(server(), ORGANIZER)]
    for (let round = 0; round < 20; round += 1) {
      const { id, version } = await addRegistrationCase(server())
      const answers = await Promise.all(
        headers.map((own, index) => {
          const action = index === 0 ? 'approve' : 'reject'
          return server().ask(decideCase, { subject: 'registration', id, version, action, reason }, { headers: own })
        }),
      )
      const winner = answers.findIndex(({ code }) => code === 0)
      const loser = answers[1 - winner]
      expect(loser).toMatchObject({ code: errors.CaseDecided.code, status: 409 })
      const name = winner === 0 ? '周特审' : '许总办'
      expect(loser?.msg).toMatch(new RegExp(`^${name}已于 \\d\\d:\\d\\d GMT\\+8 处理了该申请`))
      expect(answers[winner]?.data.history).toHaveLength(1)
    }
  }, 60_000)

  it('are reported in their own language, and of the applicant too', async () => {
    const { id, account } = await addEnrollmentCase(server(), 3)
    const { userid } = await signedInAs(server(), REVIEWER)
    await decide({ subject: 'enrollment', id, version: 1, action: 'approve' })
    const late = await decide({ subject: 'enrollment', id, version: 1, action: 'reject', reason }, SPECIAL, 'en-US')
    expect(userid).not.toBe(String(account.id))
    expect(late.msg).toMatch(/^This case was processed by Lin Shenyan at \d\d:\d\d GMT\+8/)
  })
})

describe('the notice', () => {
  const lastOf = async (address: string) => {
    const rows = server().database.db.select().from(outbox).where(eq(outbox.address, address))
    return (await rows.orderBy(desc(outbox.id)).limit(1))[0]
  }

  it('goes out in the applicant’s language, not in the reviewer’s', async () => {
    const english = await addRegistrationCase(server(), { kind: 'buyer', languageType: 2, phone: '+447700900777' })
    await decide({ ...english, action: 'reject', reason: 'The scan is unreadable.' }, REVIEWER, 'zh-CN')
    expect(await lastOf(english.email)).toMatchObject({
      channel: 'email',
      template: 'registrationRejected',
      body: expect.stringMatching(
        /^\[Yunzhan\] Your registration was not approved\. Reviewer note: The scan is unreadable\.\s+http\S+registrationQuery$/,
      ),
    })
    const chinese = await addRegistrationCase(server())
    await decide({ ...chinese, action: 'approve' }, REVIEWER, 'en-US')
    expect(await lastOf(chinese.phone)).toMatchObject({
      channel: 'sms',
      body: expect.stringMatching(/^【云展】您的注册已通过审核，现在可以登录云展。 http\S+login\.html#\/$/),
    })
  })

  it('names the exhibition of a sign-up', async () => {
    const { id, expo, account } = await addEnrollmentCase(server(), 0)
    const answer = await decide({ subject: 'enrollment', id, version: 1, action: 'changes', reason })
    expect(answer.data).toMatchObject({ subject: 'enrollment', state: 'changes', opinion: reason })
    expect((await lastOf(account.phone))?.body).toContain(`您报名“${expo.name.zh}”的申请需要修改：${reason}`)
  })
})

it('a sign-up that was cancelled cannot be decided', async () => {
  const { id } = await addEnrollmentCase(server(), 1)
  await server().database.db.update(enrollments).set({ state: 'cancelled' }).where(eq(enrollments.id, id))
  for (const action of ['approve', 'reject', 'changes', 'undo'] as const) {
    const answer = await decide({ subject: 'enrollment', id, version: 1, action, reason })
    expect(answer.code).toBe(errors.ActionImpossible.code)
  }
})

it('a rejection ends an account’s waiting, and changes leave it', async () => {
  const statusOf = async (id: number) =>
    (await server().database.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.status
  const rejected = await addRegistrationCase(server())
  await decide({ ...rejected, action: 'reject', reason })
  expect(await statusOf(rejected.accountId)).toBe('rejected')
  const changed = await addRegistrationCase(server())
  await decide({ ...changed, action: 'changes', reason })
  expect(await statusOf(changed.accountId)).toBe('pending')
})
