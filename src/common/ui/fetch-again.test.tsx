import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { lazyPart } from '../app/lazy-part'
import { fetchAgain } from './fetch-again'

const Part = ({ name }: { name: string }) => <p>{name}</p>

/** A part of which the first fetch fails. */
function draw() {
  let isFirst = true
  const load = async () => {
    if (!isFirst) return Part
    isFirst = false
    throw new Error('no network')
  }
  const Lazy = lazyPart(load, fetchAgain(load))
  render(
    <Suspense fallback={null}>
      <Lazy name="the part" />
    </Suspense>,
  )
}

it('a part that could not be fetched is fetched again on a press', async () => {
  draw()
  const [retry] = await screen.findAllByRole('button')
  if (!retry) throw new Error('no button')
  await userEvent.click(retry)
  expect(await screen.findByText('the part')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is fetched again once there is a network', async () => {
  draw()
  await screen.findByRole('alert')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('the part')).toBeTruthy()
})
