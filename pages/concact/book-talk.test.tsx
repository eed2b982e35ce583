import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

/** The fair's sockets, which say nothing. */
vi.mock('socket.io-client', async () => {
  const { EventEmitter } = await import('node:events')
  const answer = { code: 0, msg: '', data: { list: [], complete: true, revoked: [], last: 0 } }
  const io = () => {
    const socket = Object.assign(new EventEmitter(), {
      active: true,
      connect: () => socket,
      disconnect: () => socket,
      onAny: () => undefined,
      timeout: () => ({ emitWithAck: async () => answer }),
    })
    queueMicrotask(() => socket.emit('connect'))
    return socket
  }
  return { io }
})

overMocks()

const main = () => within(screen.getByRole('main'))

it('a buyer asks the exhibitor of a conversation for a talk', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage('/concact.html#/?exhibitorId=1')
  await user.click(await main().findByRole('button', { name: '预约洽谈' }))
  expect(await screen.findByRole('dialog', { name: /^预约与/ })).toBeTruthy()
})

it.each([
  ['with the fair’s own service', userTypes.buyer, ''],
  ['of who is no buyer', userTypes.tourist, '?exhibitorId=1'],
])('a conversation %s leads to no talk', async (_, userType, query) => {
  signInAs(userType)
  await openPage(`/concact.html#/${query}`)
  await main().findByRole('textbox', { name: '输入消息' })
  await main().findByRole('complementary', { name: '企业信息' })
  expect(main().queryByRole('button', { name: '预约洽谈' })).toBeNull()
})
