import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '../../src/common/session/storage'
import { signInAs, watchLeaving } from '../../tests/setup/in-page'
import { openPage, overMocks } from '../../tests/setup/open-page'

const PAGE = '/concact.html'
const [BUYER, SERVICE] = [6, 12]

overMocks()
const left = watchLeaving()

const main = () => within(screen.getByRole('main'))

it('sends a guest to the login, and back to the conversation', async () => {
  await openPage(`${PAGE}#/?exhibitorId=2`)
  await waitFor(() => expect(left).toContain('./login.html#/'))
  expect(session.get('returnPath')).toMatch(/concact\.html#\/\?exhibitorId=2$/)
})

it('tells a visitor when there is no service', async () => {
  signInAs(BUYER)
  const user = await openPage(`${PAGE}#/?exhibitorId=5`)
  const alert = await screen.findByRole('dialog')
  expect(alert.textContent).toContain('该展商暂未开通在线客服')
  await user.click(within(alert).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await main().findByRole('heading', { name: '该展商暂未开通在线客服' })).toBeTruthy()
})

it('shows the fair’s own agent the way to the inbox', async () => {
  signInAs(SERVICE)
  await openPage(`${PAGE}#/`)
  const link = await main().findByRole('link', { name: '打开消息' })
  expect(link.getAttribute('href')).toBe('./organizer.html#/messages')
})
