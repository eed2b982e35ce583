import { distance } from 'fastest-levenshtein'

/** Whether two words are one slip apart: a letter too many, missing, wrong, or two neighbors in the wrong order. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const restA = a.slice(from)
  const restB = b.slice(from)
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** Letters from which on a word may have two slips. */
const TWO_SLIPS_FROM = 8
/** Letters at the beginning of a word that are seldom wrong. */
const SURE = 3

/** Whether a word may be another one misspelt: by one slip, a long one by two. */
export function isMisspelt(word: string, meant: string): boolean {
  if (isOneEdit(word, meant)) return true
  if (word.length < TWO_SLIPS_FROM || Math.abs(word.length - meant.length) > 2) return false
  return word.slice(0, SURE) === meant.slice(0, SURE) && distance(word, meant) <= 2
}
