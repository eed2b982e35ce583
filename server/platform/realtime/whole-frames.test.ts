import { Server } from 'socket.io'
import { expect, test } from 'vitest'
import { sendWholeFrames } from './whole-frames'

const ENCODE = '_encode'

interface Frames {
  wsPreEncodedFrame?: Buffer[]
}

/** What the adapter encodes of a broadcast; a change of the library's private names shows here. */
function encode(io: Server): Buffer[] | undefined {
  // oxlint-disable-next-line no-unsafe-type-assertion -- a private method
  const adapter = io.of('/').adapter as unknown as { [ENCODE]: (packet: unknown, options: Frames) => unknown }
  const options: Frames = {}
  adapter[ENCODE]({ type: 2, nsp: '/', data: ['messages', { text: '你好' }] }, options)
  return options.wsPreEncodedFrame
}

test('a broadcast is one buffer, with the bytes of the header and payload that Socket.IO encodes', () => {
  const [pieces, whole] = [encode(new Server()), new Server()]
  sendWholeFrames(whole)
  expect(pieces).toHaveLength(2)
  expect(encode(whole)).toEqual([Buffer.concat(pieces ?? [])])
})
