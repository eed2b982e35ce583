import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getHallCheckIns } from '#contract/commerce/check-in/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { checkLists, entries, zoneHalls } from '#src/mocks/commerce/check-in/lists.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { local } from '#src/common/session/storage.ts'
import { server } from '#src/mocks/node.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(checkLists, entries, zoneHalls)
beforeEach(() => {
  signInAs(userTypes.staff)
  // The device stands at no entrance yet.
  local.remove('gate')
})

const EVENING = 3
const open = () => openPage('/organizer.html#/booths?hall=1')
const figures = async () => {
  const list = await screen.findByLabelText('展馆概况')
  const figure = (name: string) => within(list).getByText(name).nextElementSibling?.textContent
  return { list: within(list), figure }
}
const enter = (daysAgo: number, result: 'valid' | 'again' = 'valid') => {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  entries.push({ key: `k-${entries.length}`, listId: EVENING, lineId: entries.length, at, result, by: '甲' })
}

it('a hall with a zone shows how many came in today and in total', async () => {
  zoneHalls.push({ zone: 'Evening', hallId: 1 }, { zone: 'A1', hallId: 1 })
  for (const daysAgo of [0, 0, 3]) enter(daysAgo)
  enter(0, 'again')
  await open()
  const { list, figure } = await figures()
  await waitFor(() => expect(figure('今日入场')).toBe('2'))
  expect(figure('累计入场')).toBe('3')
  expect(list.getAllByText('区域：A1、Evening')).toHaveLength(2)
  expect(list.queryByRole('link')).toBeNull()
  await expectAccessible()
})

it('a hall without a zone leads to the entrances', async () => {
  await open()
  const { list } = await figures()
  expect(await list.findByText(/还没有检票区域属于本馆/)).toBeTruthy()
  expect(list.getByRole('link', { name: '修改检票入口' }).getAttribute('href')).toBe('#/checkIn/entrances')
})

it('figures that were not loaded are tried again', async () => {
  let isDown = true
  const found = { zones: ['Evening'], today: 4, total: 9 }
  server.use(mock(getHallCheckIns, () => (isDown ? refuse('Internal', { requestId: 'r' }) : found)))
  const user = await open()
  const { list, figure } = await figures()
  const retry = await list.findByRole('button', { name: /重\s*试/ })
  isDown = false
  await user.click(retry)
  await waitFor(() => expect(figure('今日入场')).toBe('4'))
})
