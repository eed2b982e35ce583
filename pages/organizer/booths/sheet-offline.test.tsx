import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
vi.mock('#src/features/fair/booths/sheet/read-file.ts', () => {
  throw new Error('offline')
})

it('a reader that cannot be loaded is named, and nothing waits for it', async () => {
  signInAs(userTypes.staff)
  const user = await openPage('/organizer.html#/booths?hall=1')
  const open = await screen.findByRole('button', { name: '导入 XLSX' })
  await waitFor(() => expect(open).toHaveProperty('disabled', false))
  await user.click(open)
  const dialog = await screen.findByRole('dialog', { name: '导入展位安排' })
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('there is no file control')
  fireEvent.change(input, { target: { files: [new File(['x'], 'booths.xlsx')] } })
  expect((await within(dialog).findByRole('alert')).textContent).toContain('未能加载')
  expect(within(dialog).getByRole('status').textContent).toBe('')
})
