import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getTranslation, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { addComplaint, reopenOwnReport } from '#contract/operations/reports/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { cases } from '#src/mocks/operations/reports/cases.ts'
import { fill, nextCall, resetRows, signInAs, watchLeaving } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(cases)
const left = watchLeaving()

const LIST = '/personal.html#/feedback'
const WORDS = '票务大厅选择场次后页面一直停在加载，刷新后仍不能下单。'

const article = async (text: RegExp) => {
  const found = (await screen.findAllByRole('article')).find((one) => text.test(one.textContent ?? ''))
  if (!found) throw new Error('no such case')
  return within(found)
}

test('feedback is judged at its fields, sent with its type and no screenshot, and stands in the list', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(LIST)
  await user.click(await screen.findByRole('button', { name: '我要反馈' }))
  const dialog = within(await screen.findByRole('dialog', { name: '意见反馈' }))
  expect(dialog.getAllByRole('radio')).toHaveLength(8)
  await user.click(dialog.getByRole('button', { name: '提交' }))
  expect(await dialog.findByText('请选择反馈类型')).toBeTruthy()
  expect(dialog.queryByText('请至少上传一张截图')).toBeNull()
  await user.click(dialog.getByRole('radio', { name: '功能故障' }))
  fill(dialog.getByRole('textbox', { name: /情况说明/ }), WORDS)
  fill(dialog.getByRole('textbox', { name: /联系方式/ }), '0571-8765432')
  const call = nextCall('/complaint/add')
  await user.click(dialog.getByRole('button', { name: '提交' }))
  expect(await (await call).json()).toMatchObject({ feedbackType: 2, imageUrlList: [], feedbackContent: WORDS })
  expect(await dialog.findByText(/^JB\d+/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '好的' }))
  const own = await article(/刷新后仍不能下单/)
  expect(own.getByText('待处理')).toBeTruthy()
  expect(own.getByText(/^功能故障 · /)).toBeTruthy()
})

test('what the server refuses stands in the form, and what was written stays', async () => {
  signInAs(userTypes.buyer)
  server.use(mock(addComplaint, () => refuse('TooManyRequests')))
  const user = await openPage(`${LIST}?new=1`)
  const dialog = within(await screen.findByRole('dialog', { name: '意见反馈' }))
  await user.click(dialog.getByRole('radio', { name: '其他' }))
  fill(dialog.getByRole('textbox', { name: /情况说明/ }), WORDS)
  fill(dialog.getByRole('textbox', { name: /联系方式/ }), '+44 20 7946 0958')
  await user.click(dialog.getByRole('button', { name: '提交' }))
  expect(await dialog.findByText('请求过于频繁，请稍后再试')).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: /情况说明/ })).toHaveProperty('value', WORDS)
})

test('an answered case is looked at again for its reporter once, with why', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(LIST)
  const answered = await article(/夸大宣传.*组委会回复/)
  await user.click(answered.getByRole('button', { name: /^申请重新处理：/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '申请重新处理' }))
  await user.click(dialog.getByRole('button', { name: '申请重新处理' }))
  expect(await dialog.findByText('请填写意见')).toBeTruthy()
  fill(dialog.getByRole('textbox'), '展品页面仍未更正')
  await user.click(dialog.getByRole('button', { name: '申请重新处理' }))
  expect(await screen.findByText('已申请重新处理')).toBeTruthy()
  expect(cases.find(({ id }) => id === 1)).toMatchObject({ state: 'open', isReopened: true })
  expect(screen.queryByRole('button', { name: /^申请重新处理：/ })).toBeNull()
  const again = await article(/JB202603010001/)
  await user.click(again.getByRole('button', { name: /^处理过程 / }))
  const steps = within(again.getByRole('list', { name: /^处理过程：/ }))
  expect(steps.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringContaining('您提交了反馈'),
    expect.stringContaining('组委会判定属实：经核实'),
    expect.stringContaining('您申请重新处理：展品页面仍未更正'),
  ])
})

test('a reopening that comes too late is reported in its dialog', async () => {
  signInAs(userTypes.buyer)
  server.use(mock(reopenOwnReport, () => refuse('ReportReopeningOver', { days: 14 })))
  const user = await openPage(LIST)
  const answered = await article(/夸大宣传.*组委会回复/)
  await user.click(answered.getByRole('button', { name: /^申请重新处理：/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '申请重新处理' }))
  fill(dialog.getByRole('textbox'), '仍未更正')
  await user.click(dialog.getByRole('button', { name: '申请重新处理' }))
  expect(await dialog.findByText(/每份反馈可在答复后 14 天内申请/)).toBeTruthy()
})

test('guests are notified that a login is needed, and come back to the form', async () => {
  const user = await openPage(`${LIST}?new=1`)
  expect(await screen.findByText(/提交需要登录/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '去登录' }))
  expect(left).toEqual(['./login.html#/'])
  expect(sessionStorage.getItem('returnPath')).toContain('/personal.html#/feedback?new=1')
})

test('its earlier address leads there', async () => {
  signInAs(userTypes.buyer)
  await openPage('/personal.html#/reports')
  expect(await screen.findByRole('heading', { name: '意见反馈' })).toBeTruthy()
})

test('one call translates what the organizers answered, and not what the reporter wrote', async () => {
  signInAs(userTypes.exhibitor)
  server.use(mock(getTranslation, () => ({ available: true })))
  const service = vi.fn(({ input }: { input: { texts: string[] } }) => ({
    texts: input.texts.map(() => ({ text: '图片又可以上传了', differences: [] })),
  }))
  server.use(mock(translateTexts, service))
  const answered = cases.findIndex(({ state }) => state === 'answered')
  const before = cases[answered]
  if (!before) throw new Error('no answered case')
  const content = 'Pictures cannot be uploaded'
  cases[answered] = { ...before, content, reply: 'Pictures can be uploaded again' }
  const user = await openPage(LIST)
  await user.click(await screen.findByRole('button', { name: '翻译' }))
  expect((await screen.findByText('图片又可以上传了')).lang).toBe('zh-CN')
  expect(screen.getByText(content)).toBeTruthy()
  expect(service.mock.calls.map(([{ input }]) => input.texts)).toEqual([['Pictures can be uploaded again']])
})
