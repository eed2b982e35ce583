import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getFloorPlan, getVisitCalendar } from '#contract/fair/floor-plan/endpoints.ts'
import { getScheduleInfo } from '#contract/fair/schedule/endpoints.ts'
import { clearLogin } from '#src/common/session/session.ts'
import { addTalk, talks } from '#src/mocks/trade/appointments/talks.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { dateIn, momentIn } from '#src/mocks/core/time.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { planIn } from '#src/mocks/fair/floor-plan/plans.ts'
import { scheduleIn } from '#src/mocks/fair/schedule/events.ts'
import { server } from '#src/mocks/node.ts'
import { followsOf } from '#src/mocks/trade/follows/follows.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

const MAP = '/themeExhibition.html?lang=en-US#/map?hall=1'
const BUYER = String(userTypes.buyer)

overMocks()
resetRows(talks, followsOf(BUYER))
beforeEach(() => {
  signInAs(userTypes.buyer)
  talks.length = 0
  followsOf(BUYER).length = 0
})

/** Tomorrow's event in this hall, 09:30 to 10:30. */
const tour = () => {
  const found = scheduleIn('en-US')
    .find(({ date }) => date === dateIn(1))
    ?.events.find(({ hallId }) => hallId === 1)
  if (!found) throw new Error('no event')
  return found
}
const save = (id: number) => followsOf(BUYER).push({ kind: 'schedule', id, at: momentIn(-1, '09:00') })
const route = async () => within(await screen.findByRole('region', { name: 'Route' }))
const meet = (booth: string, clock: string) => {
  const exhibitorId = exhibitorRows.find((row) => row.hallId === 1 && row.booth === booth)?.id ?? 0
  addTalk({ state: 'confirmed', start: momentIn(1, clock), more: { exhibitorId } })
}

it('a saved event in the hall is a stop at the stage, at its time', async () => {
  // What a link to a file would open.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  save(tour().id)
  const user = await openPage(MAP)
  const panel = await route()
  expect(await panel.findByText('1 saved event, at its time')).toBeTruthy()
  expect(panel.queryByText(/you follow or meet$/)).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Plan my visit' }))
  expect(await panel.findByText(/^Curator’s tour at 09:30: leave by 09:2\d$/)).toBeTruthy()
  expect(panel.getByRole('button', { name: 'Remove Main stage from the route' })).toBeTruthy()
  // The number is next to the icon of the stage, which is drawn later.
  const mark = [...document.querySelectorAll('svg g[transform] > text')].find((one) => one.textContent === '1')
  expect(mark?.parentElement?.getAttribute('transform')).toMatch(/ translate\(14 -14\)$/)
  await expectAccessible()
  await user.click(panel.getByRole('button', { name: 'Add to calendar' }))
  const sent = nextCall(getVisitCalendar.path)
  await user.click(await panel.findByRole('button', { name: 'Download calendar file' }))
  const until = new Date(tour().endTime).toISOString()
  expect(await (await sent).json()).toMatchObject({ stops: ['stage'], timed: ['stage'], until })
})

it.each([
  ['09:00', ['1A-12', 'Main '], false],
  ['10:30', ['Main ', '1A-12'], true],
])('with a meeting at %s the order is that of the times', async (clock, order, isLate) => {
  save(tour().id)
  meet('1A-12', clock)
  const user = await openPage(MAP)
  const panel = await route()
  await panel.findByText('1 saved event, at its time')
  await panel.findByText('1 meeting, kept at its time')
  await user.click(panel.getByRole('button', { name: 'Plan my visit' }))
  await panel.findByText(/^Curator’s tour at 09:30/)
  const stops = panel.getAllByRole('button', { name: /^Remove / })
  expect(stops.map((one) => one.getAttribute('aria-label')?.slice(7, 12))).toEqual(order)
  expect(panel.queryByText(/^After your previous appointment you arrive at about 10:3\d$/) !== null).toBe(isLate)
})

it('from the stage itself the time of the event is shown', async () => {
  save(tour().id)
  await openPage(`${MAP}&from=stage`)
  expect(await (await route()).findByText('Curator’s tour here at 09:30')).toBeTruthy()
})

it('without a stage on the plan, events are left out and counted on their day', async () => {
  save(tour().id)
  server.use(
    mock(getFloorPlan, ({ input, language }) => {
      const plan = planIn(language, input.hallId)
      if (!plan) return refuse('FloorPlanNotFound')
      return { ...plan, landmarks: plan.landmarks.filter(({ kind }) => kind !== 'stage') }
    }),
  )
  const user = await openPage(MAP)
  const panel = await route()
  const day = await panel.findByRole('combobox', { name: 'Day of your visit' })
  await user.selectOptions(day, dateIn(1))
  expect(await panel.findByText('1 saved event in this hall has no place on this plan.')).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Plan my visit' })).toBeNull()
  expect(panel.queryByText(/^Follow exhibitors or save/)).toBeNull()
  await user.selectOptions(day, dateIn(0))
  await waitFor(() => expect(panel.queryByText(/no place on this plan/)).toBeNull())
  expect(panel.getByText(/^Follow exhibitors or save/)).toBeTruthy()
})

/** A read that is answered once somebody lets it. */
function held<Answer>(answer: () => Answer) {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => void (release = resolve))
  return { release, answer: () => gate.then(answer) }
}

it('until all is read, nothing is called empty and no day is chosen; a day that is shown stays', async () => {
  meet('1A-12', '15:00')
  const schedule = held(() => HttpResponse.json({ code: 0, msg: '', data: [] }))
  server.use(http.all(`*${getScheduleInfo.path}`, schedule.answer))
  await openPage(MAP)
  const panel = await route()
  await screen.findByText(/^Choose booths/)
  expect(panel.queryByText(/^Follow exhibitors or save/)).toBeNull()
  expect(panel.queryByRole('combobox', { name: 'Day of your visit' })).toBeNull()
  schedule.release()
  const day = await panel.findByRole('combobox', { name: 'Day of your visit' })
  expect(day).toHaveProperty('value', dateIn(1))
})

it('where the program cannot be read, nothing is called empty', async () => {
  server.use(
    http.all(`*${getScheduleInfo.path}`, () => HttpResponse.json({ code: 500, msg: 'broken' }, { status: 500 })),
  )
  meet('1A-12', '15:00')
  const user = await openPage(MAP)
  const panel = await route()
  const day = await panel.findByRole('combobox', { name: 'Day of your visit' }, { timeout: 10_000 })
  await user.selectOptions(day, dateIn(0))
  await waitFor(() => expect(panel.queryByText('1 meeting, kept at its time')).toBeNull())
  expect(panel.queryByText(/^Follow exhibitors or save/)).toBeNull()
})

it('events that are not saved, are in other halls or have ended are left out', async () => {
  const all = scheduleIn('en-US').flatMap(({ events }) => events)
  const others = all.filter(({ hallId, endTime }) => hallId !== 1 || Date.parse(endTime) < Date.now())
  for (const { id } of [...others, tour()]) save(id)
  await openPage(MAP)
  const panel = await route()
  const day = within(await panel.findByRole('combobox', { name: 'Day of your visit' }))
  expect(day.getAllByRole('option').map((one) => one.getAttribute('value'))).toEqual([dateIn(0), dateIn(1)])
  expect(panel.getByText('1 saved event, at its time')).toBeTruthy()
})

it('a guest has no such stops', async () => {
  clearLogin()
  save(tour().id)
  await openPage(MAP)
  const panel = await route()
  await panel.findByText(/^Choose booths/)
  expect(panel.queryByText(/saved event/)).toBeNull()
})
