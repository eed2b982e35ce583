import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { integer, Instant, nothing, paged, pageInput, Theme } from './shapes'

const Institution = z.object({ name: z.string() })

export const ExpoInfo = z.object({
  id: z.int(),
  expoName: z.string(),
  slogan: z.string(),
  introduce: z.array(z.string()),
  cityName: z.string(),
  venue: z.string(),
  startTime: Instant,
  endTime: Instant,
  hosts: z.array(Institution),
  organizers: z.array(Institution),
  supporters: z.array(Institution),
  contacts: z.object({ phone: z.string(), email: z.string(), address: z.string(), hours: z.string() }),
  filingNumbers: z.array(z.string()),
  ...Theme.shape,
})
export type ExpoInfo = z.output<typeof ExpoInfo>

/** The fair itself. The browser keeps `expoInfo.id` as expoId and the whole as mainData (spec: common §7). */
export const getMainDetail = endpoint({
  method: 'GET',
  path: '/ce-exhibition/web/expo/mainDetail',
  access: 'public',
  cacheable: true,
  input: nothing,
  output: z.object({ expoInfo: ExpoInfo }),
  errors: ['FairNotOpened'],
})

/** spec: access §3, open exhibition */
export const OpenExhibition = z.object({
  id: z.int(),
  name: z.string(),
  introduce: z.string(),
  /** days until the exhibition opens, 0 once it is open */
  distanceDay: z.int(),
  regStartTime: Instant,
  regEndTime: Instant,
  startTime: Instant,
  endTime: Instant,
  coverImageUrl: z.string(),
  isRegMainExpo: z.boolean(),
})
export type OpenExhibition = z.output<typeof OpenExhibition>

export const listExpos = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/expo/list',
  access: 'public',
  reads: true,
  input: z.object(pageInput),
  output: paged(OpenExhibition),
})

/** When the fair opens; the home page counts down to it. */
export const getLaunchDate = endpoint({
  method: 'POST',
  path: '/ce-content/web/launchDate/getLaunchDate',
  access: 'public',
  reads: true,
  cacheable: true,
  input: nothing,
  output: z.object({ launchDate: Instant, endDate: Instant }),
  errors: ['FairNotOpened'],
})

export const LogoType = integer(1, 5)

/** 1 header, 2 footer, 3 host, 4 organizer, 5 supporter (types: spec access §9, meanings: ours) */
export const listLogos = endpoint({
  method: 'POST',
  path: '/ce-content/web/content/logo/list', // spec: access §7, body is the list of types
  access: 'public',
  reads: true,
  cacheable: true,
  input: z.array(LogoType).check(z.maxLength(5)),
  output: z.array(z.object({ logoType: z.int(), logoUrl: z.string(), name: z.string() })),
})
