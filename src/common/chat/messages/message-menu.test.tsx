import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { MessageMenu } from './message-menu'

const mute = vi.fn<() => void>()

beforeEach(async () => {
  mute.mockReset()
  render(
    <MessageMenu name="对 沈砚秋 的操作" items={[{ label: '禁言此人', onSelect: mute }]}>
      …
    </MessageMenu>,
  )
  await userEvent.click(screen.getByRole('button'))
})

it('stays open while messages that come move its row away', async () => {
  vi.spyOn(screen.getByRole('button', { name: /的操作/ }), 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, -400),
  )
  fireEvent.scroll(document.body)
  await userEvent.click(screen.getByRole('menuitem', { name: '禁言此人' }))
  expect(mute).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})

it('opens when it is pressed: its row may be elsewhere before it is let go', () => {
  fireEvent.pointerDown(document.body)
  fireEvent.mouseDown(screen.getByRole('button'), { button: 2 })
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.mouseDown(screen.getByRole('button'))
  expect(screen.getByRole('menu')).toBeTruthy()
})

it('opens and closes by the keyboard', () => {
  const button = screen.getByRole('button', { name: /的操作/ })
  fireEvent.click(button)
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.click(button)
  expect(screen.getByRole('menu')).toBeTruthy()
})

it.each(['pointerDown', 'wheel', 'touchMove'] as const)('goes when the reader turns elsewhere: %s', (turn) => {
  fireEvent[turn](document.body)
  expect(screen.queryByRole('menu')).toBeNull()
})

it('says whom it is about, and returns the focus on Escape', () => {
  expect(screen.getByRole('menu').textContent).toContain('沈砚秋')
  fireEvent.keyDown(screen.getByRole('menuitem'), { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
