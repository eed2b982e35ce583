import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { setTimes, talks, timesOf } from '#src/mocks/trade/appointments/talks.ts'
import { dateIn, momentIn } from '#src/mocks/core/time.ts'
import { liveRows } from '#src/mocks/live/live/lives.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const BUYER = 6
const timesBefore = structuredClone(timesOf(BUYER))
resetRows(talks)
afterEach(() => setTimes(BUYER, structuredClone(timesBefore)))

// The sessions that the mock buyer has booked begin so many hours from now: at some hours of the day one would lie on a slot.
const sessions = liveRows.map(({ draft }) => ({ draft, times: { startTime: draft.startTime, endTime: draft.endTime } }))
beforeAll(() => {
  const times = { startTime: momentIn(30, '10:00'), endTime: momentIn(30, '11:00') }
  for (const { draft } of sessions) Object.assign(draft, times)
})
afterAll(() => {
  for (const { draft, times } of sessions) Object.assign(draft, times)
})

/** The start of the chosen slot. */
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked, value }) => checked && value.startsWith('2'))?.value

async function openBooking() {
  const user = await openPage('/exhibitors.html#/Detail?id=1')
  await user.click(await screen.findByRole('button', { name: '预约洽谈' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^预约与/ }))
  await dialog.findAllByRole('radio')
  return { user, dialog }
}

test('a buyer says when they can talk', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/appointments')
  await user.click(await screen.findByRole('link', { name: '我的可约时间' }))
  expect(await screen.findByText('共 3 天')).toBeTruthy()
  const call = nextCall('/appointment/times')
  await user.click(screen.getByRole('button', { name: '保存我的时间' }))
  expect(await (await call).json()).toEqual({ ...timesBefore.times, version: 1 })
  expect(await screen.findByText('您的可约时间已保存')).toBeTruthy()
})

test('a save of another window is reported, and typed values stay', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/appointments?part=times')
  await user.click(await screen.findByRole('button', { name: '添加休息时间' }))
  setTimes(BUYER, { times: timesBefore.times, version: 7 })
  await user.click(screen.getByRole('button', { name: '保存我的时间' }))
  expect(await screen.findByText('您在其他窗口修改了可约时间，请刷新后再保存')).toBeTruthy()
  expect(screen.getByRole('button', { name: '移除第 2 段休息' })).toBeTruthy()
})

test('hours that hold nothing are reported at the field', async () => {
  setTimes(BUYER, { times: { days: [dateIn(1)], from: 600, until: 600, breaks: [] }, version: 1 })
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/appointments?part=times')
  await user.click(await screen.findByRole('button', { name: '保存我的时间' }))
  expect(await screen.findByText('结束时间须晚于开始时间，且至少留出 15 分钟')).toBeTruthy()
})

test('one press chooses the first slot that fits both; what lies outside is marked and can be chosen', async () => {
  signInAs(userTypes.buyer)
  const { user, dialog } = await openBooking()
  // Mornings are the exhibitor's alone, and the mock buyer has requested two of them.
  expect((await dialog.findAllByText('您的可约时间以外')).length).toBeGreaterThan(1)
  await user.click(dialog.getByRole('button', { name: '最近的共同空闲时段' }))
  await waitFor(() => expect(chosen()).toBe(momentIn(1, '13:30')))
  const morning = dialog.getByRole('radio', { name: /^11:00/ })
  await user.click(morning)
  expect(chosen()).toBe(momentIn(1, '11:00'))
})

test('where nothing free fits the buyer’s own times, the press chooses nothing and says so', async () => {
  setTimes(BUYER, { times: { days: [dateIn(1)], from: 1_200, until: 1_260, breaks: [] }, version: 1 })
  signInAs(userTypes.buyer)
  const { user, dialog } = await openBooking()
  await user.click(dialog.getByRole('button', { name: '最近的共同空闲时段' }))
  expect(await screen.findByText(/近两周没有符合您可约时间的空闲时段/)).toBeTruthy()
  expect(chosen()).toBeUndefined()
})

test('an exhibitor that proposes another time sees which suit the buyer', async () => {
  signInAs(userTypes.exhibitor)
  const user = await openPage('/personal.html#/appointments')
  const card = (await screen.findByText('洽谈明年春季茶器的采购数量与包装')).closest('article')
  if (!card) throw new Error('no card')
  await user.click(within(card).getByRole('button', { name: /^提议改期：/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^提议改期/ }))
  expect((await dialog.findAllByText('买家方便')).length).toBe(6)
  expect(dialog.queryByText('您的可约时间以外')).toBeNull()
  await user.click(dialog.getByRole('button', { name: '最近的空闲时段' }))
  await waitFor(() => expect(chosen()).toBe(momentIn(1, '13:30')))
})
