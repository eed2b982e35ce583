/** Elements of a line of text, where none of them is inside. */
const BLOCKS = 'p,h2,h3,li,td,th,blockquote'
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

/** Puts the words of an element into it where the translation has them; a link that it has not goes to the end. */
function restore(block: Element, inline: Element, words: string): void {
  const holder = [...block.childNodes].find((node) => node instanceof Text && words !== '' && node.data.includes(words))
  const again = document.importNode(inline, false)
  again.textContent = words
  if (holder instanceof Text) {
    const found = holder.splitText(holder.data.indexOf(words))
    found.splitText(words.length)
    found.replaceWith(again)
  } else if (inline.localName === 'a' && words !== '') block.append(' ', again)
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
    const frame = whole && document.importNode(whole, false)
    if (frame) frame.append(...linesIn(translated))
    block.replaceChildren(...(frame ? [frame] : linesIn(translated)), ...shown)
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

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

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
