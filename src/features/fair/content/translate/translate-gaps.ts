import { TRANSLATED_MAX } from '#contract/fair/content/limits.ts'
import { needsTranslation } from '#contract/foundation/translation/rules.ts'
import { listParts, putParts } from './rich-parts'
import { languageOf, type Untranslated } from './untranslated'

/** Up to TRANSLATED_MAX texts in the other language, in their order; empty where there is none. */
export type Ask = (texts: string[]) => Promise<string[]>

/** Many texts by as few calls as take them. */
async function askAll(texts: readonly string[], ask: Ask): Promise<string[]> {
  const made: string[] = []
  for (let at = 0; at < texts.length; at += TRANSLATED_MAX)
    made.push(...(await ask(texts.slice(at, at + TRANSLATED_MAX))))
  return made
}

/** In HTML a number or a name that is in the language already stays as it is. */
const isSent = ({ isRich, to }: Untranslated, part: string): boolean =>
  !isRich || needsTranslation(part, languageOf[to])

/** Translations of gaps into one language, in their order; empty where one of its parts has none. Rejects as `ask` does. */
export async function translateGaps(gaps: readonly Untranslated[], ask: Ask): Promise<string[]> {
  const partsOfEach = gaps.map(({ original, isRich }) => (isRich ? listParts(original) : [original]))
  const sent = partsOfEach.flatMap((parts, at) => parts.filter((part) => gaps[at] && isSent(gaps[at], part)))
  const made = await askAll(sent, ask)
  return gaps.map((gap, at) => {
    const parts = (partsOfEach[at] ?? []).map((part) => (isSent(gap, part) ? (made.shift() ?? '') : part))
    if (parts.includes('')) return ''
    return gap.isRich ? putParts(gap.original, parts) : (parts[0] ?? '')
  })
}

/** Gaps in groups that one call takes; what alone takes more is a group of its own. */
export function groupGaps<Gap extends Untranslated>(gaps: readonly Gap[]): Gap[][] {
  const groups: Gap[][] = []
  let room = 0
  for (const gap of gaps) {
    const parts = gap.isRich ? listParts(gap.original).length : 1
    const last = groups.at(-1)
    if (last && parts <= room) last.push(gap)
    else groups.push([gap])
    room = (last && parts <= room ? room : TRANSLATED_MAX) - parts
  }
  return groups
}
