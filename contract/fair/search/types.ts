/** What a search finds: 1 and 2 by spec common §2, the others are ours. */
export const searchTypes = { exhibits: 1, exhibitors: 2, articles: 3, events: 4, lives: 5, topics: 6, help: 7 } as const

/** What narrows the results: each has values that are counted. */
export const filterKinds = ['category', 'hall', 'price', 'country', 'vr', 'live'] as const
