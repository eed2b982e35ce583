import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { emojis } from '#src/common/chat/composer/emoji.ts'

interface Icons {
  icons: Record<string, { body: string } | undefined>
}

const NOTICE = '<!-- Fluent Emoji, Copyright (c) Microsoft Corporation, MIT License -->'

/** The drawing of each named emoticon, by the file's name. */
export function drawings(): Map<string, string> {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the package's own format
  const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as Icons
  return new Map(
    emojis.map(({ icon }) => {
      const body = icons[icon]?.body
      if (body === undefined) throw new Error(`no drawing ${icon}`)
      return [`${icon}.svg`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${NOTICE}${body}</svg>`]
    }),
  )
}

/** Serves the drawings of the named emoticons under `emoji/`, and lays them beside the built pages. */
export const emojiFiles: Plugin = {
  name: 'emoji-files',
  configureServer({ middlewares }) {
    const files = drawings()
    middlewares.use('/emoji/', (request, response, next) => {
      const file = files.get((request.url ?? '').replace(/^\//, ''))
      if (file === undefined) return next()
      response.setHeader('Content-Type', 'image/svg+xml')
      return response.end(file)
    })
  },
  generateBundle() {
    for (const [name, source] of drawings()) this.emitFile({ type: 'asset', fileName: `emoji/${name}`, source })
  },
}
