import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/questionnaires/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { wholeAnswers, wholeQuestionnaire } from '#tests/setup/people/questionnaires.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { endEntry, findEntry, insertResponse } from './entries.queries'
import { findQuestionnaire } from './questionnaires.queries'
import { questionnaireEntries, questionnaireResponses, questionnaires } from './questionnaires.schema'

const server = useServer('demo')
const { person } = talking(server)
type Requester = Awaited<ReturnType<typeof person>>

let keys = 0
async function opened(over: Parameters<typeof wholeQuestionnaire>[0] = {}) {
  const headers = await signedInAs(server(), userTypes.staff)
  const input = { id: null, version: 0, key: `raced-one-${(keys += 1)}`, questionnaire: wholeQuestionnaire(over) }
  const { data } = await server().ask(contract.saveQuestionnaire, input, { headers })
  const { id, version } = data
  return (await server().ask(contract.openQuestionnaire, { id, version }, { headers })).data
}
const submit = async ({ headers }: Requester, id: number, key: string) =>
  (await server().ask(contract.submitQuestionnaire, { id, revision: 1, key, answers: wholeAnswers }, { headers })).code
const countOf = (id: number) =>
  server().database.db.$count(questionnaireResponses, eq(questionnaireResponses.questionnaireId, id))
const tally = (codes: readonly number[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]))

it('ten people at the last place: one is taken', async () => {
  const { id } = await opened({ responsesMax: 1 })
  const people = await Promise.all(Array.from({ length: RACERS }, () => person()))
  const outcome = await race(server().database, 'questionnaire', (racer) => {
    const one = people[racer]
    return one ? submit(one, id, `raced-place-${racer}`) : Promise.resolve(-1)
  })
  expect(tally(fulfilled(outcome))).toEqual({ 0: 1, [errors.QuestionnaireFull.code]: RACERS - 1 })
  expect(await countOf(id)).toBe(1)
})

it('one person in ten windows submits once; one window that sends ten times too', async () => {
  const one = await person()
  const [windows, window] = [await opened({ isAnonymous: true }), await opened({ isAnonymous: true })]
  const outcome = await race(server().database, 'questionnaire_entry', (racer) =>
    submit(one, windows.id, `raced-window-${racer}`),
  )
  expect(tally(fulfilled(outcome))).toEqual({ 0: 1, [errors.QuestionnaireSubmitted.code]: RACERS - 1 })
  const again = await race(server().database, 'questionnaire_entry', () => submit(one, window.id, 'raced-same-key'))
  expect(tally(fulfilled(again))).toEqual({ 0: RACERS })
  expect([await countOf(windows.id), await countOf(window.id)]).toEqual([1, 1])
})

/** The same, but for the entry being read and not held: nothing else keeps an anonymous answer from being given twice. */
it('without holding the entry an anonymous answer is kept more than once', async () => {
  const one = await person()
  const { id } = await opened({ isAnonymous: true })
  const own = { questionnaireId: id, accountId: one.id }
  await server().database.write((db) => db.insert(questionnaireEntries).values(own))
  await race(server().database, 'questionnaire_response', (racer) =>
    server().database.write(async (db) => {
      const entry = await findEntry(db, own)
      if (!entry || entry.submittedOn) throw new Error('submitted')
      const submittedOn = '2026-11-24'
      await insertResponse(db, { questionnaireId: id, revision: 1, answers: wholeAnswers, submittedOn })
      await endEntry(db, entry.id, { submitKey: `k${racer}`, submittedOn, savedAt: null })
    }),
  )
  expect(await countOf(id)).toBeGreaterThan(1)
})

it('ten drafts over the same one: one is kept, the others are notified', async () => {
  const one = await person()
  const { id } = await opened()
  const outcome = await race(server().database, 'questionnaire_entry', async (racer) => {
    const input = { id, revision: 1, version: 0, answers: { days: racer } }
    return (await server().ask(contract.saveQuestionnaireDraft, input, { headers: one.headers })).code
  })
  expect(tally(fulfilled(outcome))).toEqual({ 0: 1, [errors.QuestionnaireChanged.code]: RACERS - 1 })
})

/** The same last place, but for it being looked at and then counted: the check of the table alone keeps it, with an error. */
it('without the condition on the count more than one goes for the last place', async () => {
  const { id } = await opened({ responsesMax: 1 })
  const outcome = await race(server().database, 'questionnaire', () =>
    server().database.write(async (db) => {
      const row = await findQuestionnaire(db, id)
      if (!row || row.submitted >= (row.responsesMax ?? 0)) throw new Error('full')
      await db
        .update(questionnaires)
        .set({ submitted: row.submitted + 1 })
        .where(eq(questionnaires.id, id))
      return true
    }),
  )
  expect(fulfilled(outcome).length).toBeGreaterThan(1)
})

/** The same drafts, but for the version that was read not being requested. */
it('without the version that was read the last of ten drafts is kept over the others, unsaid', async () => {
  const one = await person()
  const { id } = await opened()
  const own = { questionnaireId: id, accountId: one.id }
  await server().database.write((db) => db.insert(questionnaireEntries).values(own))
  const outcome = await race(server().database, 'questionnaire_entry', (racer) =>
    server().database.write((db) =>
      db
        .update(questionnaireEntries)
        .set({ answers: { days: racer } })
        .where(eq(questionnaireEntries.accountId, one.id)),
    ),
  )
  expect(fulfilled(outcome)).toHaveLength(RACERS)
})
