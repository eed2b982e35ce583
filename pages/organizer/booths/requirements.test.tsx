import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { saveBoothRequirements } from '#contract/fair/booths/endpoints.ts'
import { boothEvents, boothRows } from '#src/mocks/fair/booths/booths.ts'
import { requirementRows, requirementsOf } from '#src/mocks/fair/booths/requirements.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(boothRows, boothEvents, requirementRows)
beforeEach(() => signInAs(userTypes.staff))

/** Has requirements in the mock fair. */
const ID = 10
const open = () => openPage('/organizer.html#/booths?hall=1')
const dialog = async () => within(await screen.findByRole('dialog'))
const item = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li')
  if (!found) throw new Error('not in the list')
  return within(found)
}
const LINE = '至少 12 m² · 电源、给水、排水 · 现场有演示，需要上下水。'

test('the list shows what an exhibitor needs, and an organizer changes it', async () => {
  const user = await open()
  await user.click((await item(LINE)).getByRole('button', { name: / 的展位需求$/ }))
  const form = await dialog()
  await expectAccessible()
  fill(form.getByRole('spinbutton', { name: '最小面积' }), '6')
  await user.click(form.getByRole('checkbox', { name: '排水' }))
  const call = nextCall(saveBoothRequirements.path)
  await user.click(form.getByRole('button', { name: '保存需求' }))
  expect(await (await call).json()).toMatchObject({ exhibitorId: ID, area: 6, revision: 1 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await item('至少 6 m² · 电源、给水 · 现场有演示，需要上下水。')).toBeTruthy()
})

test('a proposal has the utilities that are required, and names what a booth lacks', async () => {
  const user = await open()
  await screen.findByText(LINE)
  await user.click(await screen.findByRole('button', { name: '自动分配' }))
  const input = await dialog()
  await expectAccessible()
  const rowOf = () => {
    const row = input.getByText('配套设施齐全').closest('tr')
    if (!row) throw new Error('no row')
    return within(row)
  }
  expect(rowOf().getByRole('combobox').closest('.ant-select')?.textContent).toMatch(/^1B-/)
  expect(rowOf().getByText('面积不足：需至少 12 m²')).toBeTruthy()
  const row = rowOf()
  await user.click(row.getByRole('combobox'))
  await user.click(await screen.findByTitle(/^1A-01 · /))
  expect(await row.findByText('缺少：给水、排水')).toBeTruthy()
  expect(row.getByText('面积不足：需至少 12 m²')).toBeTruthy()
})

test('assigning a booth by hand names what it lacks', async () => {
  const user = await open()
  await user.click((await item(LINE)).getByRole('button', { name: /^为 .+ 分配展位$/ }))
  const input = await dialog()
  await user.click(input.getByRole('combobox', { name: '展位' }))
  await user.click(await screen.findByTitle(/^1A-01 · /))
  const alert = await input.findByRole('alert')
  expect(alert.textContent).toBe('面积不足：需至少 12 m²缺少：给水、排水')
  expect(requirementsOf(ID).revision).toBe(1)
})
