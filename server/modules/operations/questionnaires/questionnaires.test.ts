import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/questionnaires/endpoints.ts'
import type { Answers } from '#contract/operations/questionnaires/rules.ts'
import type { Questionnaire, QuestionnaireWords } from '#contract/operations/questionnaires/schemas.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { question, questions, wholeAnswers, wholeQuestionnaire } from '#tests/setup/people/questionnaires.ts'
import { pdf } from '#tests/setup/file-bytes.ts'
import { uploadedFile } from '#tests/setup/uploaded-file.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { notifyAnnounced } from './announce'
import { questionnaireEntries, questionnaireResponses, questionnaires } from './questionnaires.schema'

const server = useServer('demo')
const { person } = talking(server)
type Requester = Awaited<ReturnType<typeof person>>

let keys = 0
const key = () => `questionnaire-key-${(keys += 1)}`
const desk = async () => ({ headers: await signedInAs(server(), userTypes.staff) })
const save = async (over: Partial<QuestionnaireWords> = {}, of: Partial<Questionnaire> = {}) => {
  const { id = null, version = 0 } = of
  const input = { id, version, key: key(), questionnaire: wholeQuestionnaire(over) }
  return server().ask(contract.saveQuestionnaire, input, await desk())
}
const open = async ({ id, version }: Questionnaire) =>
  server().ask(contract.openQuestionnaire, { id, version }, await desk())
async function opened(over: Partial<QuestionnaireWords> = {}): Promise<Questionnaire> {
  const { data } = await open((await save(over)).data)
  expect(data.state).toBe('open')
  return data
}
const submit = ({ headers }: Requester, id: number, answers: Answers = wholeAnswers, more: object = {}) =>
  server().ask(contract.submitQuestionnaire, { id, revision: 1, key: key(), answers, ...more }, { headers })
const draft = ({ headers }: Requester, id: number, answers: Answers, more: object = {}) =>
  server().ask(contract.saveQuestionnaireDraft, { id, revision: 1, version: 0, answers, ...more }, { headers })
const read = ({ headers }: Requester, id: number) => server().ask(contract.getQuestionnaire, { id }, { headers })
const stateOf = async ({ headers }: Requester, id: number) => {
  const { list } = (await server().ask(contract.listOwnQuestionnaires, { limit: 100 }, { headers })).data
  return list.find((one) => one.id === id)?.state
}
/** The one field that a refusal speaks of. */
const at = (field: string) => ({ data: { fields: [{ field }] } })
const setMoments = (id: number, values: Partial<typeof questionnaires.$inferInsert>) =>
  server().database.write((db) => db.update(questionnaires).set(values).where(eq(questionnaires.id, id)))

describe('a questionnaire of the organizer', () => {
  it('is a draft that nobody sees until it is opened, and takes no more once it is closed', async () => {
    const one = await person()
    const { data: written } = await save()
    expect(written).toMatchObject({ state: 'draft', revision: 0, submitted: 0 })
    expect((await read(one, written.id)).code).toBe(errors.QuestionnaireNotFound.code)
    const { data: shown } = await open(written)
    expect((await open(written)).code).toBe(errors.QuestionnaireChanged.code)
    expect(await stateOf(one, written.id)).toBe('unfilled')
    const { id, version } = shown
    await server().ask(contract.closeQuestionnaire, { id, version }, await desk())
    expect(await stateOf(one, id)).toBe('expired')
    expect((await submit(one, id)).code).toBe(errors.QuestionnaireNotNow.code)
  })

  it.each([
    ['title', { title: { zh: ' ', en: '' } }],
    ['title', { title: { zh: '题'.repeat(61), en: '' } }],
    ['from', { from: 'soon' }],
    ['until', { until: '2020-01-01T00:00:00Z' }],
    ['responsesMax', { responsesMax: 0 }],
    ['responsesMax', { responsesMax: 1.5 }],
  ])('is not kept with a wrong %s', async (field, over) => {
    expect(await save(over)).toMatchObject(at(`questionnaire.${field}`))
  })

  it.each([
    ['sections', []],
    ['sections.0.questions.0.title', [question({ id: 'a', title: { zh: '', en: '' } })]],
    [
      'sections.0.questions.0.options',
      [question({ id: 'a', type: 'multiple', options: questions[0]?.options.slice(1) })],
    ],
    ['sections.0.questions.0.rows', [question({ id: 'a', type: 'matrix', options: questions[0]?.options })]],
    ['sections.0.questions.0.max', [question({ id: 'a', type: 'number', min: 3, max: 2 })]],
    ['sections.0.questions.0.max', [question({ id: 'a', type: 'rating', max: 11 })]],
    ['sections.0.questions.0.showIf', [question({ id: 'a', showIf: { questionId: 'b', optionIds: ['c'] } })]],
    ['sections', [question({ id: 'a' }), question({ id: 'a' })]],
  ])('is not opened with a wrong %s (%#)', async (path, input) => {
    const section = { id: 's', title: { zh: '', en: '' }, intro: { zh: '', en: '' }, questions: input }
    const { data } = await save({ document: { sections: [section] } })
    expect(await open(data)).toMatchObject(at(`questionnaire.document.${path}`))
  })

  it('asks no files of people who are not named', async () => {
    const section = {
      id: 's',
      title: { zh: '', en: '' },
      intro: { zh: '', en: '' },
      questions: [question({ id: 'a', type: 'file' })],
    }
    const { data } = await save({ isAnonymous: true, document: { sections: [section] } })
    expect(await open(data)).toMatchObject(at('questionnaire.document.sections.0.questions.0.type'))
  })

  it('says nothing of a file of another user’s that a draft names, and all of an own one', async () => {
    const [one, other] = [await person(), await person()]
    const section = {
      id: 's',
      title: { zh: '', en: '' },
      intro: { zh: '', en: '' },
      questions: [question({ id: 'a', type: 'file' })],
    }
    const { id } = await opened({ document: { sections: [section] } })
    const file = { name: '身份证.pdf', bytes: pdf }
    const ids = [
      await uploadedFile(server(), { ...file, headers: one.headers }),
      await uploadedFile(server(), { ...file, headers: other.headers }),
    ]
    expect((await draft(one, id, { a: ids })).code).toBe(0)
    expect((await read(one, id)).data.files.map((shown) => shown.id)).toEqual(ids.slice(0, 1))
  })

  it('is shown as it was opened until it is opened again; answers keep the version that they belong to', async () => {
    const [first, second] = [await person(), await person()]
    const shown = await opened()
    expect((await submit(first, shown.id)).code).toBe(0)
    const [visit, ...others] = questions
    const renamed = visit ? [{ ...visit, title: { zh: '总体满意吗', en: 'Content on the whole' } }, ...others] : []
    const section = { id: 's1', title: { zh: '', en: '' }, intro: { zh: '', en: '' }, questions: renamed }
    const { data: changed } = await save(
      { document: { sections: [section] } },
      { id: shown.id, version: shown.version },
    )
    expect(changed).toMatchObject({ hasChanges: true, revision: 1 })
    const titleOf = async (requester: Requester) =>
      (await read(requester, shown.id)).data.document.sections[0]?.questions[0]?.title.zh
    expect(await titleOf(second)).toBe('您是否满意')
    const { data: again } = await open(changed)
    expect(again).toMatchObject({ hasChanges: false, revision: 2 })
    expect([await titleOf(first), await titleOf(second)]).toEqual(['您是否满意', '总体满意吗'])
    expect((await submit(second, shown.id)).code).toBe(errors.QuestionnaireChanged.code)
    expect((await submit(second, shown.id, wholeAnswers, { revision: 2 })).code).toBe(0)
    const { data } = await server().ask(contract.getQuestionnaireResults, { id: shown.id }, await desk())
    expect(data.results.find(({ id }) => id === 'visit')).toMatchObject({ title: '总体满意吗', answered: 2 })
  })

  it('stays as anonymous as it was opened, and with answers is closed and not deleted', async () => {
    const shown = await opened()
    const of = { id: shown.id, version: shown.version }
    expect((await save({ isAnonymous: true }, of)).code).toBe(errors.QuestionnaireTermsFixed.code)
    await draft(await person(), shown.id, { days: 1 })
    expect((await server().ask(contract.removeQuestionnaire, of, await desk())).code).toBe(
      errors.QuestionnaireInUse.code,
    )
    const { data: unused } = await save()
    const gone = await server().ask(contract.removeQuestionnaire, { id: unused.id, version: 1 }, await desk())
    expect(gone.code).toBe(0)
  })
})

describe('answers', () => {
  it('are kept while they are written, at least one, over what was read', async () => {
    const one = await person()
    const { id } = await opened()
    expect((await draft(one, id, {})).code).toBe(errors.QuestionnaireDraftEmpty.code)
    expect((await draft(one, id, { why: '  ', nothing: 'x' })).code).toBe(errors.QuestionnaireDraftEmpty.code)
    const { data } = await draft(one, id, { days: 9 })
    expect(await stateOf(one, id)).toBe('draft')
    expect((await read(one, id)).data).toMatchObject({ answers: { days: 9 }, version: data.version, state: 'draft' })
    expect((await draft(one, id, { days: 3 })).code).toBe(errors.QuestionnaireChanged.code)
    expect((await draft(one, id, { days: 3 }, { version: data.version })).code).toBe(0)
  })

  it('are submitted once; the same again with its key is the same', async () => {
    const one = await person()
    const { id } = await opened()
    await draft(one, id, { days: 3 })
    const again = { key: key() }
    expect((await submit(one, id, wholeAnswers, again)).code).toBe(0)
    expect((await submit(one, id, wholeAnswers, again)).code).toBe(0)
    expect((await submit(one, id)).code).toBe(errors.QuestionnaireSubmitted.code)
    expect((await draft(one, id, { days: 3 })).code).toBe(errors.QuestionnaireSubmitted.code)
    expect(await stateOf(one, id)).toBe('submitted')
    expect((await read(one, id)).data.answers).toEqual(wholeAnswers)
  })

  it.each<[string, Answers]>([
    ['visit', { visit: '' }],
    ['visit', { visit: 'perhaps' }],
    ['why', { visit: 'no' }],
    ['halls', { halls: ['a'] }],
    ['halls', { halls: ['a', 'a'] }],
    ['days', { days: 6 }],
    ['stars', { stars: 4.5 }],
    ['parts', { parts: { guide: 'bad' } }],
    ['day', { day: '2026-02-30' }],
  ])('with a wrong %s are refused at it (%#)', async (field, over) => {
    const { id } = await opened()
    expect(await submit(await person(), id, { ...wholeAnswers, ...over })).toMatchObject(at(`answers.${field}`))
  })

  it('to hidden questions are not stored', async () => {
    const one = await person()
    const { id } = await opened()
    expect((await submit(one, id, { ...wholeAnswers, why: '太吵' })).code).toBe(0)
    expect((await read(one, id)).data.answers).not.toHaveProperty('why')
  })

  it('are taken up to the limit', async () => {
    const { id } = await opened({ responsesMax: 1 })
    expect((await submit(await person(), id)).code).toBe(0)
    const late = await person()
    expect((await submit(late, id)).code).toBe(errors.QuestionnaireFull.code)
    expect((await read(late, id)).data.isFull).toBe(true)
  })

  it('are taken within the time alone', async () => {
    const one = await person()
    const { id } = await opened()
    await setMoments(id, { untilAt: new Date(Date.now() - 1_000) })
    expect((await submit(one, id)).code).toBe(errors.QuestionnaireNotNow.code)
    expect(await stateOf(one, id)).toBe('expired')
  })

  it('are requested from whom it is for alone', async () => {
    const { audience } = wholeQuestionnaire()
    const { id } = await opened({ audience: { ...audience, userTypes: [userTypes.exhibitor] } })
    const { id: ofTickets } = await opened({ audience: { ...audience, hasTicket: true } })
    const one = await person()
    for (const other of [id, ofTickets]) {
      expect((await read(one, other)).code).toBe(errors.QuestionnaireNotFound.code)
      expect((await submit(one, other)).code).toBe(errors.QuestionnaireNotFound.code)
      expect(await stateOf(one, other)).toBeUndefined()
    }
  })
})

describe('an anonymous questionnaire', () => {
  it('keeps what was answered without who, and when by the day alone', async () => {
    const one = await person()
    const { id } = await opened({ isAnonymous: true })
    await draft(one, id, { days: 3 })
    expect((await submit(one, id)).code).toBe(0)
    const [response] = await server()
      .database.db.select()
      .from(questionnaireResponses)
      .where(eq(questionnaireResponses.questionnaireId, id))
    expect(response).toMatchObject({ accountId: null, submittedAt: null, answers: wholeAnswers })
    const [entry] = await server()
      .database.db.select()
      .from(questionnaireEntries)
      .where(eq(questionnaireEntries.questionnaireId, id))
    expect(entry).toMatchObject({ answers: null, savedAt: null })
    expect((await read(one, id)).data).toMatchObject({ state: 'submitted', answers: {}, savedAt: null })
  })

  it('is counted by two questions from five responses on, cells of fewer not at all', async () => {
    const { id } = await opened({ isAnonymous: true })
    const cross = async () =>
      server().ask(contract.crossQuestionnaire, { id, row: 'visit', column: 'halls' }, await desk())
    for (let i = 0; i < 4; i += 1) await submit(await person(), id)
    expect((await cross()).code).toBe(errors.QuestionnaireTooFew.code)
    await submit(await person(), id)
    await submit(await person(), id, { ...wholeAnswers, visit: 'no', why: '人多' })
    const { data } = await cross()
    expect(data.rows.map(({ id: row, cells }) => [row, cells])).toEqual([
      ['yes', [5, 5, 0]],
      ['no', [null, null, 0]],
    ])
  })
})

describe('results', () => {
  it('count each answer, and read responses out', async () => {
    const { id } = await opened()
    await submit(await person(), id)
    await submit(await person(), id, { visit: 'no', why: '太吵', days: 4, stars: 1 })
    const { data } = await server().ask(contract.getQuestionnaireResults, { id }, await desk())
    const of = (requested: string) => data.results.find((one) => one.id === requested)
    expect(data).toMatchObject({ submitted: 2, byDay: [{ count: 2 }] })
    expect(of('visit')?.counts.map(({ count }) => count)).toEqual([1, 1])
    expect(of('days')?.mean).toBe(3)
    expect(of('stars')?.counts.map(({ count }) => count)).toEqual([1, 0, 0, 1, 0])
    expect(of('parts')?.rows.map((row) => row.counts.map(({ count }) => count))).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(of('why')?.texts).toEqual(['太吵'])
    const { data: page } = await server().ask(contract.listQuestionnaireResponses, { id }, await desk())
    expect(page.list.map(({ answers }) => answers['visit'])).toEqual(['不满意', '满意'])
    expect(page.list[1]?.answers).toMatchObject({ halls: '一号馆、二号馆', parts: '导览: 好; 餐饮: 差' })
  })
})

describe('people are notified', () => {
  it('of an open one once, but who has submitted it', async () => {
    const { audience } = wholeQuestionnaire()
    const [done, waiting] = [await person(), await person()]
    const { id } = await opened({ audience: { ...audience, userTypes: [userTypes.buyer] } })
    await submit(done, id)
    const announce = async () => server().ask(contract.announceQuestionnaire, { id }, await desk())
    expect((await announce()).data.people).toBeGreaterThan(1)
    expect((await announce()).code).toBe(errors.QuestionnaireAnnounced.code)
    await notifyAnnounced(server().database, server())
    await notifyAnnounced(server().database, server())
    const notified = await server().database.db.select().from(notices).where(eq(notices.name, 'questionnaireOpened'))
    const count = (accountId: number) => notified.filter((one) => one.accountId === accountId).length
    expect([count(done.id), count(waiting.id)]).toEqual([0, 1])
  })
})
