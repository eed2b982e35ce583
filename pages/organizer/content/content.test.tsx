import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { saveContent } from '../../../contract/content/endpoints'
import { userTypes } from '../../../contract/core/permissions'
import { fill, nextCall, signInAs } from '../../../tests/setup/in-page'
import { openPage, overMocks } from '../../../tests/setup/open-page'
import { type MockObject, mockObjects } from '../../../src/mocks/content/objects'
import { mock, refuse } from '../../../src/mocks/core/mock'
import { server } from '../../../src/mocks/node'

overMocks()
beforeEach(() => signInAs(userTypes.organizer))

/** An advert of its own, so that tests leave the others as they were. */
function addAdvert(title: string, over: Partial<MockObject> = {}): MockObject {
  const document = { module: 'home', title: { zh: title, en: '' }, imageUrl: { zh: '/hero.svg', en: '' }, jumpLink: '' }
  const at = new Date().toISOString()
  const object: MockObject = {
    id: 1_000 + mockObjects.advert.length,
    revision: 1,
    draft: document,
    published: document,
    shownFrom: at,
    shownUntil: null,
    deleted: false,
    updatedAt: at,
    by: '沈砚秋',
    changes: [{ revision: 1, action: 'save', by: '沈砚秋', at, document }],
    ...over,
  }
  mockObjects.advert.push(object)
  return object
}

const open = ({ id }: MockObject) => openPage(`/organizer.html#/content/advert/${id}`)
const titleBox = () => screen.findByRole('textbox', { name: '标题（中文）' })

test('what is new is a draft; what is missing stands where it is to be published', async () => {
  const user = await openPage('/organizer.html#/content/advert/new')
  fill(await titleBox(), '雨前新茶')
  await user.click(screen.getByRole('button', { name: '保存草稿' }))
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/content\/advert\/\d+$/))
  expect(await screen.findByRole('heading', { name: '雨前新茶' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '发布…' }))
  const dialog = await screen.findByRole('dialog', { name: '发布' })
  expect(within(dialog).getByRole('alert').textContent).toBe('还需填写：展示位置、图片')
  expect(within(dialog).getByText(/还没有英文：标题/)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: '发布' })).toHaveProperty('disabled', true)
})

test('publishing stores what is typed first, and shows it', async () => {
  const object = addAdvert('谷雨')
  const user = await open(object)
  fill(await titleBox(), '谷雨茶会')
  await user.click(screen.getByRole('button', { name: '发布…' }))
  const dialog = await screen.findByRole('dialog', { name: '发布' })
  await user.click(within(dialog).getByRole('button', { name: '发布' }))
  await waitFor(() => expect(object.published).toMatchObject({ title: { zh: '谷雨茶会', en: '' } }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('one’s own steps are no change of somebody else’s: what was withdrawn and published is saved again', async () => {
  const object = addAdvert('清明')
  const user = await open(object)
  await user.click(await screen.findByRole('button', { name: '撤下' }))
  const ask = await screen.findByRole('dialog', { name: '撤下这项内容？' })
  await user.click(within(ask).getByRole('button', { name: '撤下' }))
  await waitFor(() => expect(object.shownFrom).toBeNull())
  await user.click(screen.getByRole('button', { name: '发布…' }))
  const dialog = await screen.findByRole('dialog', { name: '发布' })
  await user.click(within(dialog).getByRole('button', { name: '发布' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fill(await titleBox(), '清明之后')
  await user.click(screen.getByRole('button', { name: '保存草稿' }))
  await waitFor(() => expect(object.draft['title']).toEqual({ zh: '清明之后', en: '' }))
})

test('who comes second sees what the first wrote, and decides whose goes on', async () => {
  const object = addAdvert('立夏')
  const user = await open(object)
  fill(await titleBox(), '我的标题')
  Object.assign(object, { revision: 2, by: '闻人语', draft: { ...object.draft, title: { zh: '对方标题', en: '' } } })
  await user.click(screen.getByRole('button', { name: '保存草稿' }))
  expect(await screen.findByText('闻人语刚刚保存了修改，您的修改还没有保存')).toBeTruthy()
  const table = screen.getByRole('columnheader', { name: '您的' }).closest('table')
  const row = within(table ?? document.body).getByRole('row', { name: /标题/ })
  expect(within(row).getByText('对方标题')).toBeTruthy()
  expect(within(row).getByText('我的标题')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保留我的，再次保存时覆盖' }))
  await user.click(screen.getByRole('button', { name: '保存草稿' }))
  await waitFor(() => expect(object.draft['title']).toEqual({ zh: '我的标题', en: '' }))
})

test('the other’s may be taken instead', async () => {
  const object = addAdvert('小满')
  const user = await open(object)
  fill(await titleBox(), '我的')
  Object.assign(object, { revision: 2, by: '闻人语', draft: { ...object.draft, title: { zh: '对方的', en: '' } } })
  await user.click(screen.getByRole('button', { name: '保存草稿' }))
  await user.click(await screen.findByRole('button', { name: '采用对方的' }))
  expect(await titleBox()).toHaveProperty('value', '对方的')
  expect(object.revision).toBe(2)
})

test('what takes it from visitors is asked about; deleting can be undone', async () => {
  const object = addAdvert('芒种')
  const user = await open(object)
  await user.click(await screen.findByRole('button', { name: '撤下' }))
  const ask = await screen.findByRole('dialog', { name: '撤下这项内容？' })
  await user.click(within(ask).getByRole('button', { name: '取消' }))
  expect(object.shownFrom).not.toBeNull()
  await user.click(screen.getByRole('button', { name: '删除' }))
  const sure = await screen.findByRole('dialog', { name: '删除这项内容？' })
  await user.click(within(sure).getByRole('button', { name: '删除' }))
  await user.click(await screen.findByRole('button', { name: '恢复' }))
  await waitFor(() => expect(object.deleted).toBe(false))
  expect(await titleBox()).toHaveProperty('value', '芒种')
})

test('an earlier version is compared with the draft and brought back', async () => {
  const object = addAdvert('夏至')
  object.draft = { ...object.draft, title: { zh: '夏至晚场', en: '' } }
  const user = await open(object)
  await user.click(await screen.findByRole('button', { name: '修改记录' }))
  await user.click(await screen.findByRole('button', { name: '与当前草稿比较（第 1 版）' }))
  const table = (await screen.findByRole('columnheader', { name: '那时' })).closest('table')
  const row = within(table ?? document.body).getByRole('row', { name: /标题/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['中文夏至', '中文夏至晚场'])
  const sent = nextCall('/content/restore')
  await user.click(screen.getByRole('button', { name: '恢复这一版为草稿' }))
  expect(await (await sent).json()).toMatchObject({ id: object.id, version: 1 })
  await waitFor(async () => expect(await titleBox()).toHaveProperty('value', '夏至'))
})

test('what the server does not accept stands at its field', async () => {
  const object = addAdvert('小暑')
  const fields = [{ field: 'document.title.zh', message: '最多 30 个字符' }]
  server.use(mock(saveContent, () => refuse('BadInput', { detail: '最多 30 个字符', fields })))
  const user = await open(object)
  fill(await titleBox(), '改')
  await user.click(screen.getByRole('button', { name: '保存草稿' }))
  const said = await screen.findByText('最多 30 个字符')
  expect(said.closest('.ant-form-item')?.textContent).toContain('标题')
  expect(object.revision).toBe(1)
})
