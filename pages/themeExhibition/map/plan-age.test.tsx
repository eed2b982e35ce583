import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { getFloorPlan } from '#contract/fair/floor-plan/endpoints.ts'
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
  expect(await title('The hall as it is now')).toBeTruthy()
  expect(screen.queryByText(failed)).toBeNull()
})

it('an answer of the network has no mark', async () => {
  await openPage(MAP)
  expect(await title(plan.hallName)).toBeTruthy()
  expect(screen.queryByText(/^This plan is from/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
