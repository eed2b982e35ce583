import { expect, it } from 'vitest'
import { allowedSources } from './allowed-sources'
import { securityHeaders } from '#server/platform/http/security.ts'

const plain = { analyticsHost: undefined, mediaOrigins: [], messaging: undefined, cdnUrl: undefined }

function directivesOf(config: Parameters<typeof allowedSources>[0]) {
  const { contentSecurityPolicy } = securityHeaders({
    secure: false,
    scriptHashes: [],
    allowed: allowedSources(config),
  })
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

it('reaches the outside messaging service where one is set, and nobody where none is', () => {
  const messaging = { sdkAppId: 1, key: 'k', admin: 'administrator', url: 'https://console.tim.qq.com' }
  expect(directivesOf({ ...plain, messaging })).toMatchObject({
    connectSrc: expect.arrayContaining(['wss://*.tim.qq.com']),
    imgSrc: expect.arrayContaining(['https://*.myqcloud.com']),
    scriptSrc: ["'self'"],
  })
  expect(JSON.stringify(directivesOf(plain))).not.toContain('qq.com')
})

it('runs built files of the CDN, shows its pictures and segments, and starts no worker of it', () => {
  const cdnUrl = 'https://cdn.example'
  expect(directivesOf({ ...plain, cdnUrl })).toMatchObject({
    scriptSrc: ["'self'", `${cdnUrl}/assets/`],
    styleSrc: ["'self'", "'unsafe-inline'", `${cdnUrl}/assets/`],
    fontSrc: ["'self'", `${cdnUrl}/assets/`],
    imgSrc: ["'self'", 'data:', 'blob:', cdnUrl],
    connectSrc: ["'self'", cdnUrl],
    mediaSrc: ["'self'", 'blob:', 'data:', cdnUrl],
    workerSrc: ["'self'", 'blob:'],
  })
  expect(directivesOf(plain)).not.toHaveProperty('fontSrc')
})
