import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { savePlan } from '#contract/fair/floor-plan/endpoints.ts'
import { managedPlans } from '#src/mocks/fair/floor-plan/managed.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(managedPlans)
beforeEach(() => signInAs(userTypes.organizer))

const box = (name: string) => screen.getByRole('checkbox', { name })
const undo = () => screen.getByRole('button', { name: '撤销' })

async function opened() {
  const user = await openPage('/organizer.html#/floor-plans/edit?hall=1&level=0')
  const stage = await screen.findByRole('application')
  return { user, stage }
}

test('a booth is given what it is supplied with, and the draft stores it', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('tab', { name: '展位' }))
  await user.click(await screen.findByRole('button', { name: /^1A-02/ }))
  await user.click(screen.getByRole('tab', { name: '属性' }))
  const group = within(await screen.findByRole('group', { name: '配套设施' }))
  expect(group.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)).toEqual([
    '电源',
    '三相电',
    '给水',
    '排水',
    '有线网络',
    '压缩空气',
  ])
  expect(box('电源')).toHaveProperty('checked', true)
  const saved = nextCall(savePlan.path)
  await user.click(box('给水'))
  const { drawing } = await (await saved).json()
  expect(drawing.booths.find(({ number }: { number: string }) => number === '1A-02').utilities).toEqual([
    'power',
    'water',
  ])
  await user.click(undo())
  expect(undo()).toHaveProperty('disabled', true)
})

test('several booths are supplied in one step; a box is half checked where only some are', async () => {
  const { user, stage } = await opened()
  stage.focus()
  await user.keyboard('{Control>}a{/Control}')
  expect(await screen.findByRole('group', { name: '配套设施' })).toBeTruthy()
  expect(box('电源')).toHaveProperty('indeterminate', true)
  await user.click(box('电源'))
  expect(box('电源')).toMatchObject({ checked: true, indeterminate: false })
  await user.click(undo())
  expect(undo()).toHaveProperty('disabled', true)
})
