/** exhibitors that are named for a demand, and demands for an exhibitor */
export const MATCHES_MAX = 20
/** exhibits that are shown of each exhibitor */
export const MATCHED_EXHIBITS_MAX = 3
/** words that both sides speak of which are named */
export const SHARED_WORDS_MAX = 5
/** lists that one account asks for in a minute */
export const MATCHES_PER_MINUTE = 30
