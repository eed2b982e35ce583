import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The fair itself. The browser keeps `expoInfo.id` as expoId and the whole as mainData (spec: common §7). */
export const getMainDetail = endpoint<typeof schemas.getMainDetail>({
  method: 'GET',
  path: '/ce-exhibition/web/expo/mainDetail',
  access: 'public',
  cacheable: true,
  errors: ['FairNotOpened'],
})

export const listExpos = endpoint<typeof schemas.listExpos>({
  method: 'POST',
  path: '/ce-exhibition/web/expo/list',
  access: 'public',
  reads: true,
})

/** When the fair opens; the home page counts down to it. */
export const getLaunchDate = endpoint<typeof schemas.getLaunchDate>({
  method: 'POST',
  path: '/ce-content/web/launchDate/getLaunchDate',
  access: 'public',
  reads: true,
  cacheable: true,
  errors: ['FairNotOpened'],
})

/** 1 header, 2 footer, 3 host, 4 organizer, 5 supporter (types: spec access §9, meanings: ours) */
export const listLogos = endpoint<typeof schemas.listLogos>({
  method: 'POST',
  path: '/ce-content/web/content/logo/list', // spec: access §7, body is the list of types
  access: 'public',
  reads: true,
  cacheable: true,
})
