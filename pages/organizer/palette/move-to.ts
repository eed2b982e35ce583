/** The entry that a key leads to from the active one, round at the ends; undefined: the key moves nothing. */
export function moveTo<Entry>(entries: readonly Entry[], active: Entry | undefined, key: string): Entry | undefined {
  const at = active === undefined ? -1 : entries.indexOf(active)
  if (key === 'ArrowDown') return entries[(at + 1) % entries.length]
  if (key === 'ArrowUp') return entries.at(at - 1)
  if (key === 'Home') return entries[0]
  return key === 'End' ? entries.at(-1) : undefined
}
