import type { Import } from './imports'

/**
 * How a file reaches a package or another file by what it fetches at once, or `later` as well, as the files on the way;
 * undefined where it does not.
 */
export function wayTo(
  target: string,
  start: string,
  imports: readonly Import[],
  fetched: 'at once' | 'later' = 'at once',
): string[] | undefined {
  const reached = new Map<string, string[]>()
  for (const { from, to, isType, isLater } of imports) {
    if (isType || (isLater && fetched === 'at once')) continue
    const file = from.replace(/\.tsx?$/, '')
    reached.set(file, [...(reached.get(file) ?? []), to])
  }
  const cameFrom = new Map<string, string | undefined>([[start, undefined]])
  for (const file of cameFrom.keys()) {
    if (file === target) return wayBack(file, cameFrom)
    for (const next of reached.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file)
  }
  return undefined
}

function wayBack(file: string, cameFrom: ReadonlyMap<string, string | undefined>): string[] {
  const before = cameFrom.get(file)
  return before === undefined ? [file] : [...wayBack(before, cameFrom), file]
}
