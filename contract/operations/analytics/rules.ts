/** Page-view names (spec: common §2). */
export const pageNames = [
  'home',
  'supplyhall',
  'orderlist',
  'needdetail',
  'needlist',
  'ExhibisDetail',
  'ExhibitorDetail',
  'news',
  'Exhibitor',
  'Exhibis',
  'Activity',
  'exhibitorLive',
  'PageAbout',
  'themeExhibition',
  'themeExhibitionDetail',
  'search',
] as const

export type PageName = (typeof pageNames)[number]

/** `vst` a new visit, `user` who the visitor is, `page` a page view, `cstm` anything else (spec: live §7). */
export const eventKinds = ['vst', 'user', 'cstm', 'page'] as const

export type EventKind = (typeof eventKinds)[number]
