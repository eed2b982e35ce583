/** The places of the fair that show adverts. */
export const advertModules = ['home', 'exhibits', 'exhibitors', 'news', 'halls', 'popup', 'login'] as const

const BANNER = { width: 1_200, height: 360 } as const

/** px that an advert's picture is cut to, by its place, which shows it in that shape; ours */
export const advertShapes = {
  home: BANNER,
  exhibits: BANNER,
  exhibitors: BANNER,
  news: BANNER,
  halls: BANNER,
  popup: { width: 1_200, height: 800 },
  login: { width: 1_200, height: 675 },
} as const satisfies Record<(typeof advertModules)[number], { width: number; height: number }>

/** width / height of the adverts of a place */
export const advertRatio = (place: (typeof advertModules)[number]): number =>
  advertShapes[place].width / advertShapes[place].height
