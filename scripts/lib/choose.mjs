/** What a word chooses: what is called so, else whatever it matches. */
const chosenBy = (all, word, matches) => {
  const named = all.filter(({ name }) => name === word)
  return named.length > 0 ? named : all.filter(({ name }) => matches(name, word))
}

/** What of `all` the words choose, everything where there are none; a word that chooses nothing ends the program. */
export function choose(all, words, matches) {
  const chosen = words.map((word) => ({ word, by: chosenBy(all, word, matches) }))
  const idle = chosen.filter(({ by }) => by.length === 0).map(({ word }) => word)
  if (idle.length > 0) {
    console.error(`Nothing is called ${idle.join(', ')}. There are:`)
    for (const { name } of all) console.error(`  ${name}`)
    process.exit(2)
  }
  return words.length === 0 ? all : all.filter((one) => chosen.some(({ by }) => by.includes(one)))
}
