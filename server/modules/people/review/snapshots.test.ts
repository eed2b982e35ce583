import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cancelEnrollment } from '#contract/people/enrollment/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import type { CaseAction, CaseSubject } from '#contract/people/review/schemas.ts'
import { decideCase } from '#contract/people/review/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { addEnrollmentCase, addRegistrationCase } from '#tests/setup/cases.ts'
import { useServer } from '#tests/setup/server.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'
import { reviewSnapshots } from './review.schema'

const server = useServer('demo')
const [EXHIBITOR, REVIEWER] = [1, 3]

interface Decided {
  id: number
  version: number
  subject?: CaseSubject
}

async function decide({ subject = 'registration', ...of }: Decided, action: CaseAction) {
  const input = { subject, id: of.id, version: of.version, action, reason: '请修改' }
  return server().ask(decideCase, input, { headers: await signedInAs(server(), REVIEWER) })
}

async function kept(id: number, subject: CaseSubject = 'registration') {
  const ofCase = and(eq(reviewSnapshots.subject, subject), eq(reviewSnapshots.subjectId, id))
  return server().database.db.select().from(reviewSnapshots).where(ofCase)
}

/** A registration that was sent back. */
async function sentBack() {
  const { id, version, idNumber } = await addRegistrationCase(server())
  expect((await decide({ id, version }, 'changes')).code).toBe(0)
  return { id, version: version + 1, idNumber }
}

/** Does something while no notice can be written, which comes last of a decision. */
async function withoutNotices<T>(work: () => Promise<T>): Promise<T> {
  const { db } = server().database
  await db.execute(sql`alter table outbox add constraint no_notice check (false) not valid`)
  try {
    return await work()
  } finally {
    await db.execute(sql`alter table outbox drop constraint no_notice`)
  }
}

describe('what the reviewer saw', () => {
  it('is kept whole with the decision to send back', async () => {
    const { id, idNumber } = await sentBack()
    const [snapshot] = await kept(id)
    const number = idNumber.slice(2)
    const sealed = typeof snapshot?.lines === 'string' ? snapshot.lines : ''
    expect(sealed).not.toContain(number)
    expect(JSON.parse(server().vault.open('case-lines', sealed))).toContainEqual({
      field: 'cardNumber',
      zh: number,
      en: number,
    })
  })

  it.each(['approve', 'reject', 'undo'] as const)('is forgotten with %s', async (action) => {
    const seen = await sentBack()
    expect((await decide(seen, action)).code).toBe(0)
    expect(await kept(seen.id)).toEqual([])
  })

  it('is forgotten when the applicant withdraws', async () => {
    const { id, version } = await addEnrollmentCase(server(), 0)
    const subject = 'enrollment'
    await decide({ id, version, subject }, 'changes')
    expect(await kept(id, subject)).toHaveLength(1)
    const headers = await signedInAs(server(), EXHIBITOR)
    expect((await server().ask(cancelEnrollment, { id }, { headers })).code).toBe(0)
    expect(await kept(id, subject)).toEqual([])
  })

  it('of one subject is not that of the other', async () => {
    const { id } = await sentBack()
    expect(await kept(id, 'enrollment')).toEqual([])
  })
})

describe('a decision that fails', () => {
  it('keeps nothing', async () => {
    const { id, version } = await addRegistrationCase(server())
    const answer = await withoutNotices(() => decide({ id, version }, 'changes'))
    expect(answer.code).toBe(errors.Internal.code)
    expect(await kept(id)).toEqual([])
    const [row] = await server().database.db.select().from(registrations).where(eq(registrations.id, id))
    expect(row).toMatchObject({ state: 'review', version })
  })

  it('keeps nothing of a case that was decided meanwhile', async () => {
    const { id, version } = await addRegistrationCase(server())
    expect((await decide({ id, version }, 'reject')).code).toBe(0)
    expect((await decide({ id, version }, 'changes')).code).toBe(errors.CaseDecided.code)
    expect(await kept(id)).toEqual([])
  })

  it.each(['approve', 'reject', 'undo'] as const)('forgets nothing where it was to %s', async (action) => {
    const seen = await sentBack()
    const before = await kept(seen.id)
    expect((await withoutNotices(() => decide(seen, action))).code).toBe(errors.Internal.code)
    expect(before).toHaveLength(1)
    expect(await kept(seen.id)).toEqual(before)
  })
})
