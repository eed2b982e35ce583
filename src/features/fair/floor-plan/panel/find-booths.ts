import type { PlanBooth } from '#contract/fair/floor-plan/schemas.ts'

const FOUND_MAX = 8

/** Booths by number or exhibitor: numbers that begin with it first, then names; free booths only by their whole number. */
export function findBooths(booths: readonly PlanBooth[], typed: string): PlanBooth[] {
  const text = typed.trim().toLocaleLowerCase()
  if (text === '') return []
  const rank = ({ number, exhibitor }: PlanBooth): number => {
    const own = number.toLocaleLowerCase()
    if (own === text) return 0
    if (!exhibitor) return 9
    if (own.startsWith(text)) return 1
    const names = [exhibitor.abbreviation, exhibitor.name].map((name) => name.toLocaleLowerCase())
    if (names.some((name) => name.startsWith(text))) return 2
    return names.some((name) => name.includes(text)) || own.includes(text) ? 3 : 9
  }
  return booths
    .map((booth) => ({ booth, at: rank(booth) }))
    .filter(({ at }) => at < 9)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, FOUND_MAX)
    .map(({ booth }) => booth)
}
