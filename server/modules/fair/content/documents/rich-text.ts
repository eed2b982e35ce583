import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html'
import { isBlankRichText, isOwnFile, isRichLink } from '#contract/fair/content/rich-text.ts'

/** What of HTML is kept, element by element with its attributes: nothing that is not named here. */
const allowed: Record<string, string[]> = {
  h2: [],
  h3: [],
  p: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt', 'loading'],
  video: ['src', 'controls', 'preload', 'aria-label'],
}

/** What says the same by another name, as texts that are pasted have it. */
const renamed = { b: 'strong', i: 'em', del: 's', strike: 's', ins: 'u', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }

/** Elements with text that is not the author's: they are removed with it. */
const unread = ['script', 'style', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'template', 'svg', 'math']
const raw = ['title', 'textarea', 'xmp', 'plaintext', 'option', 'select', 'head']

/** Elements inside each other; what is deeper is no text that somebody has written. */
const DEPTH_MAX = 40

/** `true` of an address on another site: it opens apart from the fair, and learns nothing of it. */
const leavesSite = (href: string): boolean => /^https?:/i.test(href)

function toLink(_name: string, { href = '' }: Attributes): Tag {
  if (!isRichLink(href)) return { tagName: 'a', attribs: {} }
  const apart: Attributes = leavesSite(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return { tagName: 'a', attribs: { href, ...apart } }
}

function toPicture(_name: string, { src = '', alt = '' }: Attributes): Tag {
  const attribs: Attributes = isOwnFile(src) ? { src, alt: alt.trim(), loading: 'lazy' } : {}
  return { tagName: 'img', attribs }
}

function toVideo(_name: string, { src = '', 'aria-label': label = '' }: Attributes): Tag {
  if (!isOwnFile(src)) return { tagName: 'video', attribs: {} }
  const named: Attributes = label.trim() === '' ? {} : { 'aria-label': label.trim() }
  return { tagName: 'video', attribs: { src, ...named, controls: 'controls', preload: 'metadata' } }
}

const isCount = (value: string | undefined): value is string => /^[1-9]\d?$/.test(value ?? '')

/** Keeps what is a small number; a cell over one column says nothing. */
function toCounted(tagName: string, attribs: Attributes): Tag {
  const counts = Object.entries(attribs).filter(([, value]) => isCount(value) && value !== '1')
  return { tagName, attribs: Object.fromEntries(counts) }
}

/** Of a link that leads nowhere the text stays; of a picture or video that is none of our own nothing does. */
function isGone({ tag, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' {
  if (tag === 'a') return attribs['href'] === undefined && 'excludeTag'
  return (tag === 'img' || tag === 'video') && attribs['src'] === undefined
}

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(allowed),
  allowedAttributes: allowed,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...unread, ...raw],
  nestingLimit: DEPTH_MAX,
  exclusiveFilter: isGone,
  transformTags: {
    ...renamed,
    a: toLink,
    img: toPicture,
    video: toVideo,
    th: toCounted,
    td: toCounted,
    ol: toCounted,
  },
}

/**
 * What of an author's HTML is stored: headings, paragraphs, emphasis, lists, quotes, tables, links, and pictures and videos
 * of this site's own uploads. Everything else goes, and the text in it stays. Of what says nothing the empty text is left.
 */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(html, options).trim()
  return isBlankRichText(clean) ? '' : clean
}
