import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { follow, openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'
import { errors } from '#contract/catalog/errors.ts'
import { liveRows } from '#src/mocks/live/live/lives.ts'

const PAGE = '/activity.html'

overMocks()

describe('the list', () => {
  it('says so when there is nothing', async () => {
    await openPage(`${PAGE}?scenario=listOfficialLives:empty,getScheduleInfo:empty`)
    expect(await screen.findByRole('heading', { name: '没有这个状态的直播' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: '日程尚未公布' })).toBeTruthy()
  })

  it('a failed half leaves the other standing', async () => {
    const user = await openPage(`${PAGE}?scenario=listOfficialLives:10500x1`)
    expect(await screen.findByText('19:00–20:30 GMT+8')).toBeTruthy()
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))
    // The schedule next to it names the same sessions.
    const lives = within(screen.getByRole('region', { name: '直播' }))
    expect(await lives.findByRole('heading', { name: '云展开幕式' })).toBeTruthy()
  })
})

describe('the sessions of a day', () => {
  const DAY = '2031-05-01'
  const plan = async () => within(await screen.findByRole('region', { name: en('live:plan.title') }))
  // Whatever the hour of this test is, both are on one day of the fair.
  const dated = liveRows.filter(({ id }) => id === 7 || id === 10)
  for (const { draft } of dated) draft.startTime = `${DAY}T10:00:00+08:00`

  it('are those of all halls or of one, and the day is kept', async () => {
    await openPage(`${PAGE}?lang=en-US#/exhibitorLive?day=${DAY}`)
    const names = async () => {
      const found = await (await plan()).findAllByRole('link', { name: /kiln|Luming$/ })
      return found.map(({ textContent }) => textContent)
    }
    expect(await names()).toEqual(['Qinghe opens its kiln', 'On the set with Luming'])
    const halls = within((await plan()).getByRole('group', { name: en('live:plan.hall') }))
    await follow(halls.getByRole('link', { name: 'Arts & Crafts Hall' }))
    expect(await names()).toEqual(['Qinghe opens its kiln'])
    expect(window.location.hash).toContain(`day=${DAY}`)
  })

  it('are none on a day without sessions, next to the days that have some', async () => {
    await openPage(`${PAGE}?lang=en-US#/exhibitorLive?day=2031-05-02`)
    expect(await (await plan()).findByRole('heading', { name: en('live:plan.empty') })).toBeTruthy()
    const days = within(await (await plan()).findByRole('navigation', { name: en('live:plan.days') }))
    expect(days.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['May 1Thu', 'May 2Fri'])
  })

  it('fall back to today for a day that is none', async () => {
    await openPage(`${PAGE}?lang=en-US#/exhibitorLive?day=soon`)
    expect(await (await plan()).findByText(en('live:schedule.today'))).toBeTruthy()
  })
})

describe('times', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('are reported in the reader’s own too, elsewhere', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    await openPage(`${PAGE}?lang=en-US`)
    expect(await screen.findByText('19:00–20:30 GMT+8')).toBeTruthy()
    expect(screen.getAllByText(/your time/).length).toBeGreaterThan(0)
  })

  it('are reported once in GMT+8', async () => {
    vi.stubEnv('TZ', 'Asia/Shanghai')
    await openPage(`${PAGE}?lang=en-US`)
    expect(await screen.findByText('19:00–20:30 GMT+8')).toBeTruthy()
    expect(screen.queryByText(/your time/)).toBeNull()
  })
})

it('a room that is not there leads back to the list', async () => {
  await openPage(`${PAGE}?lang=en-US#/live?id=999`)
  expect(await screen.findByRole('heading', { level: 1, name: errors.LiveNotFound.en })).toBeTruthy()
  await follow(screen.getByRole('link', { name: 'Back to official live' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Official live' })).toBeTruthy()
})

it('a code of a booking that leads nowhere leads to the list', async () => {
  await openPage(`${PAGE}?lang=en-US#/reserve?reserveId=gone`)
  expect(await screen.findByRole('heading', { name: en('live-page:ticket.missing') })).toBeTruthy()
  await follow(screen.getByRole('link', { name: en('live-page:ticket.toLives') }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Official live' })).toBeTruthy()
})
