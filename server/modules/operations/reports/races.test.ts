import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/reports/endpoints.ts'
import { feedback } from '#tests/setup/people/feedback.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { attempts } from '#server/platform/auth/auth.schema.ts'
import { reports, reportSteps } from './reports.schema'

const server = useServer('demo')
const { as, assign, decide, handlers, idOf, reopenOwn, row, sent } = feedback(server)
const { buyer, organizer, staff } = userTypes

beforeEach(() => server().database.write((db) => db.delete(attempts)))

const countSteps = (reportId: number, action: 'assign' | 'decide' | 'reopen') =>
  server().database.db.$count(reportSteps, and(eq(reportSteps.reportId, reportId), eq(reportSteps.action, action)))
const codesOf = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).toSorted((a, b) => a - b)

/** Everybody who races is logged in before: a login writes too. */
const ready = () => Promise.all([buyer, ...handlers].map(as))

it('of ten decisions at once by several organizers one counts, and is written down once', async () => {
  await ready()
  const one = await sent()
  const outcomes = ['upheld', 'dismissed'] as const
  const raced = await race(server().database, 'report', (racer) =>
    decide(one, { outcome: outcomes[racer % 2] }, handlers[racer % handlers.length]),
  )
  const codes = codesOf(fulfilled(raced))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === errors.ReportDecided.code)).toHaveLength(RACERS - 1)
  expect(await countSteps(one.id, 'decide')).toBe(1)
})

it('of ten assignments at once one counts, and the others read that it changed', async () => {
  await ready()
  const one = await sent()
  const [first, second] = [await idOf(organizer), await idOf(staff)]
  const raced = await race(server().database, 'report', (racer) => assign(one, racer % 2 ? first : second))
  const codes = codesOf(fulfilled(raced))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === errors.ReportChanged.code)).toHaveLength(RACERS - 1)
  expect(await countSteps(one.id, 'assign')).toBe(1)
  expect((await row(one.caseNumber)).version).toBe(2)
})

it('of reopenings and decisions at once nothing is decided twice or opened twice', async () => {
  await ready()
  const one = await sent()
  await decide(one)
  const seen = await row(one.caseNumber)
  // Who decides has read it as it was before its reporter reopened it, or after that.
  const raced = await race(server().database, 'report', (racer) =>
    racer % 2 ? reopenOwn(one.caseNumber) : decide({ id: one.id, version: seen.version + (racer % 4 ? 1 : 0) }),
  )
  const answers = fulfilled(raced)
  expect(answers).toHaveLength(RACERS)
  expect(await countSteps(one.id, 'reopen')).toBe(1)
  const decided = await countSteps(one.id, 'decide')
  const now = await row(one.caseNumber)
  expect(now.version).toBe(seen.version + decided)
  expect(now.state === 'open').toBe(decided === 1)
})

it('of one key sent ten times at once there is one case, with one step', async () => {
  await ready()
  const raced = await race(server().database, 'report', () => sent({ key: 'one-press' }))
  expect(new Set(fulfilled(raced).map(({ caseNumber }) => caseNumber)).size).toBe(1)
  const [made] = fulfilled(raced)
  expect(await server().database.db.$count(reportSteps, eq(reportSteps.reportId, made?.id ?? 0))).toBe(1)
})

/** The same change without its condition. */
it('without the version ten decisions would all count', async () => {
  const one = await sent()
  const raced = await race(server().database, 'report', (racer) =>
    server().database.write((db) =>
      db
        .update(reports)
        .set({ state: racer % 2 ? 'upheld' : 'dismissed' })
        .where(and(eq(reports.id, one.id), ne(reports.reply, 'never')))
        .returning(),
    ),
  )
  expect(fulfilled(raced).flat()).toHaveLength(RACERS)
})

it('a reopening is refused while another case about the same is open, with its number', async () => {
  await ready()
  const headers = await as(buyer)
  const first = await sent()
  await decide(first)
  const personId = await idOf(staff)
  const ofPerson = { about: 'person' as const, personId, metIn: 'chat' as const }
  await server().database.write((db) => db.update(reports).set(ofPerson).where(eq(reports.id, first.id)))
  const second = await sent()
  await server().database.write((db) => db.update(reports).set(ofPerson).where(eq(reports.id, second.id)))
  const { code, msg } = await server().ask(
    contract.reopenOwnReport,
    { caseNumber: first.caseNumber, reason: '再看一次' },
    { headers },
  )
  expect(code).toBe(errors.ReportOpenElsewhere.code)
  expect(msg).toContain(second.caseNumber)
})
