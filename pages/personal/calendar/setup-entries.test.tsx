import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { boothRows } from '#src/mocks/fair/booths/booths.ts'
import { setupRows } from '#src/mocks/fair/booths/setup.ts'
import { resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { addDays } from './days'

overMocks()
resetRows(setupRows, boothRows)

const first = (): string => chinaDay(new Date(setupRows[0]?.buildUpFrom ?? ''))
const openList = () => openPage(`/personal.html#/calendar?view=list&day=${first()}`)
const rowsOf = async (title: string) =>
  (await screen.findAllByRole('article')).filter((row) => row.querySelector('h4')?.textContent === title)

test('an exhibitor sees build-up and dismantling on each of their days, with both dates, and opens its booth', async () => {
  signInAs(userTypes.exhibitor)
  await openList()
  const buildUp = await rowsOf('布展')
  expect(buildUp).toHaveLength(2)
  expect(buildUp[0]?.textContent).toMatch(/\d\d\/\d\d 08:00 – \d\d\/\d\d 20:00 GMT\+8/)
  expect(buildUp[0]?.textContent).toMatch(/布展与撤展 · 工艺美术馆 · 展位 /)
  expect(buildUp[0]?.querySelector('a')?.getAttribute('href')).toBe('#/stand')
  expect(await rowsOf('撤展')).toHaveLength(2)
})

test('a month shows when it begins on the first day and when it ends on the last', async () => {
  signInAs(userTypes.exhibitor)
  await openPage(`/personal.html#/calendar?day=${first()}`)
  const lines = await screen.findAllByRole('link', { name: /布展$/ })
  // The chosen day is listed below the month as well.
  expect(lines.map((line) => line.textContent)).toEqual(['08:00 布展', '–20:00 布展', '布展'])
})

test('a month shows an end at midnight as 24:00 of the last day', async () => {
  const [row] = setupRows
  if (!row) throw new Error('no set-up information')
  Object.assign(row, { buildUpUntil: `${addDays(first(), 2)}T00:00:00+08:00` })
  signInAs(userTypes.exhibitor)
  await openPage(`/personal.html#/calendar?day=${first()}`)
  const lines = await screen.findAllByRole('link', { name: /布展$/ })
  expect(lines.map((line) => line.textContent)).toEqual(['08:00 布展', '–24:00 布展', '布展'])
})

test('periods of one day are two entries', async () => {
  const [row] = setupRows
  if (!row) throw new Error('no set-up information')
  const at = (clock: string) => `${addDays(first(), 1)}T${clock}:00+08:00`
  Object.assign(row, { buildUpUntil: at('08:00'), dismantlingFrom: at('10:00'), dismantlingUntil: at('12:00') })
  signInAs(userTypes.exhibitor)
  await openList()
  expect(await rowsOf('撤展')).toHaveLength(1)
  expect(await rowsOf('布展')).toHaveLength(2)
})

test.each([
  ['an exhibitor has', userTypes.exhibitor, true],
  ['a buyer has no', userTypes.buyer, false],
  ['a salesperson of the exhibitor has no', userTypes.salesperson, false],
])('%s such entries among those of a month', async (_, userType, hasThem) => {
  signInAs(userType)
  await openPage(`/personal.html#/calendar?view=list&day=${addDays(first(), -20)}`)
  // The calendar is loaded: it has the clock of an entry, or says that there is none.
  await screen.findAllByText(/^\d.*GMT\+8$|^这段时间还没有安排$/)
  expect(screen.queryAllByText('布展').length > 0).toBe(hasThem)
})

test('without a booth there are none', async () => {
  boothRows.length = 0
  signInAs(userTypes.exhibitor)
  await openList()
  await screen.findAllByText(/这段时间还没有安排|\d\d:\d\d–/)
  expect(screen.queryByText('布展')).toBeNull()
})
