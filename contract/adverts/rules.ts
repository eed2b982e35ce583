/** The places of the fair that show adverts. */
export const advertModules = ['home', 'exhibits', 'exhibitors', 'news', 'halls', 'popup', 'login'] as const
