import * as z from 'zod/mini'
import { Instant, Theme, integer, nothing, pageInput, paged } from '#contract/core/shapes.ts'

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
  contacts: z.object({
    phone: z.string(),
    /** The phone number for group registrations; the fair's own number if empty (spec: access §1). */
    groupPhone: z.string(),
    email: z.string(),
    address: z.string(),
    hours: z.string(),
  }),
  filingNumbers: z.array(z.string()),
  ...Theme.shape,
})

export type ExpoInfo = z.output<typeof ExpoInfo>

export const getMainDetail = {
  input: nothing,
  output: z.object({ expoInfo: ExpoInfo }),
}

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

export const listExpos = {
  input: z.object(pageInput),
  output: paged(OpenExhibition),
}

export const getLaunchDate = {
  input: nothing,
  output: z.object({ launchDate: Instant, endDate: Instant }),
}

export const LogoType = integer(1, 5)

export const listLogos = {
  input: z.array(LogoType).check(z.maxLength(5)),
  output: z.array(z.object({ logoType: z.int(), logoUrl: z.string(), name: z.string() })),
}
