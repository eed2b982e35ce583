import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HelpAnswer } from './help-answer'

const answer = `You may need this.
1. Open [Orders](./personal.html#/orders).
2. Select **Refund**.
- [Orders](./personal.html#/orders)
- [Elsewhere](https://elsewhere.example/)
- [Bad](javascript:alert(1))`

it('draws steps, names of buttons and links to screens', () => {
  render(<HelpAnswer answer={answer} keyword="" />)
  const [steps, links] = screen.getAllByRole('list')
  expect(
    within(steps ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Open Orders.', 'Select Refund.'])
  expect(screen.getByText('Refund').tagName).toBe('STRONG')
  expect(
    within(links ?? document.body)
      .getByRole('link', { name: 'Orders' })
      .getAttribute('href'),
  ).toBe('./personal.html#/orders')
  expect(screen.getByRole('link', { name: 'Elsewhere' }).getAttribute('target')).toBe('_blank')
  expect(screen.queryByRole('link', { name: 'Bad' })).toBeNull()
})

it('marks the words of the filter within steps and links', () => {
  render(<HelpAnswer answer={answer} keyword="orders" />)
  expect(screen.getAllByText('Orders').every(({ tagName }) => tagName === 'MARK')).toBe(true)
})
