import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '../../../contract/core/permissions'
import { signInAs } from '../../../tests/setup/in-page'
import { openPage, overMocks } from '../../../tests/setup/open-page'

overMocks()

const article = async (text: RegExp) => {
  const found = (await screen.findAllByRole('article')).find((one) => text.test(one.textContent ?? ''))
  if (!found) throw new Error('no such case')
  return within(found)
}

test('the desk reads which demand was reported, whose it is and by whom, with the way to its review case', async () => {
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
  await openPage('/personal.html#/reports')
  const own = await article(/联系方式打不通/)
  expect(own.getByText(/^采购需求 · /)).toBeTruthy()
})
