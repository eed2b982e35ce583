type Match = (text: string, typed: string) => boolean

/** Whether a text holds the characters of a word in their order. */
function isSpread(text: string, typed: string): boolean {
  let from = 0
  for (const character of typed) {
    const at = text.indexOf(character, from)
    if (at < 0) return false
    from = at + character.length
  }
  return true
}

/** Letters from which on a word may be spread over a name: of fewer any name would do. */
const SPREAD_FROM = 3

/** How well a name is meant by what was typed, 0 best; undefined: not at all. `matches` finds Chinese names by their sounds too. */
export function rankName(name: string, typed: string, matches: Match): number | undefined {
  const [text, keyword] = [name.toLowerCase(), typed.toLowerCase().trim()]
  if (keyword === '') return 0
  if (text.startsWith(keyword)) return 0
  if (text.split(/[\s-]+/).some((word) => word.startsWith(keyword))) return 1
  if (text.includes(keyword)) return 2
  if (matches(name, keyword)) return 3
  const letters = keyword.replaceAll(/\s+/g, '')
  return [...letters].length >= SPREAD_FROM && isSpread(text, letters) ? 4 : undefined
}

/** The best rank of several names of one thing. */
export function rankNames(names: readonly string[], typed: string, matches: Match): number | undefined {
  const ranks = names.flatMap((name) => rankName(name, typed, matches) ?? [])
  return ranks.length === 0 ? undefined : Math.min(...ranks)
}
