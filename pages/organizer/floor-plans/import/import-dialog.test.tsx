import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { ImportRefused } from '#src/features/fair/floor-plan/import/problem.ts'
import * as readFile from '#src/features/fair/floor-plan/import/read-file.ts'
import type { ImportedPlan } from '#src/features/fair/floor-plan/import/shapes.ts'
import { managedPlans } from '#src/mocks/fair/floor-plan/managed.ts'
import { fill, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(managedPlans)
beforeEach(() => signInAs(userTypes.organizer))

const file = new File(['<svg/>'], 'plan.svg', { type: 'image/svg+xml' })
const picture: ImportedPlan = {
  picture: new Blob(['x'], { type: 'image/jpeg' }),
  width: 800,
  height: 400,
  shapes: null,
}

async function opened() {
  const user = await openPage('/organizer.html#/floor-plans/edit?hall=1&level=0')
  await screen.findByRole('application')
  await user.click(screen.getByRole('button', { name: /^导入/ }))
  const dialog = await screen.findByRole('dialog', { name: /导入/ })
  const choose = async () => {
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('there is no file control')
    await user.upload(input, file)
  }
  return { user, dialog: within(dialog), choose }
}

test('a file that is refused says why, and another can be chosen', async () => {
  vi.spyOn(readFile, 'readPlanFile').mockRejectedValueOnce(new ImportRefused('unsafe')).mockResolvedValueOnce(picture)
  const { dialog, choose } = await opened()
  await choose()
  expect(await dialog.findByRole('alert')).toBeTruthy()
  await choose()
  const width = await dialog.findByRole('spinbutton', { name: '整张图的宽度' })
  expect(dialog.getByRole('button', { name: '导入' })).toHaveProperty('disabled', true)
  fill(width, '40')
  expect(await dialog.findByText('整张图为 40 × 20 米。')).toBeTruthy()
})
