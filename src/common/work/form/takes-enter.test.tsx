import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DayInput } from './day-input'
import { MomentInput } from '../moment-input'

test.each([
  ['day', DayInput, '2026-12-01', '2026-12-01'],
  ['moment', MomentInput, '2026-12-01 10:30', '2026-12-01T10:30'],
] as const)('Enter takes the %s that was typed, and does not send the form', async (_, Input, typed, taken) => {
  const [sent, changed] = [vi.fn<() => void>(), vi.fn<(value: string) => void>()]
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Input onChange={changed} />
      <button type="submit">OK</button>
    </form>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), `${typed}{Enter}`)
  expect(changed).toHaveBeenLastCalledWith(taken)
  expect(sent).not.toHaveBeenCalled()
})
