import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

export const listExhibitors = endpoint<typeof schemas.listExhibitors>({
  method: 'POST',
  path: '/ce-exhibition/web/exhibitor/list',
  access: 'public',
  reads: true,
  cacheable: true,
})

export const getExhibitor = endpoint<typeof schemas.getExhibitor>({
  method: 'GET',
  path: '/ce-exhibition/web/exhibitor/detail', // path: ours
  access: 'public',
  cacheable: true,
  errors: ['ExhibitorNotFound'],
})

export const listIndustries = endpoint<typeof schemas.listIndustries>({
  method: 'POST',
  path: '/ce-exhibition/exhibitor/industry/getIndustry',
  access: 'public',
  reads: true,
  cacheable: true,
})
