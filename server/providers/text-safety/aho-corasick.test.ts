import { expect, it } from 'vitest'
import { AhoCorasick, type Occurrence } from './aho-corasick'

/** The same numbers each run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function searchEach(words: string[][], text: string[]): Occurrence[] {
  return words.flatMap((characters, word) => {
    const starts = characters.length === 0 ? [] : [...text.keys()]
    const holds = (start: number) => characters.every((character, i) => text[start + i] === character)
    return starts.filter(holds).map((start) => ({ word, start, end: start + characters.length }))
  })
}

const inOrder = (found: Iterable<Occurrence>) => [...found].map((one) => JSON.stringify(one)).toSorted()

it('finds what a search for each word finds, in 2,000 random texts', () => {
  const below = numbers(7)
  const random = (length: number) => Array.from({ length }, () => 'ab靠'.charAt(below(3)))
  let occurrences = 0
  for (let round = 0; round < 2_000; round++) {
    const words = Array.from({ length: 1 + below(8) }, () => random(below(6)))
    const text = random(below(40))
    const expected = searchEach(words, text)
    expect(inOrder(new AhoCorasick(words).find(text)), JSON.stringify([words, text])).toEqual(inOrder(expected))
    occurrences += expected.length
  }
  expect(occurrences).toBeGreaterThan(10_000)
})

it('finds words inside words, and equal words twice', () => {
  const words = ['he', 'she', 'hers', 'he'].map((word) => [...word])
  expect(inOrder(new AhoCorasick(words).find([...'ushers']))).toEqual(
    inOrder([
      { word: 1, start: 1, end: 4 },
      { word: 0, start: 2, end: 4 },
      { word: 3, start: 2, end: 4 },
      { word: 2, start: 2, end: 6 },
    ]),
  )
})
