/** What of `all` the words choose, everything where there are none; a word that chooses nothing ends the program. */
export function choose(all, words, matches) {
  const idle = words.filter((word) => !all.some(({ name }) => matches(name, word)))
  if (idle.length > 0) {
    console.error(`Nothing is called ${idle.join(', ')}. There are:`)
    for (const { name } of all) console.error(`  ${name}`)
    process.exit(2)
  }
  return all.filter(({ name }) => words.length === 0 || words.some((word) => matches(name, word)))
}
