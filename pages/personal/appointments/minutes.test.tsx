import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getTranslation, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { getMinutes, saveMinutes, saveMinutesLine } from '#contract/trade/captions/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { server } from '#src/mocks/node.ts'
import { addTalk } from '#src/mocks/trade/appointments/talks.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const MET = 14

const heard = { side: 'exhibitor', isOwn: false, by: 'Bo', zh: '', version: 1, at: '2026-11-02T02:00:00.000Z' } as const

const minutesOf = (of: { nextSteps: string; version: number }) => ({
  lines: [],
  by: 'Bo',
  changedBy: 9,
  at: heard.at,
  ...of,
})

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

test('lines and next steps are sent to a service with who wrote them, all lines at once', async () => {
  const service = vi.fn(({ input }: { input: { texts: string[]; writers?: (number | null)[] } }) => ({
    texts: input.texts.map(() => ({ text: '已译成中文的一句', differences: [] })),
  }))
  server.use(
    mock(getTranslation, () => ({ available: true })),
    mock(translateTexts, service),
    mock(getMinutes, () => ({
      lines: [
        { ...heard, id: 1, byAccount: 7, en: 'Three pieces, please.' },
        { ...heard, id: 2, byAccount: 8, en: 'Next Wednesday.' },
      ],
      nextSteps: 'Ship three pieces.',
      version: 2,
      by: 'Bo',
      changedBy: 9,
      at: heard.at,
    })),
  )
  const { inside } = await openMinutes()
  await waitFor(() => expect(inside.getAllByText('已译成中文的一句')).toHaveLength(3))
  const sent = service.mock.calls.map(([{ input }]) => [input.texts, input.writers])
  expect(sent).toHaveLength(2)
  expect(sent).toContainEqual([['Ship three pieces.'], [9]])
  expect(sent).toContainEqual([
    ['Three pieces, please.', 'Next Wednesday.'],
    [7, 8],
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
  const field = () => inside.getByRole('textbox', { name: '后续事项' })
  await inside.findByRole('textbox', { name: '后续事项' })
  const stored = { nextSteps: '对方刚写的后续事项', version: 3 }
  const save = vi.fn(({ input }: { input: { version: number; nextSteps: string } }) => {
    if (input.version !== stored.version) return refuse('MinutesChanged')
    return Object.assign(stored, { nextSteps: input.nextSteps, version: 4 }) && minutesOf(stored)
  })
  server.use(
    mock(getMinutes, () => minutesOf(stored)),
    mock(saveMinutes, save),
  )
  fill(field(), '下周四寄出三件样品')
  await user.click(inside.getByRole('button', { name: '保存后续事项' }))
  expect((await inside.findByRole('alert')).textContent).toBe('纪要刚刚有改动，请刷新后再保存')
  expect(field()).toHaveProperty('value', '下周四寄出三件样品')
  expect(await inside.findByText('对方刚写的后续事项')).toBeTruthy()
  // Having seen the reason, one saves over what is newest.
  await user.click(inside.getByRole('button', { name: '保存后续事项' }))
  await waitFor(() => expect(stored).toEqual({ nextSteps: '下周四寄出三件样品', version: 4 }))
  expect(save.mock.calls.map(([{ input }]) => input.version)).toEqual([2, 3])
  await waitFor(() => expect(inside.queryByRole('alert')).toBeNull())
})

test('a line that a colleague has just changed keeps what was typed, with the reason', async () => {
  const stored = { ...heard, id: 1, isOwn: true, byAccount: 6, zh: '把手加厚。' }
  let version = 1
  server.use(
    mock(getMinutes, () => ({ ...minutesOf({ nextSteps: '', version: 1 }), lines: [{ ...stored, en: '', version }] })),
    mock(saveMinutesLine, ({ input }) => {
      if (input.version === 1) version = 2
      if (input.version !== version) return refuse('MinutesChanged')
      return { ...minutesOf({ nextSteps: '', version: 1 }), lines: [{ ...stored, en: input.en, version: 3 }] }
    }),
  )
  const { user, inside } = await openMinutes()
  await user.click(await inside.findByRole('button', { name: '更正' }))
  fill(inside.getByRole('textbox', { name: '英文' }), 'Thicker handles.')
  await user.click(inside.getByRole('button', { name: '保存' }))
  expect((await inside.findByRole('alert')).textContent).toBe('纪要刚刚有改动，请刷新后再保存')
  expect(inside.getByRole('textbox', { name: '英文' })).toHaveProperty('value', 'Thicker handles.')
  await user.click(inside.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(inside.queryByRole('textbox', { name: '英文' })).toBeNull())
})

test('minutes of a meeting that was marked as a no-show can be read', async () => {
  signInAs(userTypes.buyer)
  addTalk({ state: 'noShow', start: minutesFromNow(-60), place: 'online' })
  await openPage('/personal.html#/appointments?state=noShow')
  expect(await screen.findByRole('button', { name: /^与.+的洽谈纪要$/ })).toBeTruthy()
})

test('a meeting without minutes states how they are made', async () => {
  server.use(mock(getMinutes, () => ({ lines: [], nextSteps: '', version: 0, by: '', changedBy: null, at: null })))
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
