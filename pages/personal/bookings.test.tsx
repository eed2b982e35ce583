import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { addTalk, talks } from '#src/mocks/trade/appointments/talks.ts'
import { liveRows } from '#src/mocks/live/live/lives.ts'
import { resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

resetRows(talks)

/** When a session begins that the mock buyer has booked. */
const startOf = (id: number) => liveRows.find((one) => one.id === id)?.draft.startTime ?? ''
const WARNING = /的洽谈已确认，与本场直播时间重叠/

test('a booked session says that a confirmed talk is at the same time; one that waits or is over then is no reason', async () => {
  const before = new Date(Date.parse(startOf(12)) - 30 * 60_000).toISOString()
  addTalk({ state: 'confirmed', start: startOf(5), purpose: '直播同时的洽谈' })
  addTalk({ state: 'waiting', start: startOf(12), purpose: '尚未确认' })
  addTalk({ state: 'confirmed', start: before, purpose: '先于直播' })
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/bookings')
  const row = (await screen.findByText(WARNING)).closest('article')
  if (!row) throw new Error('not in a booking')
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1)
  expect(screen.getAllByText(WARNING)).toHaveLength(1)
  expect(within(row).getByRole('link', { name: '查看洽谈预约' })).toBeTruthy()
  await user.click(within(row).getByRole('button', { name: /^查看预约码/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '预约' }))
  expect(await dialog.findByText(WARNING)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '取消预约' }))
  await waitFor(() => expect(dialog.queryByText(WARNING)).toBeNull())
  await waitFor(() => expect(row.dataset['cancelled']).toBe('true'))
  expect(screen.getByRole('dialog', { name: '预约' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '撤销' }))
  await waitFor(() => expect(dialog.getByText(WARNING)).toBeTruthy())
})
