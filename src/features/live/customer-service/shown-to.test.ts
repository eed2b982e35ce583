import { expect, it } from 'vitest'
import type { ShownMessage } from '#src/common/chat/shown-message.ts'
import { isShownTo } from './shown-to'

const message = (part: Partial<ShownMessage>): ShownMessage => ({
  id: '1',
  clientId: 'a',
  conversationID: 'C2C6',
  sequence: 1,
  from: '6',
  nick: '',
  avatar: '/agent.png',
  time: 1,
  type: 'text',
  payload: {},
  isRevoked: false,
  status: 'sent',
  progress: 1,
  ...part,
})
const peer = { userId: '6', avatar: '/face.png' }

it('what any agent of the service wrote is the own side’s, under whatever name it was stored', () => {
  const list = [message({}), message({ from: 'service-fair', clientId: 'b' }), message({ from: '11', clientId: 'c' })]
  expect(isShownTo(list, { side: 'agent', me: '12', peer }).map(({ from }) => from)).toEqual(['6', '12', '12'])
})

it('an agent’s message is shown once, though its echo comes under the service’s name', () => {
  const waiting = message({ id: '', from: '12', clientId: 'mine', sequence: 0, status: 'unSend' })
  const other = message({ id: '', from: '12', clientId: 'next', sequence: 0, status: 'unSend' })
  const echo = message({ id: '2', from: 'service-fair', clientId: 'mine', sequence: 2 })
  const shown = isShownTo([echo, waiting, other], { side: 'agent', me: '12', peer })
  expect(shown.map(({ clientId, sequence }) => [clientId, sequence])).toEqual([
    ['mine', 2],
    ['next', 0],
  ])
})

it('a visitor’s service has one face, and the own messages keep theirs', () => {
  const list = [message({ from: 'service-fair' }), message({ clientId: 'b', avatar: '/me.png' })]
  const shown = isShownTo(list, { side: 'visitor', me: '6', peer: { userId: 'service-fair', avatar: '/logo.png' } })
  expect(shown.map(({ avatar }) => avatar)).toEqual(['/logo.png', '/me.png'])
})
