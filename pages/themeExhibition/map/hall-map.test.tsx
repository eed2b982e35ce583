import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { recordBoothScan } from '#contract/fair/booths/endpoints.ts'
import { getFloorPlan, listFloorPlans } from '#contract/fair/floor-plan/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { planIn } from '#src/mocks/fair/floor-plan/plans.ts'
import { server } from '#src/mocks/node.ts'
import { follow, openPage, overMocks } from '#tests/setup/open-page.tsx'

const MAP = '/themeExhibition.html?lang=en-US#/map'

overMocks()

const card = (number: string) => screen.findByRole('region', { name: `Booth ${number}` })
const picture = () => screen.findByRole('application', { name: /Floor plan of/ })
const addressed = (name: string) => new URLSearchParams(window.location.hash.split('?')[1]).get(name)

it('the first hall that has a plan is shown, and another is chosen from the list', async () => {
  const user = await openPage(MAP)
  expect(await screen.findByRole('heading', { level: 1, name: 'Floor plan of Arts & Crafts Hall' })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hall' }), 'Living Heritage Hall')
  expect(await screen.findByRole('heading', { level: 1, name: 'Floor plan of Living Heritage Hall' })).toBeTruthy()
  expect(addressed('hall')).toBe('2')
})

it('a hall without a plan, and one that is not there, lead back to the halls', async () => {
  await openPage(`${MAP}?hall=7`)
  expect(await screen.findByRole('heading', { name: 'This hall has no floor plan yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to halls' })).toBeTruthy()
})

it('a search by name or number opens the booth, and the address keeps it', async () => {
  const user = await openPage(`${MAP}?hall=1`)
  const box = await screen.findByRole('searchbox', { name: 'Find a booth' })
  await user.type(box, 'jinshang')
  const results = within(screen.getByRole('list', { name: 'Booths found' }))
  await user.click(results.getByRole('button', { name: /1A-12/ }))
  expect(within(await card('1A-12')).getByRole('heading', { name: /Jinshang Silk/ })).toBeTruthy()
  expect(addressed('booth')).toBe('1A-12')
  await user.type(box, '1a-08{Enter}')
  expect(within(await card('1A-08')).getByRole('link', { name: 'VR booth' })).toBeTruthy()
  await user.type(box, 'nobody')
  expect(screen.getByText('No booth found')).toBeTruthy()
})

it('by keyboard: Tab reaches a booth, arrows go on, Enter opens its card, Escape closes it and returns', async () => {
  const user = await openPage(`${MAP}?hall=1`)
  const stage = await picture()
  stage.focus()
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^1A-08 Qinghe/)
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('1A-07, Free booth'))
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^1A-08/))
  await user.keyboard('{Enter}')
  const heading = within(await card('1A-08')).getByRole('heading')
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Booth 1A-08' })).toBeNull())
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^1A-08/)
})

it('plus and minus zoom, 0 shows the whole plan', async () => {
  await openPage(`${MAP}?hall=1`)
  const stage = await picture()
  const scale = () => Number(stage.querySelector('svg')?.dataset['scale'])
  const whole = scale()
  fireEvent.keyDown(stage, { key: '+' })
  expect(scale()).toBeGreaterThan(whole)
  fireEvent.keyDown(stage, { key: '-' })
  fireEvent.keyDown(stage, { key: '-' })
  expect(scale()).toBeLessThan(whole)
  fireEvent.keyDown(stage, { key: '0' })
  expect(scale()).toBe(whole)
})

it('a route is planned from the cards, in the address, in the shortest order, and can be step-free', async () => {
  const user = await openPage(`${MAP}?hall=1&booth=1A-12`)
  await user.click(within(await card('1A-12')).getByRole('button', { name: 'Route to here' }))
  await waitFor(() => expect(addressed('stops')).toBe('1A-12'))
  await user.type(screen.getByRole('searchbox'), '1a-08{Enter}')
  await user.click(within(await card('1A-08')).getByRole('button', { name: 'Route to here' }))
  const route = await screen.findByRole('region', { name: 'Route' })
  await waitFor(() => expect(within(route).getAllByText(/^1A-\d\d /)).toHaveLength(2))
  expect(within(route).getByRole('status').textContent).toMatch(/\d+ m · \d minutes? on foot/)
  expect(within(route).getByText(/^From South entrance, walk \d+ m/)).toBeTruthy()
  await user.click(within(route).getByRole('checkbox', { name: 'Step-free only' }))
  await waitFor(() => expect(addressed('stepFree')).toBe('1'))
  await user.click(within(route).getByRole('button', { name: /Remove 1A-12/ }))
  await waitFor(() => expect(addressed('stops')).toBe('1A-08'))
  await user.click(within(route).getByRole('button', { name: 'Clear route' }))
  await waitFor(() => expect(addressed('stops')).toBeNull())
})

/** What is recorded as scans of booths while a test runs; the rows of the mocks, which other tests read, stay as they are. */
function hearScans(): unknown[] {
  const scans: unknown[] = []
  const hear = mock(recordBoothScan, ({ input }) => {
    scans.push(input)
    return { counted: true }
  })
  server.use(hear)
  return scans
}

it('the code of a booth opens the plan with the booth as the place where one is', async () => {
  const scans = hearScans()
  await openPage(`${MAP}?hall=1&here=1A-08&scan=1&stops=1A-12`)
  expect(await screen.findByRole('option', { name: 'You are here: 1A-08 Qinghe Ceramics' })).toBeTruthy()
  expect(await screen.findByText(/^Leave 1A-08 Qinghe Ceramics/)).toBeTruthy()
  await waitFor(() => expect(scans).not.toEqual([]))
})

it('the code of a booth is recorded as a scan, and what one does on the page records no other', async () => {
  const scans = hearScans()
  const user = await openPage(`${MAP}?hall=1&here=1A-08&scan=1`)
  const scan = { hallId: 1, number: '1A-08', visitorId: expect.any(String) }
  await waitFor(() => expect(scans).toContainEqual(scan))
  expect(addressed('scan')).toBeNull()
  expect(addressed('here')).toBe('1A-08')
  await user.click(screen.getByRole('button', { name: /VR booth/ }))
  await waitFor(() => expect(addressed('only')).toBe('vr'))
  // In strict mode a page is mounted twice; the server counts one.
  expect(new Set(scans.map((one) => JSON.stringify(one))).size).toBe(1)
})

it('another hall begins without the place where one stands', async () => {
  const scans = hearScans()
  const user = await openPage(`${MAP}?hall=1&here=1A-08&scan=1`)
  await waitFor(() => expect(scans).not.toEqual([]))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hall' }), 'Living Heritage Hall')
  await screen.findByRole('heading', { level: 1, name: 'Floor plan of Living Heritage Hall' })
  expect(addressed('here')).toBeNull()
})

it.each(['booth=1A-08&from=1A-12', 'here=1A-08', 'here=9Z-99&scan=1'])('no scan is recorded for %s', async (query) => {
  const scans = hearScans()
  await openPage(`${MAP}?hall=1&${query}`)
  await picture()
  expect(scans).toEqual([])
})

it('filters dim the others: the list leaves them out', async () => {
  const user = await openPage(`${MAP}?hall=1&view=list`)
  expect(await screen.findByRole('link', { name: /Jinshang/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /VR booth/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Jinshang/ })).toBeNull())
  expect(screen.getByRole('link', { name: /Qinghe/ })).toBeTruthy()
})

it('the list says all that the picture shows, with directions from the nearest entrance', async () => {
  const user = await openPage(`${MAP}?hall=1&view=list`)
  const row = await screen.findByRole('region', { name: 'Row 1A' })
  expect(within(row).getByText(/^14 free booths: 1A-01 /)).toBeTruthy()
  const summary = within(row).getByText('Directions to 1A-12')
  await user.click(summary)
  expect(await within(row).findByText(/^From South entrance: \d+ m$/)).toBeTruthy()
  expect(screen.queryByRole('application')).toBeNull()
})

it('in the list a search shows the card too', async () => {
  const user = await openPage(`${MAP}?hall=1&view=list`)
  await user.type(await screen.findByRole('searchbox', { name: 'Find a booth' }), '1a-08{Enter}')
  expect(within(await card('1A-08')).getByRole('button', { name: 'Route to here' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Row 1A' })).toBeTruthy()
})

it('a booth on another floor is found, though the link names no floor', async () => {
  const ground = planIn('en-US', 1)
  if (!ground) throw new Error('no plan')
  const above = { ...ground, level: 1, booths: ground.booths.map((one) => ({ ...one, number: `2-${one.number}` })) }
  const counts = { booths: ground.booths.length, exhibitors: 2 }
  const levels = [0, 1].map((level) => ({ level, ...counts }))
  server.use(
    mock(listFloorPlans, () => [{ hallId: 1, hallName: 'Two floors', levels }]),
    mock(getFloorPlan, ({ input }) => (input.level === 1 ? above : ground)),
  )
  await openPage(`${MAP}?hall=1&booth=2-1A-08`)
  expect(within(await card('2-1A-08')).getByRole('heading', { name: /Qinghe/ })).toBeTruthy()
  const floors = () => within(screen.getByRole('navigation', { name: 'Floor' }))
  expect(floors().getByRole('link', { current: true }).textContent).toBe('Floor 2')
  await follow(floors().getByRole('link', { name: 'Floor 1' }))
  await waitFor(() => expect(floors().getByRole('link', { current: true }).textContent).toBe('Floor 1'))
})

it('a filter that leaves nothing can still be turned off', async () => {
  const user = await openPage(`${MAP}?hall=1&only=live&scenario=listExhibitorLives:empty`)
  await user.click(await screen.findByRole('button', { name: /^Live now/, pressed: true }))
  await waitFor(() => expect(addressed('only')).toBeNull())
})

it('a start that one chose is no place where one stands', async () => {
  await openPage(`${MAP}?hall=1&from=1A-08`)
  expect(await screen.findByRole('option', { name: '1A-08 Qinghe Ceramics' })).toBeTruthy()
})

it('a booth that the plan does not have is named', async () => {
  await openPage(`${MAP}?hall=1&booth=9Z-99`)
  expect((await screen.findByRole('alert')).textContent).toBe('Booth 9Z-99 is not on this plan')
})

it('a hall leads to its plan, one without a plan does not; so do exhibitors', async () => {
  await openPage('/themeExhibition.html?lang=en-US#/detail?id=1')
  await follow(await screen.findByRole('link', { name: 'Floor plan' }))
  expect(await picture()).toBeTruthy()
  await openPage('/exhibitors.html?lang=en-US#/Detail?id=1')
  const link = await screen.findByRole('link', { name: 'Show on the floor plan' })
  expect(link.getAttribute('href')).toContain('#/map?hall=1&booth=1A-08')
  expect(await screen.findByRole('img', { name: 'QR code of the floor plan at this booth' })).toBeTruthy()
  await openPage('/exhibitors.html?lang=en-US#/Detail?id=9')
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Show on the floor plan' })).toBeNull()
})
