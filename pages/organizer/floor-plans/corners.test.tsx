import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { savePlan } from '#contract/fair/floor-plan/endpoints.ts'
import { managedPlans } from '#src/mocks/fair/floor-plan/managed.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(managedPlans)
beforeEach(() => signInAs(userTypes.organizer))

/** The editor with a booth selected in its list. */
async function opened(number = '1A-02') {
  const user = await openPage('/organizer.html#/floor-plans/edit?hall=1&level=0')
  await screen.findByRole('application')
  await user.click(screen.getByRole('tab', { name: '展位' }))
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${number}`) }))
  await user.click(screen.getByRole('tab', { name: '属性' }))
  return { user, group: within(await screen.findByRole('group', { name: `${number} 的角点和门` })) }
}
const corner = (n: number) => screen.getByRole('button', { name: new RegExp(`^角点 ${n}：`) })
const corners = () => screen.queryAllByRole('button', { name: /^角点 \d+：/ })
const placeOf = (handle: HTMLElement) =>
  [...(handle.getAttribute('aria-label') ?? '').matchAll(/(-?[\d.]+) 米/g)].map(([, n]) => Number(n))
const undo = () => screen.getByRole('button', { name: '撤销' })

test('a corner is moved by keys, 0.1 m or 1 m, each press one step, and nothing else moves', async () => {
  const { user } = await opened()
  const [[x = 0, y = 0], other] = [placeOf(corner(1)), placeOf(corner(3))]
  corner(1).focus()
  fireEvent.keyDown(corner(1), { key: 'ArrowLeft' })
  expect(placeOf(corner(1))).toEqual([Math.round((x - 0.1) * 100) / 100, y])
  fireEvent.keyDown(corner(1), { key: 'ArrowUp', shiftKey: true })
  expect(placeOf(corner(1))[1]).toBe(y - 1)
  expect(placeOf(corner(3))).toEqual(other)
  await user.click(undo())
  await user.click(undo())
  expect(undo()).toHaveProperty('disabled', true)
})

test('a corner is dragged to the grid in one step, stored by the draft; Escape leaves it where it was', async () => {
  const { user } = await opened()
  const before = placeOf(corner(1))
  const stage = await screen.findByRole('application')
  const scale = Number(stage.querySelector('svg')?.dataset['scale'])
  const [left, top] = ['left', 'top'].map((side) => Number.parseFloat(corner(1).style.getPropertyValue(side)))
  const at = (dx: number, dy: number) => ({
    clientX: (left ?? 0) + dx * scale,
    clientY: (top ?? 0) + dy * scale,
    button: 0,
    pointerId: 1,
  })
  fireEvent.pointerDown(corner(1), at(0, 0))
  fireEvent.pointerMove(corner(1), at(-1, -1))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.pointerUp(corner(1), at(-1, -1))
  expect(placeOf(corner(1))).toEqual(before)
  const saved = nextCall(savePlan.path)
  fireEvent.pointerDown(corner(1), at(0, 0))
  fireEvent.pointerMove(corner(1), at(-0.6, -0.9))
  fireEvent.pointerMove(corner(1), at(-0.9, -1.1))
  fireEvent.pointerUp(corner(1), at(-0.9, -1.1))
  const [x = 0, y = 0] = before
  expect(placeOf(corner(1))).toEqual([x - 1, y - 1])
  const { drawing } = await (await saved).json()
  expect(drawing.booths[1].points[0]).toEqual({ x: x - 1, y: y - 1 })
  await user.click(undo())
  expect(undo()).toHaveProperty('disabled', true)
})

test('corners are added in the middle of a side and removed until three are left', async () => {
  const { user } = await opened()
  expect(corners()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: '在第 2 边上添加角点' }))
  expect(corners()).toHaveLength(5)
  await waitFor(() => expect(document.activeElement).toBe(corner(3)))
  for (const left of [4, 3, 3]) {
    fireEvent.keyDown(corner(1), { key: 'Delete' })
    await waitFor(() => expect(corners()).toHaveLength(left))
  }
  // The booth itself is still there.
  expect(screen.getByText('已选择 1 项')).toBeTruthy()
})

test('a shape that crosses itself is among the problems at once', async () => {
  await opened()
  const before = screen.getByRole('tab', { name: /^问题/ }).textContent
  for (let n = 0; n < 4; n += 1) fireEvent.keyDown(corner(1), { key: 'ArrowRight', shiftKey: true })
  fireEvent.keyDown(corner(1), { key: 'ArrowDown', shiftKey: true })
  await waitFor(() => expect(screen.getByRole('tab', { name: /^问题/ }).textContent).not.toBe(before))
})

test('a door is moved along its side, to another one, removed and added', async () => {
  const { user } = await opened()
  const door = () => screen.queryByRole('button', { name: /^门：/ })
  const metres = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^距角点/ })
  const found = door()
  if (!found) throw new Error('the booth has no door')
  fireEvent.keyDown(found, { key: 'ArrowRight' })
  await waitFor(() => expect(metres().value).toBe('1.6'))
  await user.click(screen.getByRole('combobox', { name: '门所在的边' }))
  await user.click(await screen.findByTitle('角点 4 – 1'))
  expect(screen.getByRole('spinbutton', { name: '距角点 4' })).toBeTruthy()
  fireEvent.keyDown(door() ?? document.body, { key: 'Delete' })
  await waitFor(() => expect(door()).toBeNull())
  expect(screen.getByText(/^未设门/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '添加门' }))
  await waitFor(() => expect(door()).not.toBeNull())
  expect(screen.getByText('已选择 1 项')).toBeTruthy()
})

test('arrows move a door the way they point, on every side', async () => {
  const { user } = await opened()
  const door = () => screen.getByRole('button', { name: /^门：/ })
  const press = (key: string) => {
    const [x = 0, y = 0] = placeOf(door())
    fireEvent.keyDown(door(), { key })
    const [toX = 0, toY = 0] = placeOf(door())
    return [toX - x, toY - y].map((far) => Math.round(far * 10) / 10)
  }
  const sides = [
    ['角点 1 – 2', 'ArrowRight', [0.1, 0]],
    ['角点 2 – 3', 'ArrowDown', [0, 0.1]],
    ['角点 3 – 4', 'ArrowRight', [0.1, 0]],
    ['角点 4 – 1', 'ArrowDown', [0, 0.1]],
  ] as const
  for (const [side, key, by] of sides) {
    await user.click(screen.getByRole('combobox', { name: '门所在的边' }))
    await user.click((await screen.findAllByTitle(side)).at(-1) ?? document.body)
    expect(press(key), side).toEqual(by)
    expect(press(key === 'ArrowDown' ? 'ArrowRight' : 'ArrowDown'), side).toEqual([0, 0])
  }
})

test('after a door was removed the first corner has the focus, and a key that is held removes no more', async () => {
  await opened()
  const door = screen.getByRole('button', { name: /^门：/ })
  door.focus()
  fireEvent.keyDown(door, { key: 'Delete' })
  await waitFor(() => expect(document.activeElement).toBe(corner(1)))
  fireEvent.keyDown(corner(1), { key: 'Delete', repeat: true })
  fireEvent.keyDown(document.body, { key: 'Delete', repeat: true })
  expect(corners()).toHaveLength(4)
  expect(screen.getByText('已选择 1 项')).toBeTruthy()
})
