interface PricedBooth {
  /** square metres, with two decimals */
  area: number
  corner: boolean
}

interface BoothPricing {
  /** Of a square metre, in fen. */
  fen: number
  /** What a corner booth costs more. */
  cornerPercent: number
}

/**
 * The price of a booth in fen: its area at the price of a square metre, and the surcharge of a corner on that sum, each
 * rounded to a fen. The browser shows it; the server's is binding.
 */
export function boothPrice({ area, corner }: PricedBooth, { fen, cornerPercent }: BoothPricing): number {
  // A hundredth of a square metre is an integer, so that no sum depends on binary fractions.
  const base = Math.round((Math.round(area * 100) * fen) / 100)
  return base + (corner ? Math.round((base * cornerPercent) / 100) : 0)
}
