/**
 * How the answer of a help topic is written: plain text in which a line that begins with `1.` is a step, a line that begins
 * with `-` is a list item, `**text**` names a button and `[text](address)` is a link. Everything else stays text.
 */

export type HelpPart =
  | { kind: 'text'; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'link'; text: string; address: string }

export type HelpBlock = { kind: 'paragraph'; parts: HelpPart[] } | { kind: 'steps' | 'list'; items: HelpPart[][] }

const INLINE = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^)\s]+)\)/g
const STEP = /^\d{1,2}[.、]\s*/
const ITEM = /^-\s+/

/** A page of this site, relative to the pages: `./personal.html#/orders`. */
export const isOwnAddress = (address: string): boolean => /^\.\/[A-Za-z]+\.html(#\/\S*)?$/.test(address)

/** Whether an address may become a link: a page of this site, or one that opens elsewhere. */
export const isHelpAddress = (address: string): boolean =>
  isOwnAddress(address) || /^(https?:\/\/|mailto:|tel:)\S+$/.test(address)

const toText = (text: string): HelpPart[] =>
  text === '' ? [] : [{ kind: 'text', text: text.replace(/\\([[\]])/g, '$1') }]

/** The parts of a line. A link to an address that is not allowed becomes its text. */
export function parseHelpLine(line: string): HelpPart[] {
  const parts: HelpPart[] = []
  let from = 0
  for (const match of line.matchAll(INLINE)) {
    if (line[match.index - 1] === '\\') continue
    const [whole, label, text = '', address = ''] = match
    parts.push(...toText(line.slice(from, match.index)))
    if (label !== undefined) parts.push({ kind: 'label', text: label })
    else parts.push(isHelpAddress(address) ? { kind: 'link', text, address } : { kind: 'text', text })
    from = match.index + whole.length
  }
  return [...parts, ...toText(line.slice(from))]
}

/** The blocks of an answer in their order; lines of one kind that follow each other make one list. */
export function parseHelpAnswer(answer: string): HelpBlock[] {
  const blocks: HelpBlock[] = []
  for (const line of answer.split('\n').map((one) => one.trim())) {
    const kind = STEP.test(line) ? 'steps' : ITEM.test(line) ? 'list' : 'paragraph'
    if (line === '') continue
    if (kind === 'paragraph') {
      blocks.push({ kind, parts: parseHelpLine(line) })
      continue
    }
    const item = parseHelpLine(line.replace(kind === 'steps' ? STEP : ITEM, ''))
    const last = blocks.at(-1)
    if (last?.kind === kind) last.items.push(item)
    else blocks.push({ kind, items: [item] })
  }
  return blocks
}

const quote = (part: HelpPart): string => (part.kind === 'label' ? `“${part.text}”` : part.text)
const joinParts = (parts: readonly HelpPart[]): string => parts.map(quote).join('')
const isLinkAlone = (parts: readonly HelpPart[]): boolean => parts.length === 1 && parts[0]?.kind === 'link'

/** The answer as text without markup. The links to screens at its end, which say nothing without their address, are left out. */
export function toHelpText(answer: string): string {
  const lines = parseHelpAnswer(answer).flatMap((block) => {
    if (block.kind === 'paragraph') return [joinParts(block.parts)]
    if (block.kind === 'steps') return block.items.map((item, index) => `${index + 1}. ${joinParts(item)}`)
    return block.items.filter((item) => !isLinkAlone(item)).map((item) => `- ${joinParts(item)}`)
  })
  return lines.join('\n')
}
