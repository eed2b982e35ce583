import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getVisitCalendar } from '#contract/fair/floor-plan/endpoints.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { clearLogin } from '#src/common/session/session.ts'
import { addTalk, talks } from '#src/mocks/trade/appointments/talks.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

const MAP = '/themeExhibition.html?lang=en-US#/map?hall=1'

overMocks()
resetRows(talks)
beforeEach(() => {
  signInAs(userTypes.buyer)
  talks.length = 0
})

const at = (booth: string) => exhibitorRows.find((row) => row.hallId === 1 && row.booth === booth)?.id ?? 0
/** Tomorrow at a time in GMT+8. */
const tomorrow = (clock: string) => {
  const [day = ''] = new Date(Date.now() + 32 * 3_600_000).toISOString().split('T')
  return new Date(`${day}T${clock}:00+08:00`).toISOString()
}
const meet = (booth: string, clock: string) =>
  addTalk({ state: 'confirmed', start: tomorrow(clock), more: { exhibitorId: at(booth) } })
const route = async () => within(await screen.findByRole('region', { name: 'Route' }))
const stopsIn = (panel: Awaited<ReturnType<typeof route>>) =>
  panel.getAllByRole('button', { name: /^Remove / }).map((one) => one.getAttribute('aria-label')?.slice(7, 12))

it.each([
  ['1A-12', '1A-08'],
  ['1A-08', '1A-12'],
])('a visit goes to meetings at %s and %s in this order, and shows when to leave for each', async (first, second) => {
  meet(first, '15:00')
  meet(second, '16:00')
  const user = await openPage(MAP)
  const panel = await route()
  await user.click(await panel.findByRole('button', { name: 'Plan my visit' }))
  expect(await panel.findByText(/^Meeting at 15:00: leave by 14:5\d$/)).toBeTruthy()
  expect(panel.getByText(/^Meeting at 16:00: leave by 15:5\d$/)).toBeTruthy()
  const meant = stopsIn(panel).filter((stop) => stop === '1A-12' || stop === '1A-08')
  expect(meant).toEqual([first, second])
  await expectAccessible()
})

it('the day of the first meeting is chosen, and another is shown without its meetings', async () => {
  meet('1A-12', '15:00')
  const user = await openPage(MAP)
  const panel = await route()
  const day = await panel.findByRole('combobox', { name: 'Day of your visit' })
  expect(within(day).getAllByRole('option')).toHaveLength(2)
  expect(await panel.findByText('1 meeting, kept at its time')).toBeTruthy()
  await user.selectOptions(day, within(day).getAllByRole('option')[0] ?? '')
  await waitFor(() => expect(panel.queryByText('1 meeting, kept at its time')).toBeNull())
})

it('a visit is put into the calendar at the time that one chooses', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  meet('1A-12', '15:00')
  const user = await openPage(`${MAP}&stops=1A-08,1A-12&from=south`)
  const panel = await route()
  await panel.findByText(/^Meeting at 15:00/)
  await user.click(panel.getByRole('button', { name: 'Add to calendar' }))
  const start = await panel.findByLabelText('Start (GMT+8)')
  fill(start, '2026-12-01T14:30')
  const sent = nextCall(getVisitCalendar.path)
  await user.click(panel.getByRole('button', { name: 'Download calendar file' }))
  expect(await (await sent).json()).toMatchObject({
    hallId: 1,
    from: 'south',
    stops: ['1A-08', '1A-12'],
    timed: ['1A-12'],
    start: '2026-12-01T06:30:00.000Z',
    until: expect.stringMatching(/T07:30:00.000Z$/),
  })
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
})

it('booths with free meeting slots are a filter, and their card books one', async () => {
  const user = await openPage(MAP)
  await user.click(await screen.findByRole('button', { name: /^Meeting slots free/ }))
  await waitFor(() => expect(window.location.hash).toContain('only=bookable'))
  await user.type(screen.getByRole('searchbox'), '1a-08{Enter}')
  const card = within(await screen.findByRole('region', { name: 'Booth 1A-08' }))
  await user.click(await card.findByRole('button', { name: 'Book a meeting' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('a meeting that one cannot reach in time after the one before is marked', async () => {
  meet('1A-12', '15:00')
  meet('1A-08', '15:30')
  const user = await openPage(MAP)
  const panel = await route()
  await user.click(await panel.findByRole('button', { name: 'Plan my visit' }))
  expect(await panel.findByText(/^After your previous appointment you arrive at about 15:3\d$/)).toBeTruthy()
})

it('after a logout no meeting is shown, and an account that logs in next sees none of them', async () => {
  meet('1A-12', '15:00')
  await openPage(`${MAP}&stops=1A-08,1A-12&from=south`)
  const panel = await route()
  await panel.findByText(/^Meeting at 15:00/)
  act(() => clearLogin())
  expect(panel.queryByText(/^Meeting at/)).toBeNull()
  expect(stopsIn(panel)).toHaveLength(2)
  act(() => signInAs(userTypes.exhibitor))
  expect(panel.queryByText(/^Meeting at/)).toBeNull()
})

it('Escape in the dialog of a booking leaves the card open', async () => {
  const user = await openPage(`${MAP}&booth=1A-08`)
  const card = within(await screen.findByRole('region', { name: 'Booth 1A-08' }))
  const book = await card.findByRole('button', { name: 'Book a meeting' })
  await user.click(book)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('region', { name: 'Booth 1A-08' })).toBeTruthy()
})
