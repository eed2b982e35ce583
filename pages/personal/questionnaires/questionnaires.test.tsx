import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { saveQuestionnaireDraft, submitQuestionnaire } from '#contract/operations/questionnaires/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { entries } from '#src/mocks/operations/questionnaires/questionnaires.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(entries)
beforeEach(() => signInAs(userTypes.buyer))
afterEach(() => vi.restoreAllMocks())

const ONE = '/personal.html#/questionnaireDetail?id=1'
const questionOf = (title: RegExp) => {
  const found = screen.getByText(title).closest<HTMLElement>('[data-question]')
  if (!found) throw new Error(`no question ${String(title)}`)
  return within(found)
}
const openOne = async (address = ONE) => {
  const user = await openPage(address)
  await screen.findByRole('form', { name: /观展体验问卷|洽谈效果调查/ })
  return user
}

test('what is requested stands by state, with its time and how many questions it has', async () => {
  const user = await openPage('/personal.html#/questionnaires')
  const card = within(await screen.findByRole('article', { name: '观展体验问卷' }))
  expect(card.getByText('未填写')).toBeTruthy()
  expect(card.getByText(/共 9 题.*截止/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /已过期/ }))
  expect(await screen.findByRole('article', { name: '开幕式意见征集' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('article', { name: '观展体验问卷' })).toBeNull())
  await expectAccessible()
})

test('what is written is kept on the server, one call after the other, and is there again', async () => {
  const user = await openOne()
  expect(screen.queryByText('哪些地方让您不满意？')).toBeNull()
  await user.click(questionOf(/总体满意吗/).getByRole('radio', { name: '不满意' }))
  expect(await screen.findByText('哪些地方让您不满意？')).toBeTruthy()
  const sent = nextCall(saveQuestionnaireDraft.path)
  fill(questionOf(/哪些地方/).getByRole('textbox'), '午餐排队太久')
  expect(await (await sent).json()).toMatchObject({ version: 0, answers: { content: 'no', why: '午餐排队太久' } })
  expect(await screen.findByText(/草稿已保存/)).toBeTruthy()
  const next = nextCall(saveQuestionnaireDraft.path)
  await user.click(questionOf(/以下服务/).getAllByRole('radio', { name: '好' })[0] ?? document.body)
  expect(await (await next).json()).toMatchObject({ version: 1, answers: { parts: { guide: 'good' } } })
  await screen.findByText(/草稿已保存/)
  await openOne()
  expect(questionOf(/哪些地方/).getByRole<HTMLTextAreaElement>('textbox').value).toBe('午餐排队太久')
})

test('a draft that cannot be saved is reported, and saved on retry', async () => {
  server.use(mock(saveQuestionnaireDraft, () => refuse('TooManyRequests')))
  const user = await openOne()
  await user.click(questionOf(/总体满意吗/).getByRole('radio', { name: '非常满意' }))
  const again = await screen.findByRole('button', { name: '重试' })
  server.resetHandlers()
  await user.click(again)
  expect(await screen.findByText(/草稿已保存/)).toBeTruthy()
})

test('a draft that was changed elsewhere is not written over; what is new is loaded below what was written here', async () => {
  const user = await openOne()
  entries.push({
    questionnaireId: 1,
    accountId: '6',
    version: 3,
    answers: { days: 2 },
    key: '',
    submitted: false,
    savedAt: new Date().toISOString(),
  })
  await user.click(questionOf(/总体满意吗/).getByRole('radio', { name: '非常满意' }))
  await user.click(await screen.findByRole('button', { name: '加载最新内容' }))
  await waitFor(() => expect(questionOf(/参观了几天/).getByRole<HTMLInputElement>('spinbutton').value).toBe('2'))
  expect(questionOf(/总体满意吗/).getByRole('radio', { name: '非常满意' })).toHaveProperty('checked', true)
})

test('what lacks is reported at its question, and it is submitted once after a question', async () => {
  const user = await openOne()
  await user.click(screen.getByRole('button', { name: '提交问卷' }))
  expect(questionOf(/总体满意吗/).getByRole('alert').textContent).toBe('请回答此题')
  await user.click(questionOf(/总体满意吗/).getByRole('radio', { name: '非常满意' }))
  await user.click(questionOf(/哪些展馆/).getByRole('checkbox', { name: '文旅馆' }))
  await user.click(screen.getByRole('button', { name: '提交问卷' }))
  expect(questionOf(/哪些展馆/).getByRole('alert').textContent).toBe('请按要求的项数选择')
  await user.click(questionOf(/哪些展馆/).getByRole('checkbox', { name: '出版馆' }))
  await user.click(screen.getByRole('button', { name: '提交问卷' }))
  const sure = within(await screen.findByRole('dialog', { name: '提交问卷？' }))
  const sent = nextCall(submitQuestionnaire.path)
  await user.dblClick(sure.getByRole('button', { name: '提交问卷' }))
  expect(await (await sent).json()).toMatchObject({ id: 1, answers: { content: 'very', halls: ['travel', 'print'] } })
  expect(await screen.findByText('已提交，感谢您的回答！')).toBeTruthy()
  expect(await screen.findByText('非常满意')).toBeTruthy()
  expect(entries.filter(({ submitted }) => submitted)).toHaveLength(1)
})

test('what the server refuses of an answer stands at its question', async () => {
  const fields = [{ field: 'answers.days', message: '超出了允许的范围' }]
  server.use(mock(submitQuestionnaire, () => refuse('BadInput', { detail: '', fields })))
  const user = await openOne()
  await user.click(questionOf(/总体满意吗/).getByRole('radio', { name: '非常满意' }))
  await user.click(screen.getByRole('button', { name: '提交问卷' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '提交问卷' }))
  await waitFor(() => expect(questionOf(/参观了几天/).getByRole('alert').textContent).toBe('超出了允许的范围'))
})

test('an anonymous one says what is kept, and shows no answers once it is submitted', async () => {
  const user = await openOne('/personal.html#/questionnaireDetail?id=2')
  expect(screen.getByText(/不记录姓名，只记录日期/)).toBeTruthy()
  await user.click(questionOf(/洽谈对您/).getAllByRole('radio')[7] ?? document.body)
  await user.click(screen.getByRole('button', { name: '提交问卷' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '提交问卷' }))
  expect(await screen.findByText(/不再显示您的回答/)).toBeTruthy()
  expect(screen.queryByText('洽谈对您有多大帮助？')).toBeNull()
})

test('one that is over, that is not there, or that cannot be read says so', async () => {
  await openPage('/personal.html#/questionnaireDetail?id=3')
  expect(await screen.findByText('此问卷已截止，不再接受回答。')).toBeTruthy()
  await openPage('/personal.html#/questionnaireDetail?id=99')
  expect(await screen.findByText(/问卷不存在，或不面向您/)).toBeTruthy()
  await openPage('/personal.html?scenario=listOwnQuestionnaires:empty#/questionnaires')
  expect(await screen.findByText('暂无问卷')).toBeTruthy()
})
