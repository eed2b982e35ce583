import { http, HttpResponse } from 'msw'

const PIECE_MS = 1_000

/** Where an encoder of the mock fair sends to: a list that goes on, of pieces that nobody has. */
export const ENCODER_ADDRESS = '/api/mock-encoder/live.m3u8'

export const encoder = http.get('*/mock-encoder/live.m3u8', () => {
  const piece = Math.floor(Date.now() / PIECE_MS) % 100_000
  return HttpResponse.text(
    `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:${piece}\n#EXTINF:1,\n${piece}.ts\n`,
  )
})
