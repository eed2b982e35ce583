import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { reportDemand } from '#contract/operations/reports/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const NEED = '/exchangeHall.html#/need?id=2'
const asExhibitor = () => signInAs(userTypes.exhibitor, { exhibitorId: 1 })

test('a demand is reported with or without a screenshot, judged at its fields, and its number is told', async () => {
  signInAs(userTypes.tourist)
  const user = await openPage(NEED)
  await user.click(await screen.findByRole('button', { name: '举报' }))
  const dialog = within(await screen.findByRole('dialog', { name: '举报采购需求' }))
  // Nobody complains about the fair here.
  expect(dialog.queryByRole('radio')).toBeNull()
  await user.click(dialog.getByRole('button', { name: '提交' }))
  expect((await dialog.findAllByText(/^请(填写|输入|说明情况)/)).length).toBeGreaterThan(1)
  expect(dialog.queryByText(/请上传/)).toBeNull()
  fill(dialog.getByRole('textbox', { name: /情况说明/ }), '联系方式打不通，描述与别处的广告完全相同。')
  fill(dialog.getByRole('textbox', { name: /联系方式/ }), '13800138006')
  const call = nextCall('/exchangeHall/order/report')
  await user.click(dialog.getByRole('button', { name: '提交' }))
  expect(await (await call).json()).toMatchObject({ demandId: 2, imageUrlList: [], key: expect.any(String) })
  expect(await dialog.findByText(/^JB\d+/)).toBeTruthy()
  expect(dialog.getByText(/感谢您的反馈/)).toBeTruthy()
})

test('who has reported it before reads so, with the number of that case, and is not thanked', async () => {
  asExhibitor()
  const user = await openPage(NEED)
  await user.click(await screen.findByRole('button', { name: '举报' }))
  const dialog = within(await screen.findByRole('dialog', { name: '举报采购需求' }))
  fill(dialog.getByRole('textbox', { name: /情况说明/ }), '又收到同一家以这条需求为名的推销电话，请尽快处理。')
  fill(dialog.getByRole('textbox', { name: /联系方式/ }), '13800138006')
  await user.click(dialog.getByRole('button', { name: '提交' }))
  expect(await dialog.findByText(/^您此前已举报，编号 JB\d+，仍在处理；这次填写的内容没有追加。$/)).toBeTruthy()
  expect(dialog.queryByText(/感谢您的反馈/)).toBeNull()
})

test('what the server refuses stands in the dialog, and what was written stays', async () => {
  asExhibitor()
  server.use(mock(reportDemand, () => refuse('TooManyRequests')))
  const user = await openPage(NEED)
  await user.click(await screen.findByRole('button', { name: '举报' }))
  const dialog = within(await screen.findByRole('dialog', { name: '举报采购需求' }))
  const words = '联系方式打不通，描述与别处的广告完全相同。'
  fill(dialog.getByRole('textbox', { name: /情况说明/ }), words)
  fill(dialog.getByRole('textbox', { name: /联系方式/ }), '13800138006')
  await user.click(dialog.getByRole('button', { name: '提交' }))
  expect((await dialog.findByRole('alert')).textContent).not.toBe('')
  expect(dialog.getByRole('textbox', { name: /情况说明/ })).toHaveProperty('value', words)
})

test('guests log in first; an own demand is not reported', async () => {
  const user = await openPage(NEED)
  await user.click(await screen.findByRole('button', { name: '举报' }))
  expect(await screen.findByText('登录后即可举报')).toBeTruthy()
  // It is drawn beside the page, and would stay.
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  signInAs(userTypes.buyer)
  await openPage('/exchangeHall.html#/need?id=1')
  expect(await screen.findByRole('button', { name: '分享' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '举报' })).toBeNull()
})
