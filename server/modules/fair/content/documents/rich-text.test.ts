import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { richTextVectors } from '#tests/attacks/rich-text-vectors.ts'
import { sanitizeRichText } from './rich-text'

const OWN = '/api/ce-digital/dsf/file/0123456789abcdef0123456789abcdef'

/** Repeated here, so that an element allowed by mistake is found. */
const elements = new Set(
  'h2 h3 p br strong em u s ul ol li blockquote table thead tbody tr th td a img video'.split(' '),
)
const attributes: Record<string, RegExp> = {
  'a href': /^(https?:\/\/[^@\s]+|\.?\/(?![/\\])[^\s\\]*|mailto:[^\s"]+@[^\s"]+|tel:\+?[\d-]+)$/i,
  'a target': /^_blank$/,
  'a rel': /^noopener noreferrer$/,
  'img src': /^\/api\/ce-digital\/dsf\/file\/[\w-]+$/,
  'img alt': /^[^]*$/,
  'img loading': /^lazy$/,
  'video src': /^\/api\/ce-digital\/dsf\/file\/[\w-]+$/,
  'video controls': /^controls$/,
  'video preload': /^metadata$/,
  'video aria-label': /^[^]*$/,
  'th colspan': /^\d\d?$/,
  'th rowspan': /^\d\d?$/,
  'td colspan': /^\d\d?$/,
  'td rowspan': /^\d\d?$/,
  'ol start': /^\d\d?$/,
}

const { document } = new Window({ settings: { enableJavaScriptEvaluation: false } })

/** What a DOM finds in HTML that must not be there. */
function breachesIn(html: string): string[] {
  const root = document.createElement('div')
  root.innerHTML = html
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    if (!elements.has(name)) return [name]
    return [...element.attributes].flatMap((one) =>
      attributes[`${name} ${one.name}`]?.test(one.value ?? '') ? [] : [`${name} ${one.name}=${one.value}`],
    )
  })
}

describe('what is stored of HTML', () => {
  it('the vectors are many, and most are breaches before they are sanitized', () => {
    expect(richTextVectors.length).toBeGreaterThan(120)
    expect(richTextVectors.filter(([, html]) => breachesIn(html).length > 0).length).toBeGreaterThan(120)
  })

  it.each(richTextVectors)('holds nothing but what is allowed: %s', (_name, html) => {
    const clean = sanitizeRichText(html)
    expect(breachesIn(clean)).toEqual([])
    expect(clean).not.toMatch(/<\/?(?:script|style|svg|math|iframe|gone)/i)
    expect(sanitizeRichText(clean)).toBe(clean)
  })

  it.each([
    '<h2>标题</h2><h3>Below</h3><p>一 &amp; <strong>two</strong> <em>三</em> <u>four</u> <s>五</s><br />b</p>',
    '<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol><blockquote><p>c</p></blockquote>',
    '<table><tbody><tr><th colspan="2"><p>a</p></th></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></tbody></table>',
    '<p><a href="/news.html#/detail?id=1">a</a> <a href="mailto:a@b.example">b</a> <a href="tel:+86-10">c</a></p>',
    `<img src="${OWN}" alt="A &quot;vase&quot;" loading="lazy" />`,
    `<video src="${OWN}" aria-label="The kiln" controls="controls" preload="metadata"></video>`,
  ])('keeps what may be written: %s', (html) => expect(sanitizeRichText(html)).toBe(html))

  it.each([
    [
      '<p><a href="https://a.example/?b=1&c=2" target="_self" rel="opener">a</a></p>',
      'target="_blank" rel="noopener noreferrer"',
    ],
    [`<img src="${OWN}">`, `<img src="${OWN}" alt="" loading="lazy" />`],
    [`<video src="${OWN}" autoplay></video>`, 'controls="controls" preload="metadata"'],
    ['<h1>a</h1><b>b</b><i>c</i><del>d</del>', '<h2>a</h2><strong>b</strong><em>c</em><s>d</s>'],
    ['<section><p>a<span>b</span></p></section>', '<p>ab</p>'],
    [
      '<table style="min-width: 75px"><colgroup><col></colgroup><tbody><tr><td colspan="1">a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
  ])('puts right what it can: %s', (html, part) => expect(sanitizeRichText(html)).toContain(part))

  it.each(['', '<p></p>', '<p> &nbsp;</p><p><br></p>', '<script>alert(1)</script>'])(
    'is empty where %s says nothing',
    (html) => expect(sanitizeRichText(html)).toBe(''),
  )
})
