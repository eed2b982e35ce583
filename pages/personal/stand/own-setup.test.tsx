import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as saving from '#src/common/app/save-file.ts'
import { boothRows } from '#src/mocks/fair/booths/booths.ts'
import { setupRows } from '#src/mocks/fair/booths/setup.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

vi.mock('#src/common/app/save-file.ts', () => ({ saveFile: vi.fn<() => void>() }))

overMocks()
resetRows(setupRows, boothRows)
beforeEach(() => signInAs(userTypes.exhibitor))

const part = async () => {
  const user = await openPage('/personal.html#/stand')
  return { user, card: within(await screen.findByRole('region', { name: '参展须知' })) }
}

test('times, note and documents of the hall are shown, downloaded by their titles and added to a calendar', async () => {
  const { user, card } = await part()
  expect(await card.findByText(/^货物由北 3 门进场/)).toBeTruthy()
  expect(card.getAllByText(/08:00 GMT\+8 起$/)).toHaveLength(1)
  const documents = within(card.getByRole('list', { name: '文件' }))
  expect(documents.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^参展手册\.pdf 1\.1MB/),
    expect.stringMatching(/^安全与用电规定\.pdf /),
  ])
  await expectAccessible()
  await user.click(documents.getByRole('button', { name: '下载 参展手册.pdf' }))
  await waitFor(() => expect(saving.saveFile).toHaveBeenCalledWith(expect.anything(), '参展手册.pdf'))
  await user.click(card.getByRole('button', { name: '添加到日历' }))
  await waitFor(() => expect(saving.saveFile).toHaveBeenCalledWith(expect.anything(), 'yunzhan-setup.ics'))
})

test('a note and titles in the other language are marked as such', async () => {
  const [row] = setupRows
  if (!row) throw new Error('no set-up information')
  row.note = { zh: '', en: 'Gate North 3' }
  row.documents = [
    { file: 'mock-2', title: { zh: '', en: 'Manual' } },
    { file: 'mock-5', title: { zh: '用电', en: '' } },
  ]
  const { card } = await part()
  expect((await card.findByText('Gate North 3')).getAttribute('lang')).toBe('en-US')
  expect(card.getByText('Manual.pdf').getAttribute('lang')).toBe('en-US')
  expect(card.getByText('用电.pdf').getAttribute('lang')).toBeNull()
})

test('where nothing was set a note explains it', async () => {
  setupRows.length = 0
  const { card } = await part()
  expect(await card.findByText(/^主办方尚未发布工艺美术馆的参展须知/)).toBeTruthy()
})

test('without a booth there is no such card', async () => {
  boothRows.length = 0
  await openPage('/personal.html#/stand')
  const booth = within(await screen.findByRole('region', { name: '线下展位' }))
  await waitFor(() => expect(booth.getByText(/展位/, { selector: 'p' })).toBeTruthy())
  expect(screen.queryByRole('region', { name: '参展须知' })).toBeNull()
})
