import { readFileSync } from 'node:fs'
import zh from '#src/common/i18n/locales/zh-CN/common.json' with { type: 'json' }
import en from '#src/common/i18n/locales/en-US/common.json' with { type: 'json' }
import homeZh from '#src/common/i18n/locales/zh-CN/home.json' with { type: 'json' }
import homeEn from '#src/common/i18n/locales/en-US/home.json' with { type: 'json' }
import { entries, type Entry } from '#src/common/app/entries.ts'
import { isLight } from '#src/common/layout/fair-theme/ground.ts'

/**
 * The static shell of an entry: brand, header and skeleton in both languages, of which the stored one shows. It
 * paints before any script of our own and is replaced by the page, which draws the same header with the same classes.
 */

type Texts = Record<string, unknown>

/** Runs before the first paint, so the shell shows the reader's language. Allowed by its hash in the server's CSP. */
const CHOOSE_LANGUAGE = `(function(){var l;try{var q=/[?&]lang=([\\w-]+)/.exec(location.href);l=q?(q[1]==='zh-CN'?'zh-CN':'en-US'):localStorage.getItem('langs')}catch(e){}l=l||(navigator.languages.find(function(n){return/^(zh|en)/.test(n)})||'zh').replace(/^zh.*/,'zh-CN').replace(/^en.*/,'en-US');document.documentElement.lang=l==='en-US'?'en-US':'zh-CN'})()`

/** Runs before the first paint as well, so that the shell has the colours in which the fair was last seen. */
export const chooseTheme = (light: boolean): string => {
  const template = light ? "t.templateName==='dark-style'?'simple-style':t.templateName" : 't.templateName'
  return `(function(){try{var t=JSON.parse(localStorage.getItem('fairTheme')),d=document.documentElement.dataset;if(t){d.color=t.colorType;d.template=${template}}}catch(e){}})()`
}

function lookUp(texts: Texts, key: string): string {
  const found = key.split('.').reduce<unknown>((part, name) => {
    return typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined
  }, texts)
  if (typeof found !== 'string') throw new Error(`no text ${key}`)
  return found
}

function both(key: string, of: { zh: Texts; en: Texts } = { zh, en }): string {
  return `<span data-lang="zh-CN">${lookUp(of.zh, key)}</span><span data-lang="en-US">${lookUp(of.en, key)}</span>`
}

const brand = `<a class="yz-brand" href="./index.html"><img src="/brand.svg" alt="" width="36" height="36" /><span>${both('brand')}</span></a>`

function header(current: string, plain: boolean): string {
  if (plain) return `<header class="yz-header"><div class="yz-header-row">${brand}</div></header>`
  const every: readonly Entry[] = entries
  const links = every
    .flatMap(({ html, title, nav }) => (nav?.slot === 'main' ? [{ html, title, order: nav.order }] : []))
    .toSorted((a, b) => a.order - b.order)
    .map(({ html, title }) => {
      const here = html === current ? ' aria-current="page"' : ''
      return `<a href="./${html}.html"${here}>${both(title)}</a>`
    })
  return `<header class="yz-header"><div class="yz-header-row">${brand}<nav class="yz-nav">${links.join('')}</nav></div></header>`
}

const home = { zh: homeZh, en: homeEn }
const hero = `<section class="yz-hero"><img src="/hero.svg" alt="" width="1440" height="560" fetchpriority="high" /><div class="yz-wrap yz-hero-text"><h1>${both('hero.title', home)}</h1><p>${both('hero.text', home)}</p></div></section>`

const skeleton = `<div class="yz-wrap yz-shell-page"><div class="yz-skeleton yz-shell-title"></div><div class="yz-shell-grid">${'<i class="yz-skeleton"></i>'.repeat(10)}</div></div>`

/** The parts that vite.config.ts puts in place of the two `shell` comments. */
export function renderShell(html: string): { head: string; body: string } {
  const entry: Entry | undefined = entries.find((one) => one.html === html)
  if (!entry) throw new Error(`no entry ${html}`)
  const css = readFileSync(new URL('../src/common/layout/shell.css', import.meta.url), 'utf8')
  const small = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{};:,>])\s+/g, '$1')
    .trim()
  const title = `${lookUp(zh, entry.title)} · ${lookUp(zh, 'brand')}`
  return {
    head: `<title>${title}</title><meta name="description" content="${lookUp(homeZh, 'hero.text')}" /><script>${CHOOSE_LANGUAGE};${chooseTheme(isLight(html))}</script><style>${small}</style>`,
    body: `${header(html, entry.frame === 'plain')}<main class="yz-main">${html === 'index' ? hero : ''}${skeleton}</main>`,
  }
}
