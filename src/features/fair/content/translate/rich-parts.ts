/** Elements of a line of text, where none of them is inside. */
const BLOCKS = 'p,h2,h3,li,td,th,blockquote'
const CONTAINERS = `${BLOCKS},ul,ol,table,thead,tbody,tr`
/** How a picture and a video say what they show. */
const WORDED = [
  ['img', 'alt'],
  ['video', 'aria-label'],
] as const

/** A part of formatted text that is translated by itself. */
interface Part {
  text: string
  write: (translated: string) => void
}

function textOf(element: Element): string {
  const copy = document.importNode(element, true)
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n')
  return copy.textContent.trim()
}

/** Text with its line breaks. */
function linesIn(text: string): Node[] {
  return text.split('\n').flatMap((line, at) => [...(at > 0 ? [document.createElement('br')] : []), new Text(line)])
}

/** An element that formats words, with those inside it that format the same words, around other nodes. */
function formatAs(inline: Element, nodes: readonly Node[]): Element {
  const copy = document.importNode(inline, false)
  const inner = [...inline.children].find((one) => one.localName !== 'br' && textOf(one) === textOf(inline))
  copy.append(...(inner ? [formatAs(inner, nodes)] : nodes))
  return copy
}

/** Where whole words are in a text, the last time; undefined: nowhere. */
function findWords(text: string, words: string): number | undefined {
  const isLetter = (at: number) => /^[\p{Script=Latin}\p{N}]$/u.test(text.charAt(at))
  const isWhole = (at: number, end: number) =>
    !(isLetter(at - 1) && isLetter(at)) && !(isLetter(end - 1) && isLetter(end))
  for (let at = text.lastIndexOf(words); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(words, at - 1))
    if (isWhole(at, at + words.length)) return at
  return undefined
}

/** Formats the words of an element where the translation has them; a link that it has not goes to the end. */
function restore(block: Element, inline: Element, words: string): void {
  if (words === '') return
  for (const node of block.childNodes) {
    const at = node instanceof Text ? findWords(node.data, words) : undefined
    if (!(node instanceof Text) || at === undefined) continue
    const found = node.splitText(at)
    found.splitText(words.length)
    found.replaceWith(formatAs(inline, [new Text(words)]))
    return
  }
  if (inline.matches('a') || inline.querySelector('a')) block.append(' ', formatAs(inline, [new Text(words)]))
}

function partsOfBlock(block: Element): Part[] {
  const text = textOf(block)
  const shown = [...block.querySelectorAll('img,video')]
  const marked = [...block.children].filter(({ localName }) => !['br', 'img', 'video'].includes(localName))
  const [whole] = marked.length === 1 ? marked.filter((one) => textOf(one) === text) : []
  const inside = whole ? [] : marked.filter((one) => textOf(one) !== '')
  const wordsOf = new Map<Element, string>()
  // What is written last is the line: the words inside are known by then.
  const ofLine = (translated: string) => {
    const lines = linesIn(translated)
    block.replaceChildren(...(whole ? [formatAs(whole, lines)] : lines), ...shown)
    for (const one of inside) restore(block, one, wordsOf.get(one) ?? '')
  }
  return [
    ...inside.map((one) => ({ text: textOf(one), write: (words: string) => void wordsOf.set(one, words) })),
    { text, write: ofLine },
  ]
}

function partsOf(body: Element): Part[] {
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((one) => one.querySelector(BLOCKS) === null)
  const labels = WORDED.flatMap(([element, attribute]) =>
    [...body.querySelectorAll(`${element}[${attribute}]`)].map((one) => ({
      text: one.getAttribute(attribute)?.trim() ?? '',
      write: (translated: string) => one.setAttribute(attribute, translated),
    })),
  )
  return [...labels, ...blocks.flatMap(partsOfBlock)].filter(({ text }) => text !== '')
}

/** Makes paragraphs of loose words beside blocks, so that every text is in a block without others. */
function wrapLoose(element: Element): void {
  const blocks = new Set([...element.children].filter((one) => one.matches(CONTAINERS)))
  if (blocks.size === 0 && element.matches(BLOCKS)) return
  let paragraph: Element | undefined
  // As they are now: nodes are moved.
  const nodes = Array.from(element.childNodes)
  for (const node of nodes) {
    const isBlock = node instanceof Element && blocks.has(node)
    if (isBlock) wrapLoose(node)
    const isBlank = !paragraph && !(node instanceof Element) && node.textContent?.trim() === ''
    if (isBlock || isBlank || (node instanceof Element && node.matches('img,video'))) {
      paragraph = undefined
      continue
    }
    if (!paragraph) {
      paragraph = document.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
}

function parse(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const container of [body, ...body.querySelectorAll('li,td,th,blockquote')])
    if (container === body || container.querySelector(CONTAINERS)) wrapLoose(container)
  return body
}

/** The texts in HTML that are translated each by itself: lines, words with a format or link of their own, labels of pictures and videos. */
export const listParts = (html: string): string[] => partsOf(parse(html)).map(({ text }) => text)

/**
 * The HTML with a translation for each of `listParts`, in their order. Headings, lists, tables, pictures and links stay; a format
 * inside a line stays where the translation has the same words.
 */
export function putParts(html: string, translated: readonly string[]): string {
  const body = parse(html)
  for (const [at, part] of partsOf(body).entries()) part.write(translated[at] ?? part.text)
  return body.innerHTML
}
