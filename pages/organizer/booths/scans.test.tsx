import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { listBoothScans } from '#contract/fair/booths/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { boothEvents, boothRows } from '#src/mocks/fair/booths/booths.ts'
import { scanRows } from '#src/mocks/fair/booths/visits.ts'
import { server } from '#src/mocks/node.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(boothRows, boothEvents, scanRows)
beforeEach(() => signInAs(userTypes.staff))

const open = (query = '') => openPage(`/organizer.html#/booths?hall=1${query}`)
const legend = async () => within(await screen.findByRole('group', { name: '扫码次数' }))
const rows = () =>
  within(screen.getByRole('table', { name: '各展位扫码次数' }))
    .getAllByRole('row')
    .slice(1)

it('the plan is coloured by scans, with a legend in words and a table, the most scanned booth first', async () => {
  const user = await open()
  await user.click(await screen.findByRole('radio', { name: '扫码次数' }))
  expect((await legend()).getByRole('button', { name: /^52–64 次 1 个展位$/ })).toBeTruthy()
  expect(rows()[0]?.textContent).toMatch(/^1A-08.*64$/)
  expect(rows()[1]?.textContent).toMatch(/^1A-12|^1B-02/)
  await expectAccessible()
  await user.click(screen.getByRole('radio', { name: '今天' }))
  await waitFor(() => expect(rows()[0]?.textContent).toMatch(/34$/))
  await user.click(screen.getByRole('button', { name: '打开展位 1A-08' }))
  expect(await screen.findByRole('region', { name: '展位 1A-08' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^1A-08，34 次：/ })).toBeTruthy()
})

it('a range alone is shown by its button, which the address holds', async () => {
  const user = await open('&by=scans')
  const range = (await legend()).getByRole('button', { name: /^52–64 次/ })
  await user.click(range)
  await waitFor(() => expect(window.location.hash).toContain('heat=5'))
  expect((await legend()).getByRole('button', { pressed: true }).textContent).toContain('52–64')
  await user.click((await legend()).getByRole('button', { pressed: true }))
  await waitFor(() => expect(window.location.hash).not.toContain('heat='))
})

it('where nothing was scanned a note explains it, and there is no empty table', async () => {
  scanRows.length = 0
  await open('&by=scans')
  expect(await screen.findByText('此时段没有扫码记录')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

it('without an answer no booth shows a number of scans', async () => {
  server.use(mock(listBoothScans, () => refuse('HallNotFound')))
  await open('&by=scans')
  await screen.findByRole('heading', { name: /./, level: 2 })
  expect(screen.getAllByRole('button', { name: /^1A-08，/ }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^1A-08，0 次/ })).toBeNull()
})

it('a range that the figures do not have is not shown alone, and another hall begins without one', async () => {
  scanRows.splice(1)
  for (const row of scanRows) row.scans = 1
  const user = await open('&by=scans&heat=5')
  await legend()
  expect((await legend()).queryByRole('button', { pressed: true })).toBeNull()
  await user.click(screen.getByRole('combobox', { name: '展馆' }))
  await user.click((await screen.findAllByTitle(/./)).at(-1) ?? document.body)
  await waitFor(() => expect(window.location.hash).not.toContain('hall=1'))
  expect(window.location.hash).not.toContain('heat=')
})
