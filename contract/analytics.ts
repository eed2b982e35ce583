import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, text } from './shapes'

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

const shortText = text(200)

export const AnalyticsEvent = z.object({
  /** Made by the browser: a repeated event is stored once. */
  eventId: text(36).check(z.minLength(8)),
  visitorId: text(36).check(z.minLength(8)),
  sessionId: text(36).check(z.minLength(8)),
  /** ms since 1970 by the visitor's clock */
  time: z.int(),
  language: shortText,
  name: shortText,
  url: text(1000),
  referrer: z._default(text(1000), ''),
  recordId: z.optional(Id),
  userId: z._default(shortText, ''),
  userType: z._default(shortText, ''),
})
export type AnalyticsEvent = z.input<typeof AnalyticsEvent>

/** Posted as text/plain by a beacon, so that leaving a page does not lose it. */
export const collect = endpoint({
  method: 'POST',
  base: '',
  path: '/projects/:projectId/collect/:kind', // spec: live §7
  access: 'public',
  input: z.object({ projectId: text(40), kind: z.enum(eventKinds), ...AnalyticsEvent.shape }),
  output: z.object({ stored: z.boolean() }),
})
