import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

export const listHalls = endpoint<typeof schemas.listHalls>({
  method: 'POST',
  path: '/ce-exhibition/sp/display/hall/info/getHallList',
  access: 'public',
  reads: true,
  cacheable: true,
})

export const getHall = endpoint<typeof schemas.getHall>({
  method: 'GET',
  path: '/ce-exhibition/sp/display/hall/info/getHallDetail', // path: ours
  access: 'public',
  cacheable: true,
  errors: ['HallNotFound'],
})

export const getHallColumn = endpoint<typeof schemas.getHallColumn>({
  method: 'POST',
  path: '/ce-content/mgr/exhibitionHallColumn/getHallColumn',
  access: 'public',
  body: 'form',
  reads: true,
  cacheable: true,
})
