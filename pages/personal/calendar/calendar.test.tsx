import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as contract from '#contract/trade/calendar/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { addDays, daysOf, entriesOf, mondayOf, today, turn } from './days'

overMocks()

const CALENDAR = '/personal.html#/calendar'

test('a month shows what lies on its days, and the chosen day below', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(`${CALENDAR}?day=${addDays(today(), 2)}`)
  expect(await screen.findByRole('heading', { name: '日历' })).toBeTruthy()
  // A cell shows the first of its day; what comes before 14:00 depends on when it is now.
  const rows = await screen.findAllByRole('article')
  const talk = rows.find((row) => row.textContent?.includes('14:00–14:30'))
  expect(talk?.querySelector('a')?.getAttribute('href')).toBe('#/appointments')
  expect(screen.getAllByRole('link', { name: /^\d\d:\d\d / }).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: '今天' }))
  await waitFor(() => expect(window.location.hash).toBe('#/calendar'))
})

test('week and list stand in the address; what waits for an answer is called so', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(CALENDAR)
  await user.click(await screen.findByText('列表'))
  await waitFor(() => expect(window.location.hash).toContain('view=list'))
  const [waiting] = await screen.findAllByText(/洽谈 · 待答复/)
  expect(waiting).toBeTruthy()
  await user.click(screen.getByText('周'))
  await waitFor(() => expect(window.location.hash).toContain('view=week'))
  expect(await screen.findAllByRole('heading', { level: 3, name: /星期/ })).toHaveLength(7)
})

test('the days of tickets are there with their hours and lead to the tickets', async () => {
  signInAs(userTypes.buyer)
  await openPage(`${CALENDAR}?view=list`)
  const rows = await screen.findAllByRole('article')
  const entry = rows.find((row) => row.textContent?.includes('首日单日票'))
  expect(entry?.textContent).toContain('09:00–17:30')
  expect(entry?.textContent).toContain('门票 · 展会现场')
  expect(entry?.querySelector('a')?.getAttribute('href')).toBe('#/tickets')
})

test('nothing planned leads to what can be planned; an error offers to try again', async () => {
  signInAs(userTypes.buyer)
  server.use(mock(contract.listCalendar, () => []))
  await openPage(`${CALENDAR}?view=list`)
  expect(await screen.findByText('这段时间还没有安排')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看看展商' })).toBeTruthy()
})

test('a failed request shows a retry button', async () => {
  signInAs(userTypes.buyer)
  server.use(mock(contract.listCalendar, () => refuse('Internal', { requestId: 'r' })))
  await openPage(CALENDAR)
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
})

test('the private address is told once, and ended after a question', async () => {
  signInAs(userTypes.exhibitor)
  const user = await openPage(CALENDAR)
  await user.click(await screen.findByRole('button', { name: '生成订阅地址' }))
  const address = await screen.findByRole('textbox', { name: '订阅地址' })
  expect(address).toHaveProperty('value', expect.stringContaining('subscribed.ics?key='))
  await user.click(screen.getByRole('button', { name: '停用地址' }))
  const question = within(await screen.findByRole('tooltip'))
  await user.click(question.getByRole('button', { name: /确\s*定/ }))
  expect(await screen.findByRole('button', { name: '生成订阅地址' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: '订阅地址' })).toBeNull()
})

test('days are those of the fair, weeks begin on Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(daysOf('month', '2026-11-15')).toEqual({ from: '2026-10-25', days: 49 })
  expect(daysOf('week', '2026-01-01')).toEqual({ from: '2025-12-29', days: 7 })
  expect(turn('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(turn('month', '2026-01-31', -1)).toBe('2025-12-01')
  expect(turn('week', '2026-02-27', 1)).toBe('2026-03-06')
  const entry = { kind: 'live' as const, id: 1, title: 'x', place: '', isFixed: true, fallbackFields: [] }
  // 23:30 to 00:30 in GMT+8 lies on two days.
  const night = { ...entry, start: '2026-11-22T15:30:00.000Z', end: '2026-11-22T16:30:00.000Z' }
  expect(entriesOf('2026-11-22', [night])).toHaveLength(1)
  expect(entriesOf('2026-11-23', [night])).toHaveLength(1)
  expect(entriesOf('2026-11-24', [night])).toHaveLength(0)
})
