import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { moveContent, saveContent } from '#contract/fair/content/endpoints.ts'
import { isInBoth } from '#contract/fair/content/fields.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { addAdvert } from '#tests/setup/fair/adverts.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { type MockObject, mockObjects } from '#src/mocks/fair/content/objects.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'

overMocks()
beforeEach(() => signInAs(userTypes.organizer))

const mockTitle = (kind: 'hall'): string => {
  const name = mockObjects[kind][0]?.draft['name']
  return isInBoth(name) ? name.zh : ''
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

test('one’s own steps are no change of another user’s: what was withdrawn and published is saved again', async () => {
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

test('the second editor sees the first one’s text, and decides which version is saved', async () => {
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

test('hiding an object needs confirmation; deleting can be undone', async () => {
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
  const message = await screen.findByText('最多 30 个字符')
  expect(message.closest('.ant-form-item')?.textContent).toContain('标题')
  expect(object.revision).toBe(1)
})

test('what the server does not accept in rows of a list says in which', async () => {
  const fields = [
    { field: 'document.hosts.1.name.zh', message: '最多 30 个字符' },
    { field: 'document.hosts.2.name.en', message: '最多 60 个字符' },
  ]
  server.use(mock(saveContent, () => refuse('BadInput', { detail: '最多 30 个字符', fields })))
  const user = await openPage('/organizer.html#/content/expo/1')
  await user.click(await screen.findByRole('button', { name: '保存草稿' }))
  const message = await screen.findByText('第 2 项：最多 30 个字符')
  const field = message.closest('.ant-form-item')
  expect(field?.textContent).toContain('主办单位')
  expect(field?.textContent).toContain('第 3 项：最多 60 个字符')
})

test('the table is filtered by what its objects refer to, which is found by name', async () => {
  const user = await openPage('/organizer.html#/content/category')
  await screen.findAllByRole('checkbox', { name: /^选择 / })
  const box = screen.getByRole('combobox', { name: '展馆' })
  await user.click(box)
  fill(box, mockTitle('hall'))
  await user.click(await screen.findByText(mockTitle('hall')))
  await waitFor(() => expect(window.location.hash).toContain(`hall=${mockObjects.hall[0]?.id}`))
  // No category of the mocks is of a hall.
  expect(await screen.findByText('没有符合条件的内容')).toBeTruthy()
})

const choose = async (user: Awaited<ReturnType<typeof openPage>>, ...titles: string[]) => {
  for (const title of titles) await user.click(await screen.findByRole('checkbox', { name: `选择 ${title}` }))
}

test('several are changed together; a conflicting change is reported', async () => {
  const [one, other] = [addAdvert('大暑'), addAdvert('立秋')]
  const user = await openPage('/organizer.html#/content/advert?sort=-updatedAt')
  await choose(user, '大暑', '立秋')
  Object.assign(other, { revision: 9, by: '闻人语' })
  await user.click(screen.getByRole('button', { name: '撤下所选' }))
  const dialog = await screen.findByRole('dialog', { name: '撤下所选' })
  await user.click(within(dialog).getByRole('button', { name: '撤下所选' }))
  expect(await within(dialog).findByText('已处理 1 项，未处理 1 项。')).toBeTruthy()
  expect(within(dialog).getByText(/^立秋: 闻人语刚刚修改了此内容/)).toBeTruthy()
  expect([one.shownFrom, other.shownFrom !== null]).toEqual([null, true])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤下所选' })).toBeNull())
})

test('several drafts get the same choice, which must be made', async () => {
  const object = addAdvert('处暑')
  const user = await openPage('/organizer.html#/content/advert?sort=-updatedAt')
  await choose(user, '处暑')
  await user.click(screen.getByRole('button', { name: '设置“展示位置”' }))
  const dialog = await screen.findByRole('dialog', { name: '设置“展示位置”' })
  const send = within(dialog).getByRole('button', { name: '设置“展示位置”' })
  await user.click(send)
  expect((await within(dialog).findByRole('alert')).textContent).toBe('请选择')
  await user.click(within(dialog).getByRole('combobox', { name: '展示位置' }))
  await user.click(await screen.findByText('登录页', { selector: '.ant-select-item-option-content' }))
  await user.click(send)
  await waitFor(() => expect(object.draft).toMatchObject({ module: 'login', title: { zh: '处暑' } }))
  expect(object.published).toMatchObject({ module: 'home' })
})

const rowsInOrder = () =>
  screen.getAllByRole('button', { name: /^移动 / }).flatMap((handle) => handle.closest('li') ?? [])
const rowTitles = () => rowsInOrder().map((row) => row.querySelector('span')?.textContent)

/** Lays the rows of an order out, which the test's DOM does not, and moves the last one up by one with the keys. */
async function moveLastUp(user: Awaited<ReturnType<typeof openPage>>, title: string) {
  const handle = await screen.findByRole('button', { name: `移动 ${title}` })
  const rows = rowsInOrder()
  for (const [place, row] of rows.entries()) row.getBoundingClientRect = () => new DOMRect(0, place * 60, 300, 50)
  handle.focus()
  await user.keyboard(' ')
  expect(await screen.findByText(`${title}：第 ${rows.length} 位，共 ${rows.length} 位`)).toBeTruthy()
  await user.keyboard('{ArrowUp}')
  expect(await screen.findByText(`${title}：第 ${rows.length - 1} 位，共 ${rows.length} 位`)).toBeTruthy()
  await user.keyboard(' ')
}

test('an object is taken, moved and put down by keys; the move can be undone', async () => {
  const own = ['甲', '乙', '丙'].map((title) =>
    addAdvert(title, { draft: { ...addAdvert(title).draft, module: 'login' } }),
  )
  const user = await openPage('/organizer.html#/content/advert/order?module=login')
  const sent = nextCall('/content/move')
  await moveLastUp(user, '丙')
  expect(await (await sent).json()).toMatchObject({ kind: 'advert', id: own[2]?.id, before: own[1]?.id })
  await waitFor(() => expect(rowTitles().slice(-3)).toEqual(['甲', '丙', '乙']))
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(() => expect(rowTitles().slice(-3)).toEqual(['甲', '乙', '丙']))
})

test('a move that the server refuses is taken back', async () => {
  addAdvert('白露')
  server.use(mock(moveContent, () => refuse('ContentNotNow')))
  const user = await openPage('/organizer.html#/content/advert/order?module=home')
  await moveLastUp(user, '白露')
  expect(await screen.findByText('内容的状态已变化，无法如此操作，请刷新')).toBeTruthy()
  await waitFor(() => expect(rowTitles().at(-1)).toBe('白露'))
})
