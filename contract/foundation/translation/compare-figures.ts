import { type Figures, readFigures } from './figures'

/** What of a text's written figures the other has neither in digits nor spelled out. */
function lacking(of: Figures, other: Figures): string[] {
  const left = [...other.written]
  return of.written.filter((figure) => {
    const at = left.indexOf(figure)
    if (at !== -1) left.splice(at, 1)
    return at === -1 && !other.alternatives.has(Number.parseFloat(figure))
  })
}

/**
 * What differs between a text and its translation in numbers, prices, dates, units and codes: empty where they agree. Numbers in
 * words agree with those in digits, 1.5万 with 15,000, and December 5 with 12月5日.
 * A number that is left out is not noticed where the same one is spelled out elsewhere in the text.
 */
export function compareFigures(original: string, translated: string): string[] {
  const [one, other] = [readFigures(original), readFigures(translated)]
  return [...new Set([...lacking(one, other), ...lacking(other, one)])]
}
