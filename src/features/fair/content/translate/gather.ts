import { getContent, listContent } from '#contract/fair/content/endpoints.ts'
import { type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import { linesOf } from '#contract/fair/content/rich-text.ts'
import { compareFigures } from '#contract/foundation/translation/compare-figures.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import type { ContentFilter } from '../api'
import { groupGaps, translateGaps } from './translate-gaps'
import { translateTexts } from './translate-texts'
import { findUntranslated, type Untranslated } from './untranslated'

/** Objects that are translated at once: somebody reads all of it. */
export const OBJECTS_MAX = 300
/** ms after which a call is tried again that was one too many in its minute */
const AGAIN_MS = 5_000
/** of one call: more than the minute has */
const TRIES = 15

interface Gap extends Untranslated {
  object: ContentRow
}

/** A translation for somebody to read over. */
export interface Proposal extends Gap {
  text: string
  /** Figures that differ between the two. */
  differences: string[]
}

export interface Progress {
  step: 'reading' | 'translating' | 'waiting'
  done: number
  total: number
}

interface Gathering {
  kind: ContentKind
  /** Undefined: all that the filter lists. */
  rows: readonly ContentRow[] | undefined
  filter: ContentFilter
  hasService: boolean
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** `count`: texts that were tried. */
  onFound: (proposals: Proposal[], count: number) => void
}

const isUnfinished = ({ state, complete }: ContentRow): boolean => state !== 'deleted' && complete < 100

/** What a filter lists and is not complete, the first OBJECTS_MAX. */
async function listUnfinished(filter: ContentFilter, signal: AbortSignal): Promise<ContentRow[]> {
  const found: ContentRow[] = []
  for (let page = 1; !signal.aborted && found.length < OBJECTS_MAX; page += 1) {
    const input = { ...filter, page, limit: PAGE_SIZE_MAX }
    const { list, totalCount } = await call(listContent, input, { alerts: false })
    found.push(...list.filter(isUnfinished))
    if (list.length === 0 || page * PAGE_SIZE_MAX >= totalCount) break
  }
  return found.slice(0, OBJECTS_MAX)
}

/** Tries again while calls are one too many in their minute. */
async function within<T>(signal: AbortSignal, ask: () => Promise<T>, onWait: () => void): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!isRefusal(error, 'TooManyRequests') || signal.aborted || tries === TRIES) throw error
      onWait()
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

/** The texts of these objects that are written in one language alone. */
async function readGaps(of: Gathering, rows: readonly ContentRow[]): Promise<Gap[]> {
  const { kind, signal, onProgress } = of
  const gaps: Gap[] = []
  for (const [at, row] of rows.entries()) {
    if (signal.aborted) break
    onProgress({ step: 'reading', done: at, total: rows.length })
    const { document } = await call(getContent, { kind, id: row.id }, { alerts: false })
    gaps.push(...findUntranslated(fieldsOf(kind), document).map((gap) => ({ ...gap, object: row })))
  }
  return gaps
}

const propose = (gap: Gap, text: string): Proposal[] => {
  const read = (one: string) => (gap.isRich ? linesOf(one) : one)
  return text === '' ? [] : [{ ...gap, text, differences: compareFigures(read(gap.original), read(text)) }]
}

/** Translates what objects lack; hands over what was found as it comes. Rejects with the ApiError that ended it. */
export async function gather(of: Gathering): Promise<void> {
  const { rows, filter, signal, hasService, onProgress, onFound } = of
  const unfinished = rows?.filter(isUnfinished) ?? (await listUnfinished(filter, signal))
  const gaps = await readGaps(of, unfinished)
  let done = 0
  for (const to of ['en', 'zh'] as const) {
    for (const group of groupGaps(gaps.filter((gap) => gap.to === to))) {
      if (signal.aborted) return
      const standing = { done, total: gaps.length }
      const onWait = () => onProgress({ step: 'waiting', ...standing })
      onProgress({ step: 'translating', ...standing })
      const texts = await translateGaps(group, (part) =>
        within(signal, () => translateTexts(part, to, { hasService }), onWait),
      )
      done += group.length
      if (signal.aborted) return
      onFound(
        group.flatMap((gap, place) => propose(gap, texts[place] ?? '')),
        group.length,
      )
    }
  }
}
