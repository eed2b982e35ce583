import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { REVIEW_HOURS } from '#contract/people/review/limits.ts'
import { DoneStep } from './done-step'

it('says the number of the registration, how long the review takes and how to come back', () => {
  render(<DoneStep registrationId={5001} />)
  expect(screen.getByText('5001')).toBeTruthy()
  expect(screen.getByText(new RegExp(`一般在 ${REVIEW_HOURS} 小时内`))).toBeTruthy()
  const query = screen.getByRole('link', { name: '查询注册' })
  expect(query.getAttribute('href')).toBe('./login.html#/registrationQuery')
  expect(screen.getByText(/注册时的手机号或邮箱/)).toBeTruthy()
})

it('of a registration that was amended says no number twice', () => {
  render(<DoneStep isAmended />)
  expect(screen.getByText('修改已提交')).toBeTruthy()
  expect(screen.queryByText('注册编号')).toBeNull()
})
