import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { type MockObject, mockObjects } from '#src/mocks/fair/content/objects.ts'
import { fill, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
beforeEach(() => signInAs(userTypes.organizer))

/** An exhibit with a new name under review. */
function addWaiting(before: string, after: string): MockObject {
  const like = mockObjects.exhibit.find(({ id }) => id === 1)
  if (!like) throw new Error('the mock fair shows no exhibits')
  const named = (zh: string) => ({ ...like.draft, name: { zh, en: zh } })
  const object: MockObject = {
    ...like,
    id: 1_000 + mockObjects.exhibit.length,
    draft: named(after),
    published: named(before),
    submittedAt: new Date().toISOString(),
    opinion: '',
    changes: [],
  }
  mockObjects.exhibit.push(object)
  return object
}
const open = ({ id }: MockObject) => openPage(`/organizer.html#/content/exhibit/${id}`)
const panel = () => screen.findByRole('region', { name: '待审核' })

test('what waits is compared with what visitors see, and approved', async () => {
  const object = addWaiting('旧釉', '新釉')
  const user = await open(object)
  await user.click(await screen.findByText('草稿与访客看到的不同，查看区别'))
  const table = screen.getByRole('columnheader', { name: '访客看到的' }).closest('table')
  const row = within(table ?? document.body).getByRole('row', { name: /名称/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['中文旧釉英文旧釉', '中文新釉英文新釉'])
  await user.click(within(await panel()).getByRole('button', { name: '通过并发布' }))
  await waitFor(() => expect(object.published).toMatchObject({ name: { zh: '新釉' } }))
  expect(object.submittedAt).toBeNull()
  await waitFor(() => expect(screen.queryByRole('region', { name: '待审核' })).toBeNull())
})

test('it is given back with an opinion, which must be written', async () => {
  const object = addWaiting('旧胎', '新胎')
  const user = await open(object)
  await user.click(within(await panel()).getByRole('button', { name: '退回…' }))
  const dialog = await screen.findByRole('dialog', { name: '退回给展商修改' })
  await user.click(within(dialog).getByRole('button', { name: '退回' }))
  const reason = within(dialog).getByRole('textbox', { name: '退回原因' })
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'))
  expect(object.submittedAt).not.toBeNull()
  fill(reason, '请写明产地。')
  await user.click(within(dialog).getByRole('button', { name: '退回' }))
  await waitFor(() => expect(object).toMatchObject({ submittedAt: null, opinion: '请写明产地。' }))
  expect(object.published).toMatchObject({ name: { zh: '旧胎' } })
  expect(within(await screen.findByRole('region', { name: '已退回' })).getByText('请写明产地。')).toBeTruthy()
})

test('what the exhibitor has changed meanwhile is not approved unseen', async () => {
  const object = addWaiting('旧款', '新款')
  const user = await open(object)
  await panel()
  Object.assign(object, { revision: object.revision + 1, by: '沈砚秋' })
  await user.click(within(await panel()).getByRole('button', { name: '通过并发布' }))
  expect(await screen.findByText(/^沈砚秋刚刚修改了此内容/)).toBeTruthy()
  expect(object.published).toMatchObject({ name: { zh: '旧款' } })
})
