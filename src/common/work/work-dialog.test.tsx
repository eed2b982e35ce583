import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { notices } from '../ui/notices/notices'
import { Work } from './work'
import { WorkDialog } from './work-dialog'

const close = vi.fn<() => void>()

async function cancel(danger: boolean): Promise<string[]> {
  const before = new Set(notices.get().toasts)
  render(
    <Work>
      <WorkDialog title="停用账号" submit="停用" danger={danger} onClose={close}>
        <p>停用后不能登录。</p>
      </WorkDialog>
    </Work>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /取\s*消/ }))
  return notices.get().toasts.flatMap((toast) => (before.has(toast) ? [] : [toast.text]))
}

afterEach(() => close.mockClear())

it.each([
  [true, ['已取消操作，未作更改']],
  [false, []],
])('what asks before something is lost says that it was cancelled: %s', async (danger, message) => {
  expect(await cancel(danger)).toEqual(message)
  expect(close).toHaveBeenCalledOnce()
})
