import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { publishPlan, savePlan } from '#contract/fair/floor-plan/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { managedPlans, planVersions } from '#src/mocks/fair/floor-plan/managed.ts'
import { server } from '#src/mocks/node.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(managedPlans, planVersions)
beforeEach(() => signInAs(userTypes.organizer))

const EDIT = '/organizer.html#/floor-plans/edit?hall=1&level=0'
const canvas = () => screen.findByRole('application')
const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Presses at one place of the window and releases at another; the plan of 52 × 40 m is fitted into 960 × 640 px. */
async function drag(from: [number, number], to: [number, number]): Promise<void> {
  const stage = await canvas()
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, button: 0, pointerId: 1 })
  fireEvent.pointerDown(stage, at(from))
  fireEvent.pointerMove(stage, at(to))
  fireEvent.pointerUp(stage, at(to))
}

test('the list names the halls and their levels; a level is added and opened', async () => {
  const user = await openPage('/organizer.html#/floor-plans')
  expect((await screen.findAllByRole('link', { name: '1 层' })).length).toBe(4)
  await expectAccessible()
  await user.click((await screen.findAllByRole('button', { name: /^新建楼层/ }))[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '新建' }))
  expect(await screen.findByRole('heading', { name: /2 层/ })).toBeTruthy()
  expect(await screen.findByRole('tab', { name: '问题（1）' })).toBeTruthy()
})

test('a booth is drawn, named, undone and done again, and saved', async () => {
  const user = await openPage(EDIT)
  await canvas()
  await user.click(button('展位'))
  const saved = nextCall(savePlan.path)
  await drag([700, 400], [745, 445])
  expect(await screen.findByText('已选择 1 项')).toBeTruthy()
  const number = screen.getByRole('textbox', { name: '展位号' })
  fill(number, 'X-01')
  fireEvent.blur(number)
  await user.click(button('撤销'))
  await user.click(button('撤销'))
  expect(screen.queryByText('已选择 1 项')).toBeNull()
  await user.click(button('重做'))
  await user.click(button('重做'))
  const { drawing, revision } = await (await saved).json()
  expect(revision).toBe(1)
  expect(drawing.booths.at(-1)).toMatchObject({ number: 'X-01' })
  expect(await screen.findByText('已保存')).toBeTruthy()
})

test('booths are numbered by a pattern, moved and deleted by keys', async () => {
  const user = await openPage(EDIT)
  const stage = await canvas()
  stage.focus()
  fireEvent.keyDown(stage, { key: 'a', ctrlKey: true })
  await user.click(await screen.findByRole('button', { name: '应用编号' }))
  await user.click(screen.getByRole('tab', { name: '展位' }))
  await user.click(await screen.findByRole('button', { name: /^A-01/ }))
  await user.click(screen.getByRole('tab', { name: '属性' }))
  const left = screen.getByRole('spinbutton', { name: '距左侧' })
  const before = Number(left.getAttribute('value'))
  fireEvent.keyDown(stage, { key: 'ArrowLeft' })
  await waitFor(() => expect(Number(left.getAttribute('value'))).toBe(before - 0.5))
  fireEvent.keyDown(stage, { key: 'Delete' })
  await user.click(screen.getByRole('tab', { name: '展位' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^A-01/ })).toBeNull())
  fireEvent.keyDown(stage, { key: 'z', ctrlKey: true })
  expect(await screen.findByRole('button', { name: /^A-01/ })).toBeTruthy()
})

test('a problem is listed as it arises, leads to its booth, and keeps the plan from being published', async () => {
  const user = await openPage(EDIT)
  await canvas()
  await user.click(screen.getByRole('tab', { name: '展位' }))
  await user.click(await screen.findByRole('button', { name: /^1A-02/ }))
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  await user.click(await screen.findByRole('tab', { name: /^问题（[1-9]/ }))
  await user.click((await screen.findAllByRole('button', { name: /展位重叠/ }))[0] ?? document.body)
  await user.click(button('发布'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/解决后才能发布/)).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '发布' }).disabled).toBe(true)
})

test('what changes is listed, and published after it is saved', async () => {
  const user = await openPage(EDIT)
  await canvas()
  await user.click(button('设施'))
  await drag([300, 300], [300, 300])
  await user.click(button('发布'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('轮廓、墙、通道或设施有变化')).toBeTruthy()
  const published = nextCall(publishPlan.path)
  await user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await (await published).json()).toEqual({ hallId: 1, level: 0, revision: 2 })
  await waitFor(() => expect(button('发布')).toHaveProperty('disabled', true))
})

test('a conflicting save is reported, and can be loaded', async () => {
  server.use(mock(savePlan, () => refuse('FloorPlanChanged')))
  const user = await openPage(EDIT)
  await canvas()
  await user.click(button('设施'))
  await drag([300, 300], [300, 300])
  expect(await screen.findByText('保存冲突', {}, { timeout: 10_000 })).toBeTruthy()
  await user.click(button('载入最新内容'))
  expect(await screen.findByText('已保存')).toBeTruthy()
})

test('an editor that is opened again begins with what the last one saved as it was left', async () => {
  const count = managedPlans[0]?.draft.booths.length ?? 0
  const user = await openPage(EDIT)
  await canvas()
  await user.click(button('展位'))
  await drag([700, 400], [745, 445])
  expect(await screen.findByText('有未保存的修改')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /^←/ }))
  await user.click((await screen.findAllByRole('link', { name: '1 层' }))[0] ?? document.body)
  await canvas()
  await user.click(screen.getByRole('tab', { name: '展位' }))
  expect(await screen.findByText(`${count + 1} 个展位`)).toBeTruthy()
})

test('another language leaves the steps of the drawing', async () => {
  const user = await openPage(EDIT)
  await canvas()
  await user.click(button('展位'))
  await drag([700, 400], [745, 445])
  await act(() => i18next.changeLanguage('en-US'))
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveProperty('disabled', false)
  await act(() => i18next.changeLanguage('zh-CN'))
})

test('a save of which the answer was lost is no conflict', async () => {
  let isLost = true
  server.use(
    mock(savePlan, ({ input }) => {
      const plan = managedPlans.find(({ hallId }) => hallId === input.hallId)
      if (plan?.revision !== input.revision) return refuse('FloorPlanChanged')
      Object.assign(plan, { draft: input.drawing, revision: plan.revision + 1 })
      if (isLost) {
        isLost = false
        throw HttpResponse.error()
      }
      return { revision: plan.revision, state: 'changed' as const, publishedAt: null }
    }),
  )
  const user = await openPage(EDIT)
  await canvas()
  await user.click(button('展位'))
  await drag([700, 400], [745, 445])
  expect(await screen.findByText('未能保存', {}, { timeout: 10_000 })).toBeTruthy()
  await user.click(button('撤销'))
  await user.click(button('设施'))
  await drag([300, 300], [300, 300])
  expect(await screen.findByText('已保存', {}, { timeout: 10_000 })).toBeTruthy()
})

test('a measure out of bounds becomes the nearest within them, and concerns one booth', async () => {
  const user = await openPage(EDIT)
  await canvas()
  await user.click(screen.getByRole('tab', { name: '展位' }))
  await user.click(await screen.findByRole('button', { name: /^1A-02/ }))
  await user.click(screen.getByRole('tab', { name: '属性' }))
  const left = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '距左侧' })
  fill(left(), '9999')
  fireEvent.blur(left())
  await waitFor(() => expect(left().value).toBe('1997.0'))
  const width = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^宽/ })
  fill(width, '4')
  fill(width, '0.1')
  fireEvent.blur(width)
  await waitFor(() => expect(width.value).toBe('0.2'))
  fill(left(), '5')
  await user.click(screen.getByRole('tab', { name: '展位' }))
  await user.click(screen.getByRole('button', { name: /^1A-03/ }))
  await user.click(screen.getByRole('tab', { name: '属性' }))
  expect(left().value).toBe('12.0')
})

test('what cannot be saved is explained, and discarded', async () => {
  server.use(mock(savePlan, () => refuse('FloorPlanTooLarge', { max: 20_000 })))
  const user = await openPage(EDIT)
  await canvas()
  await user.click(button('设施'))
  await drag([300, 300], [300, 300])
  expect(await screen.findByText('平面图的点不能超过 20000 个', {}, { timeout: 10_000 })).toBeTruthy()
  await user.click(button('放弃修改'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃修改' }))
  expect(await screen.findByText('已保存')).toBeTruthy()
  await waitFor(() => expect(button('放弃修改')).toHaveProperty('disabled', true))
})

test('an earlier version is looked at and put into the draft, which can be undone', async () => {
  const user = await openPage(EDIT)
  await canvas()
  expect(screen.queryByText(/^最后修改/)).toBeNull()
  await user.click(button('历史版本'))
  const dialog = within(await screen.findByRole('dialog', { name: '已发布的版本' }))
  expect(await dialog.findByText('草稿与这个版本相同。')).toBeTruthy()
  const [shown, earlier] = await dialog.findAllByRole('radio')
  expect(shown).toHaveProperty('checked', true)
  expect(dialog.getByRole('button', { name: '恢复到草稿' })).toHaveProperty('disabled', true)
  await user.click(earlier ?? document.body)
  expect(await dialog.findByText(/^移除 2 个展位/)).toBeTruthy()
  await expectAccessible()
  const saved = nextCall(savePlan.path)
  await user.click(dialog.getByRole('button', { name: '恢复到草稿' }))
  const restored = await (await saved).json()
  expect(restored.drawing.booths).toHaveLength((managedPlans[0]?.published?.booths.length ?? 0) - 2)
  await user.click(button('撤销'))
  await waitFor(() => expect(button('发布')).toHaveProperty('disabled', true))
})

test('who changed a draft last is named, until it is changed here', async () => {
  Object.assign(managedPlans[0] ?? {}, { changedAt: '2026-11-02T02:00:00.000Z' })
  await openPage(EDIT)
  await canvas()
  expect(await screen.findByText('最后修改：2026年11月2日 10:00 GMT+8 · 陈立')).toBeTruthy()
  fireEvent.click(button('展位'))
  await drag([700, 400], [745, 445])
  await waitFor(() => expect(screen.queryByText(/^最后修改/)).toBeNull())
})
