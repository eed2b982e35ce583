import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { readSheetFile } from '#src/features/fair/booths/sheet/read-file.ts'
import { buildXlsx } from '#src/common/work/export/xlsx.ts'
import { boothEvents, boothRows, nameIn } from '#src/mocks/fair/booths/booths.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(boothRows, boothEvents)
beforeEach(() => signInAs(userTypes.staff))

const opened = async () => {
  const user = await openPage('/organizer.html#/booths?hall=1')
  const open = await screen.findByRole('button', { name: '导入 XLSX' })
  await waitFor(() => expect(open).toHaveProperty('disabled', false))
  await user.click(open)
  const dialog = await screen.findByRole('dialog', { name: '导入展位安排' })
  const choose = (file: File) => {
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('there is no file control')
    fireEvent.change(input, { target: { files: [file] } })
  }
  const chooseRows = async (rows: (string | number)[][]) =>
    choose(new File([await buildXlsx([['展位号', '展商 ID', '展商名称'], ...rows], 'x')], 'booths.xlsx'))
  return { user, dialog: within(dialog), choose, chooseRows }
}
const inHall = () => boothRows.filter(({ hallId, status }) => hallId === 1 && status === 'assigned')
const shown = (dialog: ReturnType<typeof within>, view: string) => dialog.findByRole('radio', { name: view })

it('rows are checked and shown before anything is changed, and then made in one call', async () => {
  const [first, second] = inHall()
  const placed = new Set(boothRows.map(({ exhibitorId }) => exhibitorId))
  const exhibitorId = exhibitorRows.find(({ id }) => !placed.has(id))?.id ?? 0
  const third = { hallId: 1, number: '1A-05', exhibitorId, status: 'assigned' as const, heldUntil: null }
  boothRows.push(third)
  if (!first || !second) throw new Error('the hall has too few exhibitors')
  const { user, dialog, chooseRows } = await opened()
  await chooseRows([
    [first.number, second.exhibitorId ?? 0, ''],
    [second.number, '', nameIn('en-US', first.exhibitorId ?? 0)],
    [third.number, third.exhibitorId, ''],
    ['9Z-99', '', '没有这家'],
    ['1A-01', '', '没有这家'],
    ['1A-02', '', ''],
  ])
  expect(await dialog.findByText('booths.xlsx：6 行')).toBeTruthy()
  await shown(dialog, '将更改 2')
  expect(dialog.getByText(`从 ${second.number} 调整至此`)).toBeTruthy()
  await user.click(await shown(dialog, '有误 2'))
  const text = () => dialog.getByRole('table').textContent
  expect(text()).toContain('第 5 行')
  expect(text()).toContain('展位号：本展馆的平面图上没有该展位')
  expect(text()).toContain('展商名称（中文）：本展馆没有该名称的展商')
  await user.click(await shown(dialog, '不更改 2'))
  expect(text()).toContain('与现状一致')
  expect(text()).toContain('未填展商')
  await expectAccessible()
  const [was, is] = [first.exhibitorId, second.exhibitorId]
  const body = nextCall(contract.assignBooths.path).then((request) => request.json())
  await user.click(dialog.getByRole('button', { name: '应用 2 项更改' }))
  expect((await body).assignments).toHaveLength(2)
  await shown(dialog, '将更改 0')
  await shown(dialog, '不更改 4')
  const idAt = (number: string) => boothRows.find((row) => row.hallId === 1 && row.number === number)?.exhibitorId
  expect([idAt(first.number), idAt(second.number)]).toEqual([is, was])
})

it('a file that cannot be read is named with the reason, and another can be chosen', async () => {
  const { dialog, choose, chooseRows } = await opened()
  choose(new File(['x'], 'booths.csv'))
  expect((await dialog.findByRole('alert')).textContent).toContain('请选择 XLSX 文件')
  choose(new File(['x'], 'booths.xlsx'))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('可能已损坏或已加密'))
  await chooseRows([['1A-02', '', '']])
  expect(await dialog.findByText('没有要更改的展位。')).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
})

it('what is exported is read again without a change', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, dialog, choose } = await opened()
  await user.click(screen.getByRole('button', { name: '导出 XLSX', hidden: true }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const [bytes] = saved.mock.calls[0] ?? []
  if (!(bytes instanceof Blob)) throw new Error('nothing was saved')
  const rows = await readSheetFile(bytes)
  expect(rows.filter(({ exhibitorId }) => exhibitorId !== '')).toHaveLength(inHall().length)
  choose(new File([bytes], 'again.xlsx'))
  await shown(dialog, '将更改 0')
  await shown(dialog, '有误 0')
  await shown(dialog, `不更改 ${rows.length}`)
})

it('what is read of a file counts no more once another was chosen', async () => {
  const { dialog, choose, chooseRows } = await opened()
  let arrive = () => {}
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    arrive = () => resolve(new ArrayBuffer(1))
  })
  const slow = new File(['x'], 'slow.xlsx')
  Object.defineProperty(slow, 'arrayBuffer', { value: () => bytes })
  choose(slow)
  await chooseRows([['1A-02', '', '']])
  await dialog.findByText('booths.xlsx：1 行')
  arrive()
  await bytes
  await new Promise(setImmediate)
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(dialog.getByText('booths.xlsx：1 行')).toBeTruthy()
})
