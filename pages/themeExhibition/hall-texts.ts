/** The page families of halls and what they show; the map has texts of its own. */
export const hallTexts = ['halls', 'exhibits', 'exhibitors']

/** Whether the address opens the map: the texts of halls are fetched once somebody goes on to them. */
export const startsOnMap = (): boolean => window.location.hash.startsWith('#/map')
