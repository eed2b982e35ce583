import type { Import } from './imports'

/** Files that import each other in a circle, types included: each circle once, as the files on it. */
export function circlesIn(imports: Import[], files: readonly string[]): string[][] {
  const fileOf = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), file]))
  const reached = new Map<string, string[]>()
  for (const { from, to } of imports) {
    const target = fileOf.get(to) ?? fileOf.get(`${to}/index`)
    if (target) reached.set(from, [...(reached.get(from) ?? []), target])
  }
  return components(files, reached).filter((one) => one.length > 1)
}

/** Tarjan: the groups of files of which each reaches all the others. */
function components(files: readonly string[], reached: ReadonlyMap<string, string[]>): string[][] {
  const found: string[][] = []
  const path: string[] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const visit = (file: string): number => {
    const own = index.size
    index.set(file, own)
    low.set(file, own)
    path.push(file)
    for (const next of reached.get(file) ?? []) {
      if (!index.has(next)) low.set(file, Math.min(low.get(file) ?? own, visit(next)))
      else if (path.includes(next)) low.set(file, Math.min(low.get(file) ?? own, index.get(next) ?? own))
    }
    const lowest = low.get(file) ?? own
    if (lowest === own) found.push(path.splice(path.indexOf(file)).toSorted())
    return lowest
  }
  for (const file of files) if (!index.has(file)) visit(file)
  return found
}
