import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { saveOwnBoothRequirements } from '#contract/fair/booths/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { boothRows } from '#src/mocks/fair/booths/booths.ts'
import { requirementRows, storeRequirements } from '#src/mocks/fair/booths/requirements.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(requirementRows, boothRows)
beforeEach(() => signInAs(userTypes.exhibitor))

const OWN = 1
const values = { area: 18, utilities: ['water' as const], corner: false, note: '' }
const leaveBooth = () => {
  boothRows.splice(0, boothRows.length, ...boothRows.filter(({ exhibitorId }) => exhibitorId !== OWN))
}
const part = () => screen.findByRole('region', { name: '展位需求' })
const dialog = async () => within(await screen.findByRole('dialog', { name: '展位需求' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('an exhibitor without a booth saves what it needs, and reads it', async () => {
  leaveBooth()
  const user = await openPage('/personal.html#/stand')
  const own = within(await part())
  expect(await own.findByText('您还没有填写展位需求。')).toBeTruthy()
  await user.click(own.getByRole('button', { name: '填写需求' }))
  const form = await dialog()
  await expectAccessible()
  fill(form.getByRole('spinbutton', { name: '最小面积' }), '18')
  for (const name of ['给水', '电源', '优先安排角位']) await user.click(form.getByRole('checkbox', { name }))
  fill(form.getByRole('textbox', { name: '给主办方的备注' }), '现场演示')
  const call = nextCall(saveOwnBoothRequirements.path)
  await user.click(form.getByRole('button', { name: '保存需求' }))
  expect(await (await call).json()).toEqual({
    area: 18,
    utilities: expect.arrayContaining(['power', 'water']),
    corner: true,
    note: '现场演示',
    revision: 0,
  })
  await gone()
  expect(await own.findByText('至少 18 m²')).toBeTruthy()
  expect(own.getByText('角位')).toBeTruthy()
  expect(own.getByText('现场演示')).toBeTruthy()
  expect(own.getByRole('button', { name: '修改需求' })).toBeTruthy()
})

test('what somebody else has saved meanwhile is not overwritten, and is loaded on request', async () => {
  leaveBooth()
  storeRequirements(OWN, { ...values, revision: 0 })
  const user = await openPage('/personal.html#/stand')
  await user.click(await within(await part()).findByRole('button', { name: '修改需求' }))
  const form = await dialog()
  storeRequirements(OWN, { ...values, area: 36, revision: 1 })
  fill(form.getByRole('spinbutton', { name: '最小面积' }), '9')
  await user.click(form.getByRole('button', { name: '保存需求' }))
  expect((await form.findByText('展位需求刚被他人修改，您的修改尚未保存')).closest('[role="alert"]')).toBeTruthy()
  expect(form.getByRole('spinbutton', { name: '最小面积' })).toHaveProperty('value', '9')
  await user.click(await form.findByRole('button', { name: '载入最新内容' }))
  await waitFor(() => expect(form.getByRole('spinbutton', { name: '最小面积' })).toHaveProperty('value', '36'))
  await user.click(form.getByRole('button', { name: '保存需求' }))
  await gone()
  expect(requirementRows.find(({ exhibitorId }) => exhibitorId === OWN)).toMatchObject({ area: 36, revision: 3 })
})

test('with a booth they are read, with the reason why they are not changed', async () => {
  requirementRows.push({ exhibitorId: OWN, ...values, revision: 1, updatedAt: '2026-11-02T02:30:00.000Z' })
  await openPage('/personal.html#/stand')
  const own = within(await part())
  expect(await own.findByText(/^您已有展位，展位需求不能再修改/)).toBeTruthy()
  expect(own.getByText('至少 18 m²')).toBeTruthy()
  expect(own.queryByRole('button')).toBeNull()
})

test('with a booth and without requirements there is nothing to read', async () => {
  await openPage('/personal.html#/stand')
  expect(await screen.findByRole('region', { name: '线下展位' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: '展位需求' })).toBeNull())
})
