import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyHelmetOptions } from '@fastify/helmet'

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

/** Origins besides this one that pages may reach, by what for. */
export interface AllowedSources {
  connect: readonly string[]
  images: readonly string[]
  media: readonly string[]
  /** The CDN, which alone may also give scripts, styles and fonts. */
  cdn?: string | undefined
}

interface Security {
  /** Whether browsers reach this server by https alone. */
  secure: boolean
  /** Of the inline scripts that may run. */
  scriptHashes: readonly string[]
  allowed: AllowedSources
}

/** Security headers of every answer: nothing foreign loads but what is allowed, nothing inline runs but by hash. */
export function securityHeaders({ secure, scriptHashes, allowed }: Security): FastifyHelmetOptions {
  // Of the CDN only built files run: what visitors uploaded is there too.
  const built = allowed.cdn === undefined ? [] : [`${allowed.cdn}/assets/`]
  const files = allowed.cdn === undefined ? [] : [allowed.cdn]
  return {
    strictTransportSecurity: secure,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes, ...built],
        // Components size and place things by style attributes; styles cannot run.
        styleSrc: ["'self'", "'unsafe-inline'", ...built],
        imgSrc: ["'self'", 'data:', 'blob:', ...allowed.images, ...files],
        connectSrc: ["'self'", ...allowed.connect, ...files],
        ...(built.length > 0 ? { fontSrc: ["'self'", ...built] } : {}),
        // A stream is fetched piece by piece and played as a blob, or by the browser itself from its host; hls.js opens
        // tracks of captions with an empty data address.
        mediaSrc: ["'self'", 'blob:', 'data:', ...allowed.media, ...files],
        workerSrc: ["'self'", 'blob:'],
        // A PDF is shown beside the record that it belongs to, from the bytes that were fetched with the session.
        frameSrc: ["'self'", 'blob:'],
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
