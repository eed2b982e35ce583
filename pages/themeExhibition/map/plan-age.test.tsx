import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { getFloorPlan, listFloorPlans } from '#contract/fair/floor-plan/endpoints.ts'
import { planIn } from '#src/mocks/fair/floor-plan/plans.ts'
import { server } from '#src/mocks/node.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

const MAP = '/themeExhibition.html?lang=en-US#/map?hall=1'
const STORED = '2026-03-04T05:06:07.000Z'
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
const since = `This plan is from ${time.format(new Date(STORED))}.`
const slow = `${since} Loading the current one is taking a long time.`
const failed = `${since} The current one could not be loaded.`

overMocks()

const ground = planIn('en-US', 1)
if (!ground) throw new Error('no plan')
const plan = ground

/** As the page worker answers: the stored plan at once, and the current one when the network has it. */
function answerStored(network: () => Promise<Response>): void {
  server.use(
    http.get(`*${getFloorPlan.path}`, async ({ request }) =>
      request.headers.get('page-worker') === 'wait'
        ? network()
        : HttpResponse.json({ code: 0, msg: '', data: plan }, { headers: { 'stored-at': STORED } }),
    ),
  )
}

const current = () => HttpResponse.json({ code: 0, msg: '', data: { ...plan, hallName: 'The hall as it is now' } })
const title = (hall: string) => screen.findByRole('heading', { level: 1, name: `Floor plan of ${hall}` })

it('a stored plan is marked with its time until the current one replaces it', async () => {
  let arrive: () => void = () => undefined
  const network = new Promise<void>((resolve) => void (arrive = resolve))
  answerStored(() => network.then(current))
  await openPage(MAP)
  expect(await title(plan.hallName)).toBeTruthy()
  expect(await screen.findByText(slow)).toBeTruthy()
  arrive()
  expect(await title('The hall as it is now')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(slow)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('where the current plan cannot be loaded, the mark names it, and a press tries again', async () => {
  let isBroken = true
  answerStored(async () => (isBroken ? HttpResponse.json({ code: 500, msg: 'broken' }, { status: 500 }) : current()))
  const user = await openPage(MAP)
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(await title(plan.hallName)).toBeTruthy()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const heading = await title('The hall as it is now')
  expect(screen.queryByText(failed)).toBeNull()
  expect(document.activeElement).toBe(heading)
})

it('a stored plan is taken away where the current answer is that it is not there', async () => {
  answerStored(async () => {
    const data = { error: 'FloorPlanNotFound' }
    return HttpResponse.json({ code: 404, msg: 'gone', data }, { status: 404 })
  })
  await openPage(MAP)
  expect(await screen.findByRole('heading', { name: 'This hall has no floor plan yet' })).toBeTruthy()
  expect(screen.queryByText(since, { exact: false })).toBeNull()
})

/** As the page worker answers with a stored list of halls, and the current one when the network has it. */
function answerStoredHalls(stored: unknown[], network: () => Promise<unknown[]>): void {
  server.use(
    http.get(`*${listFloorPlans.path}`, async ({ request }) =>
      request.headers.get('page-worker') === 'wait'
        ? HttpResponse.json({ code: 0, msg: '', data: await network() })
        : HttpResponse.json({ code: 0, msg: '', data: stored }, { headers: { 'stored-at': STORED } }),
    ),
  )
}

it('a hall that a stored list does not have is looked for in the current one', async () => {
  const counts = { booths: 1, exhibitors: 1 }
  let arrive: () => void = () => undefined
  const network = new Promise<void>((resolve) => void (arrive = resolve))
  const waited = vi.fn(() => network.then(() => [{ hallId: 1, hallName: 'Hall', levels: [{ level: 0, ...counts }] }]))
  answerStoredHalls([], waited)
  await openPage(MAP)
  await waitFor(() => expect(waited).toHaveBeenCalled())
  expect(screen.queryByRole('heading', { name: 'This hall has no floor plan yet' })).toBeNull()
  arrive()
  expect(await title(plan.hallName)).toBeTruthy()
})

it('a booth that a stored plan does not have is on the current one of this level', async () => {
  const counts = { booths: 1, exhibitors: 1 }
  const levels = [0, 1].map((level) => ({ level, ...counts }))
  server.use(
    http.get(`*${listFloorPlans.path}`, () =>
      HttpResponse.json({ code: 0, msg: '', data: [{ hallId: 1, hallName: 'Hall', levels }] }),
    ),
  )
  let arrive: () => void = () => undefined
  const network = new Promise<void>((resolve) => void (arrive = resolve))
  const booths = plan.booths.map((one) => ({ ...one, number: `new-${one.number}` }))
  answerStored(() =>
    network.then(() => HttpResponse.json({ code: 0, msg: '', data: { ...plan, booths, hallName: 'Now' } })),
  )
  const requested = new Set<unknown>()
  const note = ({ request }: { request: Request }) => {
    if (request.url.includes(getFloorPlan.path)) requested.add(Number(new URL(request.url).searchParams.get('level')))
  }
  server.events.on('request:start', note)
  await openPage(`${MAP}&booth=new-1A-08`)
  await screen.findByText(slow)
  arrive()
  expect(await title('Now')).toBeTruthy()
  expect(requested).toEqual(new Set([0]))
  server.events.removeListener('request:start', note)
})

it('an answer of the network has no mark', async () => {
  await openPage(MAP)
  expect(await title(plan.hallName)).toBeTruthy()
  expect(screen.queryByText(/^This plan is from/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
