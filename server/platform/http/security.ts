import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config'

/** The hashes of the inline scripts in the built pages: only those may run (the shell's choice of language). */
export function inlineScriptHashes(clientFolder: string): string[] {
  if (!existsSync(clientFolder)) return []
  const hashes = new Set<string>()
  for (const file of readdirSync(clientFolder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(clientFolder, file), 'utf8')
    for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
  }
  return [...hashes]
}

/** Where tim-js-sdk connects to, and where its pictures are. */
const TENCENT_MESSAGES = [
  'https://*.tim.qq.com',
  'wss://*.tim.qq.com',
  'https://*.im.qcloud.com',
  'wss://*.im.qcloud.com',
]
const TENCENT_PICTURES = ['https://*.myqcloud.com', 'https://*.im.qcloud.com']

/** Security headers of every answer: nothing foreign loads, nothing inline runs but by hash. */
export function securityHeaders(
  config: Pick<Config, 'publicUrl' | 'analyticsHost' | 'mediaOrigins' | 'messaging'>,
  hashes: string[],
): FastifyHelmetOptions {
  const secure = config.publicUrl?.startsWith('https:') ?? false
  return {
    strictTransportSecurity: secure,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...hashes],
        // Components size and place things by style attributes; styles cannot run.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(config.messaging ? TENCENT_PICTURES : [])],
        connectSrc: [
          "'self'",
          ...(config.analyticsHost ? [config.analyticsHost] : []),
          ...config.mediaOrigins,
          ...(config.messaging ? TENCENT_MESSAGES : []),
        ],
        // A stream is fetched piece by piece and played as a blob, or by the browser itself from its host; hls.js opens
        // tracks of captions with an empty data address.
        mediaSrc: ["'self'", 'blob:', 'data:', ...config.mediaOrigins],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }
}
