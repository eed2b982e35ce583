import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TextArea, TextInput } from './text-input'

it.each([
  ['a line', () => <TextInput aria-label="text" maxLength={3} />],
  ['several lines', () => <TextArea aria-label="text" maxLength={3} />],
])('%s takes as many characters as it says, whatever their size in memory', async (_, make) => {
  const user = userEvent.setup()
  render(make())
  await user.click(screen.getByRole('textbox'))
  await user.paste('吴𠮷䶮𬭎')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('吴𠮷䶮')
})

it('counts characters', async () => {
  const user = userEvent.setup()
  const { container } = render(<TextArea aria-label="text" maxLength={200} showCount />)
  await user.type(screen.getByRole('textbox'), '𠮷𠮷')
  expect(container.textContent + (container.querySelector('[data-count]')?.getAttribute('data-count') ?? '')).toContain(
    '2 / 200',
  )
})
