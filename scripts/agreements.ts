// Writes public/agreements/*.pdf from docs/agreements/*.md: the agreements that come with the site.
//   npm run agreements
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { marked } from 'marked'
import { ensureChromium } from '#scripts/lib/chromium.mjs'
import { projectRoot } from '#server/platform/project.ts'

const SOURCES = join(projectRoot, 'docs/agreements')
const FOLDER = join(projectRoot, 'public/agreements')

const style = `
  body { color: #1c1c1e; font: 11.5px/1.7 'Noto Sans SC', sans-serif; margin: 0; }
  h1 { font-size: 24px; margin: 0; }
  h1 + p { border-bottom: 1px solid #d9d9d6; color: #6b6b6b; margin: 6px 0 0; padding-bottom: 14px; }
  h2 { break-after: avoid; font-size: 14px; margin: 22px 0 6px; }
  p, li { break-inside: avoid; margin: 0 0 6px; }
  ol { margin: 0; padding-left: 20px; }`

/** Of the project and not of the machine, so that every machine writes the same. */
const fonts = [400, 700]
  .map((weight) => join(projectRoot, `node_modules/@fontsource/noto-sans-sc/${weight}.css`))
  .map((path) => `<link rel="stylesheet" href="${pathToFileURL(path).href}">`)
  .join('')

const page = (markdown: string, language: string): string => {
  const [, title = ''] = /^# (.+)/.exec(markdown) ?? []
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>${fonts}<style>${style}</style>${marked.parse(markdown, { async: false })}</html>`
}

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const folder = mkdtempSync(join(tmpdir(), 'agreements-'))
try {
  mkdirSync(FOLDER, { recursive: true })
  const paper = await browser.newPage()
  for (const file of readdirSync(SOURCES).filter((name) => name.endsWith('.md'))) {
    const { name } = parse(file)
    const html = join(folder, `${name}.html`)
    writeFileSync(html, page(readFileSync(join(SOURCES, file), 'utf8'), name.endsWith('zh') ? 'zh-CN' : 'en-US'))
    await paper.goto(pathToFileURL(html).href)
    await paper.evaluate(() => document.fonts.ready)
    const margin = { top: '22mm', bottom: '22mm', left: '22mm', right: '22mm' }
    await paper.pdf({ path: join(FOLDER, `${name}.pdf`), format: 'A4', margin, tagged: false })
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}
