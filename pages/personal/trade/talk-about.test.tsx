import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { talks } from '#src/mocks/trade/appointments/talks.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

resetRows(talks)
type User = Awaited<ReturnType<typeof openPage>>

/** Sends a request from the dialog that is open; gives what was requested. */
async function send(user: User) {
  const dialog = within(await screen.findByRole('dialog', { name: /^预约与/ }))
  await user.click(await dialog.findByRole('button', { name: '最近的共同空闲时段' }))
  fill(dialog.getByRole('textbox', { name: /洽谈事由/ }), '确认起订量')
  const call = nextCall('/appointment/ask')
  await user.click(dialog.getByRole('button', { name: '发送预约' }))
  return { dialog, requested: await (await call).json() }
}

test('a talk about a demand is requested from an exhibitor that suits it', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/demands/1')
  const suiting = within(await screen.findByRole('region', { name: '合适的展商' }))
  await user.click(await suiting.findByRole('button', { name: /^预约洽谈：/ }))
  expect(await screen.findByText(/展商会由此知道这一需求是您发布的/)).toBeTruthy()
  const { requested } = await send(user)
  expect(requested).toMatchObject({ exhibitorId: 1, demandId: 1, purpose: '确认起订量' })
  expect(requested.offerId).toBeUndefined()
  expect(await screen.findByText('预约已发送')).toBeTruthy()
})

test('a talk about an offer is requested from its exhibitor in the comparison', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/demands/1')
  const compared = within(await screen.findByRole('region', { name: '收到的报价' }))
  await user.click(await compared.findByRole('button', { name: /^预约洽谈：/ }))
  const { requested } = await send(user)
  expect(requested).toMatchObject({ exhibitorId: 1, demandId: 1 })
  expect(requested.offerId).toEqual(expect.any(Number))
})

test('what a talk is about leads to the demand, as its reader opens it', async () => {
  signInAs(userTypes.buyer)
  await openPage('/personal.html#/appointments?state=initiated')
  const own = await screen.findByRole('link', { name: '采购需求：青瓷茶具采购' })
  expect(own.getAttribute('href')).toBe('./personal.html#/demands/1')
  signInAs(userTypes.exhibitor)
  await openPage('/personal.html#/appointments?state=initiated')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '采购需求：青瓷茶具采购' }).getAttribute('href')).toBe(
      './exchangeHall.html#/need?id=1',
    ),
  )
})
