import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import {
  announceQuestionnaire,
  closeQuestionnaire,
  openQuestionnaire,
  saveQuestionnaire,
} from '#contract/operations/questionnaires/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { entries, questionnaires } from '#src/mocks/operations/questionnaires/questionnaires.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(questionnaires, entries)
beforeEach(() => signInAs(userTypes.staff))

const LIST = '/organizer.html#/questionnaires'
const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') ?? document.body)
const dialog = async () => within(await screen.findByRole('dialog'))
const both = (label: string, language = '中文') => screen.getByRole('textbox', { name: `${label} (${language})` })

test('the table says how each stands, how many have answered, and what can be done', async () => {
  await openPage(LIST)
  const visit = await row('观展体验问卷')
  expect(visit.getByText('进行中')).toBeTruthy()
  expect(visit.getByText('12')).toBeTruthy()
  expect(visit.queryByRole('button', { name: /删除/ })).toBeNull()
  expect((await row('开幕式意见征集')).queryByRole('button', { name: /通知填写/ })).toBeNull()
  const draft = await row('展商服务满意度')
  expect(draft.getByText('草稿', { selector: '.ant-tag' })).toBeTruthy()
  expect(draft.queryByRole('link', { name: /结果/ })).toBeNull()
  await expectAccessible()
})

test('one is written, what it lacks is reported at its place, and it is opened after a question', async () => {
  const user = await openPage('/organizer.html#/questionnaires/new')
  await user.click(await screen.findByRole('button', { name: '保存并发布' }))
  expect(await screen.findByText('请至少添加一道题目')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText('请选择日期和时间')).toHaveLength(2))
  fill(both('标题'), '下届意向')
  await user.click(screen.getByRole('button', { name: '添加题目' }))
  await user.click(await screen.findByRole('menuitem', { name: '单选' }))
  const question = within(screen.getByRole('article', { name: '第 1 题' }))
  fill(question.getByRole('textbox', { name: '题目 (中文)' }), '明年还来吗？')
  fill(question.getByRole('textbox', { name: '选项 1 (中文)' }), '来')
  fill(question.getByRole('textbox', { name: '选项 2 (中文)' }), '不来')
  await user.click(question.getByRole('checkbox', { name: '必答' }))
  const sent = nextCall(saveQuestionnaire.path)
  await user.click(screen.getByRole('button', { name: '保存草稿' }))
  expect(await (await sent).json()).toMatchObject({
    id: null,
    questionnaire: {
      title: { zh: '下届意向' },
      document: { sections: [{ questions: [{ type: 'single', required: true, title: { zh: '明年还来吗？' } }] }] },
    },
  })
  expect(await screen.findByRole('heading', { name: '编辑问卷' })).toBeTruthy()
})

test('a new one is saved and opened in one go, once its time is set', async () => {
  const user = await openPage('/organizer.html#/questionnaires/new')
  await screen.findByRole('button', { name: '保存并发布' })
  fill(both('标题'), '一题问卷')
  for (const name of ['开始时间（北京时间）', '截止时间（北京时间）']) {
    await user.click(screen.getByRole('textbox', { name }))
    await user.type(
      screen.getByRole('textbox', { name }),
      `${name.startsWith('开') ? '2026' : '2099'}-01-01 10:00{Enter}`,
    )
  }
  await user.click(screen.getByRole('button', { name: '添加题目' }))
  await user.click(await screen.findByRole('menuitem', { name: '文字' }))
  fill(screen.getByRole('textbox', { name: '题目 (中文)' }), '您的建议')
  await user.click(screen.getByRole('button', { name: '保存并发布' }))
  const opened = nextCall(openQuestionnaire.path)
  await user.click((await dialog()).getByRole('button', { name: '发布' }))
  expect(await (await opened).json()).toMatchObject({ version: 1 })
})

test('what is requested is put into its order by keys', async () => {
  const user = await openPage('/organizer.html#/questionnaires/1')
  await screen.findByRole('article', { name: '第 1 题' })
  const handle = screen.getByRole('button', { name: '移动 第 2 部分' })
  handle.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/已拿起 第 2 部分|第 2 部分：第/)).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: '复制：第 4 题' }))
  expect(await screen.findByRole('article', { name: '第 10 题' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存草稿' }).disabled).toBe(false)
})

test('a condition goes with the question that it names', async () => {
  const user = await openPage('/organizer.html#/questionnaires/1')
  const why = within(await screen.findByRole('article', { name: '第 2 题' }))
  expect(why.getByText('不满意')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '删除：第 1 题' }))
  const sent = nextCall(saveQuestionnaire.path)
  await user.click(screen.getByRole('button', { name: '保存草稿' }))
  const { questionnaire } = await (await sent).json()
  expect(questionnaire.document.sections[0].questions[0]).toMatchObject({ id: 'why', showIf: null })
})

test('a conflicting save is reported, and can be loaded', async () => {
  server.use(mock(saveQuestionnaire, () => refuse('QuestionnaireChanged')))
  const user = await openPage('/organizer.html#/questionnaires/1')
  await screen.findByRole('article', { name: '第 1 题' })
  fill(both('标题'), '改过的标题')
  await user.click(screen.getByRole('button', { name: '保存草稿' }))
  await user.click(await screen.findByRole('button', { name: '加载最新内容' }))
  await waitFor(() => expect(both('标题')).toHaveProperty('value', '观展体验问卷'))
})

test('it is opened, announced once, and closed, each after a question', async () => {
  const user = await openPage(LIST)
  await user.click((await row('观展体验问卷')).getByRole('button', { name: '通知填写：观展体验问卷' }))
  const notified = nextCall(announceQuestionnaire.path)
  await user.click((await dialog()).getByRole('button', { name: '发送通知' }))
  expect(await (await notified).json()).toEqual({ id: 1 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click((await row('观展体验问卷')).getByRole('button', { name: '通知填写：观展体验问卷' }))
  await user.click((await dialog()).getByRole('button', { name: '发送通知' }))
  expect((await (await dialog()).findByRole('alert')).textContent).toContain('24 小时内已通知过')
  await user.click((await dialog()).getByRole('button', { name: '取消' }))
  const closed = nextCall(closeQuestionnaire.path)
  await user.click((await row('观展体验问卷')).getByRole('button', { name: '关闭：观展体验问卷' }))
  await user.click((await dialog()).getByRole('button', { name: '关闭问卷' }))
  expect(await (await closed).json()).toMatchObject({ id: 1, version: 2 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const opened = nextCall(openQuestionnaire.path)
  await user.click((await row('观展体验问卷')).getByRole('button', { name: '发布：观展体验问卷' }))
  await user.click((await dialog()).getByRole('button', { name: '发布' }))
  expect(await (await opened).json()).toMatchObject({ id: 1, version: 3 })
})

test('results say how each question was answered, and two against each other', async () => {
  const user = await openPage('/organizer.html#/questionnaires/1/results')
  const first = within(await screen.findByRole('region', { name: '您对本届展会总体满意吗？' }))
  expect(first.getByRole('row', { name: /非常满意/ }).textContent).toContain('6')
  expect(screen.getAllByText('导览员讲解很好。').length).toBeGreaterThan(0)
  const cross = within(screen.getByRole('region', { name: '交叉统计' }))
  await expectAccessible()
  for (const [side, title] of [
    ['选择行', '您对本届展会总体满意吗？'],
    ['选择列', '您参观了哪些展馆？'],
  ] as const) {
    await user.click(cross.getByRole('combobox', { name: side }))
    const found = await screen.findAllByText(title, { selector: '.ant-select-item-option-content' })
    await user.click(found.at(-1) ?? document.body)
  }
  expect(await cross.findByRole('columnheader', { name: '工艺美术馆' })).toBeTruthy()
})

test('whoever may only read sees results and changes nothing', async () => {
  signInAs(userTypes.supervisor)
  await openPage(LIST)
  expect(await screen.findByRole('link', { name: '查看结果：观展体验问卷' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '新建问卷' })).toBeNull()
  expect(screen.queryByRole('button', { name: /关闭：/ })).toBeNull()
})
