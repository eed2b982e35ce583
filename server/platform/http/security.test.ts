import { expect, it } from 'vitest'
import { securityHeaders } from './security'

const plain = { publicUrl: undefined, analyticsHost: undefined, mediaOrigins: [], messaging: undefined }

function directivesOf(config: Parameters<typeof securityHeaders>[0]) {
  const { contentSecurityPolicy } = securityHeaders(config, [])
  return typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy.directives : undefined
}

it('plays media of this host and what the page itself puts together, and of no other', () => {
  expect(directivesOf(plain)).toMatchObject({
    connectSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:', 'data:'],
    workerSrc: ["'self'", 'blob:'],
    scriptSrc: ["'self'"],
  })
})

it('plays and fetches from the stream hosts that are set, and runs nothing of theirs', () => {
  const mediaOrigins = ['https://play.example', 'https://vod.example']
  const directives = directivesOf({ ...plain, analyticsHost: 'https://views.example', mediaOrigins })
  expect(directives).toMatchObject({
    connectSrc: ["'self'", 'https://views.example', ...mediaOrigins],
    mediaSrc: ["'self'", 'blob:', 'data:', ...mediaOrigins],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
  })
})
