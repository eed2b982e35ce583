import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getMinutes, saveMinutes } from '#contract/trade/captions/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const MET = 14

async function openMinutes() {
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/appointments?state=met')
  await user.click(await screen.findByRole('button', { name: /^与.+的洽谈纪要$/ }))
  const dialog = await screen.findByRole('dialog')
  return { user, dialog, inside: within(dialog) }
}

test('the lines are in the reader’s language first, and only the own side’s are corrected', async () => {
  const { inside } = await openMinutes()
  const lines = await inside.findAllByRole('listitem')
  expect(lines).toHaveLength(3)
  expect(lines[1]?.textContent).toMatch(/可以，新样品下周三寄出。Yes. The new sample ships next Wednesday.$/)
  expect(lines.map((line) => within(line).queryByRole('button', { name: '更正' }) !== null)).toEqual([
    true,
    false,
    true,
  ])
})

test('a line is corrected in both languages', async () => {
  const { user, inside } = await openMinutes()
  await user.click((await inside.findAllByRole('button', { name: '更正' }))[0] ?? document.body)
  fill(inside.getByRole('textbox', { name: '中文' }), '把手加厚两毫米。')
  const call = nextCall('/appointment/minutes/line')
  await user.click(inside.getByRole('button', { name: '保存' }))
  expect(await (await call).json()).toMatchObject({ id: MET, lineId: 1, version: 1, zh: '把手加厚两毫米。' })
  expect(await inside.findByText('把手加厚两毫米。')).toBeTruthy()
  expect(inside.queryByRole('textbox', { name: '中文' })).toBeNull()
})

test('next steps that the other side has just changed are kept in the field, with the reason', async () => {
  const { user, inside } = await openMinutes()
  server.use(mock(saveMinutes, () => refuse('MinutesChanged')))
  const field = await inside.findByRole('textbox', { name: '后续事项' })
  fill(field, '下周四寄出三件样品')
  await user.click(inside.getByRole('button', { name: '保存后续事项' }))
  expect((await inside.findByRole('alert')).textContent).toBe('纪要刚刚有改动，请刷新后再保存')
  expect(field).toHaveProperty('value', '下周四寄出三件样品')
})

test('a meeting without minutes states how they are made', async () => {
  server.use(mock(getMinutes, () => ({ lines: [], nextSteps: '', version: 0, by: '', at: null })))
  const { inside } = await openMinutes()
  expect(await inside.findByText('这次洽谈没有纪要')).toBeTruthy()
  expect(inside.queryByRole('button', { name: '删除纪要' })).toBeNull()
})

test('minutes that cannot be read can be requested again', async () => {
  server.use(mock(getMinutes, () => refuse('AppointmentNotFound')))
  const { inside } = await openMinutes()
  expect(await inside.findByText('没有这一洽谈预约')).toBeTruthy()
})

test('minutes are deleted for both after a question', async () => {
  const { user, inside } = await openMinutes()
  await user.click(await inside.findByRole('button', { name: '删除纪要' }))
  const question = within(
    (await screen.findByText(/都将无法再查看这份纪要/)).closest('[role="dialog"]') ?? document.body,
  )
  const call = nextCall('/appointment/minutes/delete')
  await user.click(question.getByRole('button', { name: '删除纪要' }))
  expect(await (await call).json()).toEqual({ id: MET })
  await waitFor(() => expect(screen.queryByText('可以，新样品下周三寄出。')).toBeNull())
  expect(await inside.findByText('这次洽谈没有纪要')).toBeTruthy()
})
