import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Solved } from './puzzle-dialog'
import { CodeField } from './code-field'

vi.mock('./later-puzzle', () => ({
  LaterPuzzle: ({ onSolved }: { onSolved: (keys: Solved) => void }) => (
    <button type="button" onClick={() => onSolved({ pass: 'p', running: 'r' })}>
      solve
    </button>
  ),
}))

/** A code field and another one; gives what the fair's answer is awaited with. */
async function requested() {
  let answer = () => {}
  const send = () =>
    new Promise<{ resendAfter: number }>((resolve) => {
      answer = () => resolve({ resendAfter: 60 })
    })
  const field = { name: 'code', ref: () => undefined, onChange: async () => undefined, onBlur: async () => undefined }
  render(
    <>
      <CodeField field={field} canSend send={send} />
      <input aria-label="other" />
    </>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await user.click(screen.getByRole('button', { name: 'solve' }))
  return { user, answer: () => answer() }
}

const code = () => screen.getByRole('textbox', { name: /验证码/ })

it('a code that was sent is typed next: its field has the focus', async () => {
  const { answer } = await requested()
  answer()
  await waitFor(() => expect(document.activeElement).toBe(code()))
})

it('whoever goes on elsewhere while it is being sent stays there', async () => {
  const { user, answer } = await requested()
  await user.type(screen.getByRole('textbox', { name: 'other' }), '1')
  answer()
  expect(await screen.findByRole('button', { name: /60|59/ })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'other' }))
})
