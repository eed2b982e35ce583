import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { boothRows } from '#src/mocks/fair/booths/booths.ts'
import { scanRows } from '#src/mocks/fair/booths/visits.ts'
import { resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(scanRows, boothRows)
beforeEach(() => signInAs(userTypes.exhibitor))

const part = async () => {
  await openPage('/personal.html#/stand')
  return within(await screen.findByRole('region', { name: '展位码扫码' }))
}

test('scans of the code of the own booth are shown by day, and those of others are not', async () => {
  const scans = await part()
  expect(await scans.findByText(/共 64 次$/)).toBeTruthy()
  const days = scans.getAllByRole('row').slice(1)
  expect(days.map((row) => row.lastElementChild?.textContent)).toEqual(['34', '21', '9'])
})

test('where the code was not scanned yet a note explains it', async () => {
  scanRows.length = 0
  const scans = await part()
  expect(await scans.findByText(/^还没有观众扫描/)).toBeTruthy()
  expect(scans.queryByRole('table')).toBeNull()
})
