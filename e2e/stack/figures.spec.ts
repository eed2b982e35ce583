import type { FairFigures } from '#contract/operations/figures/schemas.ts'
import { getFairFigures } from '#contract/operations/figures/endpoints.ts'
import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { ask, tokenOf } from '../fixtures/witness'

const ORGANIZER = 'organizer@demo.yunzhan.example'
const visited = ['/index.html', '/exhibitss.html', '/exhibitors.html', '/news.html', '/about.html']

/** What a scripted day adds up to is counted by hand in server/modules/operations/figures/traffic.test.ts; this is the way there. */
test('page loads of a visitor reach the dashboard; its figures agree with each other and explain what they count', async ({
  browser,
  request,
  baseURL,
}) => {
  const token = await tokenOf(request, ORGANIZER)
  const readFigures = () => ask<FairFigures>(request, getFairFigures.path, { token })
  const before = await readFigures()
  const visitor = await openPerson(browser, { request, language: 'en-US', origin: baseURL ?? '' })
  for (const address of visited) {
    await visitor.page.goto(address)
    await expect(visitor.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await visitor.leave()
  const viewed = async () => (await readFigures()).day.views - before.day.views
  await expect.poll(viewed).toBeGreaterThanOrEqual(visited.length)

  const organizer = await openPerson(browser, { request, account: ORGANIZER, language: 'en-US', origin: baseURL ?? '' })
  await organizer.page.goto('/organizer.html#/numbers')
  const visits = organizer.page.getByRole('region', { name: 'Visits' })
  await expect(visits).toBeVisible()
  const [visitors = 0, sessions = 0, views = 0] = await visits
    .getByRole('definition')
    .filter({ hasNotText: ':' })
    .allTextContents()
    .then((texts) => texts.map((text) => Number(text.replaceAll(',', ''))))
  expect(visitors).toBeGreaterThan(before.day.visitors)
  expect(sessions).toBeGreaterThanOrEqual(visitors)
  expect(views).toBeGreaterThanOrEqual(sessions)
  const { now } = await readFigures()
  expect(now).toBeGreaterThan(0)
  expect(now).toBeLessThanOrEqual((await readFigures()).day.visitors)
  await visits.getByRole('button', { name: 'Definition: Visits' }).hover()
  await expect(organizer.page.getByRole('tooltip')).toContainText('30 minutes without activity')
  await organizer.leave()
})
