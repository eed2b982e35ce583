import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Choice } from './choice'

const options = ['中国', '法国', '美国', '日本', '韩国', '英国', '德国', '巴西'].map((label, at) => ({
  value: String(at),
  label,
}))

function Country() {
  const [value, setValue] = useState<string | null>(null)
  return <Choice aria-label="国家" options={options} value={value} onChange={setValue} placeholder="请选择" />
}

it('shows what is chosen alone, without what stood there before, and asks no browser for a password', async () => {
  const user = userEvent.setup()
  const { container } = render(<Country />)
  const box = screen.getByRole('combobox', { name: '国家' })
  expect(container.textContent).toContain('请选择')
  await user.click(box)
  await user.type(box, '法')
  await user.click(await screen.findByTitle('法国'))
  await waitFor(() => expect(container.querySelector('[title="法国"]')).toBeTruthy())
  expect(container.textContent).not.toContain('请选择')
  expect(box.getAttribute('placeholder')).toBeNull()
  expect(box.getAttribute('autocomplete')).toBe('off')
})

it('is found by its sounds', async () => {
  const user = userEvent.setup()
  render(<Country />)
  const box = screen.getByRole('combobox', { name: '国家' })
  await user.click(box)
  await user.type(box, 'rb')
  await waitFor(() => expect(screen.queryByTitle('法国')).toBeNull())
  expect(screen.getByTitle('日本')).toBeTruthy()
})
