import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { fill, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { cases } from '#src/mocks/operations/reports/cases.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(cases)

const article = async (text: RegExp) => {
  const found = (await screen.findAllByRole('article')).find((one) => text.test(one.textContent ?? ''))
  if (!found) throw new Error('no such case')
  return within(found)
}

test('the organizer sees the reported demand, its owner and the reporter, with a link to its review case', async () => {
  signInAs(userTypes.reviewer)
  const user = await openPage('/organizer.html#/reports')
  const demand = await article(/联系方式打不通/)
  expect(demand.getByText('玛丽安·科尔')).toBeTruthy()
  expect(demand.getByText(/沈砚秋 · 景德镇青禾陶瓷艺术有限公司/)).toBeTruthy()
  const [way] = demand.getAllByRole('link')
  expect(way?.getAttribute('href')).toMatch(/\/demands\/2$/)
  await user.click(demand.getByRole('button', { name: /^判定属实/ }))
  expect(await screen.findByText(/请打开该需求的审核记录并撤销通过/)).toBeTruthy()
})

test('of an offer it reads what was offered, by whom and to which demand of whom', async () => {
  signInAs(userTypes.reviewer)
  await openPage('/organizer.html#/reports')
  const offer = await article(/先付全款/)
  expect(offer.getByText(/^60 件，单价 ¥1,150 · /)).toBeTruthy()
  expect(offer.getByText('景德镇青禾陶瓷艺术有限公司')).toBeTruthy()
  expect(offer.getByRole('link', { name: '酒店大堂青瓷花瓶' }).getAttribute('href')).toMatch(/\/demands\/1$/)
})

test('the reporter finds it among their own, with what it was about', async () => {
  signInAs(userTypes.exhibitor, { exhibitorId: 1 })
  await openPage('/personal.html#/feedback')
  const own = await article(/联系方式打不通/)
  expect(own.getByText(/^采购需求 · /)).toBeTruthy()
})

const LIST = '/organizer.html#/reports'

test('a case is given to somebody, found as theirs, answered with words and opened again', async () => {
  signInAs(userTypes.organizer)
  const user = await openPage(LIST)
  const mine = await article(/刷新三次仍不能下单/)
  expect(mine.getByText('功能故障')).toBeTruthy()
  await user.click(mine.getByRole('button', { name: /^答复：/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '答复' }))
  await user.click(dialog.getByRole('button', { name: '答复' }))
  expect(await dialog.findByText('请填写答复')).toBeTruthy()
  fill(dialog.getByRole('textbox'), '已修复，请再试')
  await user.click(dialog.getByRole('button', { name: '答复' }))
  expect(await screen.findByText(/^已处理：JB/)).toBeTruthy()
  expect(cases.find(({ id }) => id === 6)).toMatchObject({ state: 'answered', reply: '已修复，请再试' })

  await openPage(`${LIST}?state=processed&handler=me`)
  const done = await article(/刷新三次仍不能下单/)
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  await user.click(done.getByRole('button', { name: /^重新处理：/ }))
  const again = within(await screen.findByRole('dialog', { name: '重新处理' }))
  fill(again.getByRole('textbox'), '又有人提出')
  await user.click(again.getByRole('button', { name: '重新处理' }))
  expect(await screen.findByText(/^已重新处理：JB/)).toBeTruthy()
  expect(cases.find(({ id }) => id === 6)).toMatchObject({ state: 'open', isReopened: true })
})

test('what somebody else has changed meanwhile is reported in the dialog, and what was written stays', async () => {
  signInAs(userTypes.organizer)
  const user = await openPage(LIST)
  const one = await article(/刷新三次仍不能下单/)
  await user.click(one.getByRole('button', { name: /^判定属实：/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '判定属实' }))
  fill(dialog.getByRole('textbox'), '已核实')
  const at = cases.findIndex(({ id }) => id === 6)
  const found = cases[at]
  if (found) cases[at] = { ...found, version: found.version + 1 }
  await user.click(dialog.getByRole('button', { name: '判定属实' }))
  expect(await dialog.findByText(/该反馈刚刚有变动/)).toBeTruthy()
  expect(dialog.getByRole('textbox')).toHaveProperty('value', '已核实')
})

test('people who were reported are named with where they were met; cases are found by type', async () => {
  signInAs(userTypes.reviewer)
  const user = await openPage(`${LIST}?state=open&type=person`)
  const person = await article(/广告链接/)
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  expect(person.getByText('游子 · 在会话中')).toBeTruthy()
  await user.click(person.getByRole('button', { name: /^查看处理过程/ }))
  expect(await person.findByText('沈砚秋提交')).toBeTruthy()
})

test('whoever only reads gives it to nobody and decides nothing', async () => {
  signInAs(userTypes.supervisor)
  await openPage(LIST)
  const one = await article(/刷新三次仍不能下单/)
  expect(one.getByText('许总办')).toBeTruthy()
  expect(one.queryByRole('combobox')).toBeNull()
  expect(one.queryByRole('button', { name: /^(判定|答复|重新处理)/ })).toBeNull()
})
