export const exhibitSorts = ['recommended', 'newest', 'popular', 'priceUp', 'priceDown'] as const
