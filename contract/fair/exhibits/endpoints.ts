import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

export const listExhibits = endpoint<typeof schemas.listExhibits>({
  method: 'POST',
  path: '/ce-exhibition/web/exhibits/list',
  access: 'public',
  reads: true,
  cacheable: true,
})

/** Exhibits that have a price (spec: live §7; fields: ours). */
export const listCommodities = endpoint<typeof schemas.listCommodities>({
  ...listExhibits,
  path: '/ce-exhibition/web/exhibits/commodityList',
})

/** The labels in use and how many exhibits bear each. */
export const listExhibitLabels = endpoint<typeof schemas.listExhibitLabels>({
  method: 'POST',
  path: '/ce-exhibition/web/exhibits/labelList',
  access: 'public',
  reads: true,
  cacheable: true,
})

/** With an id: exhibits like that one. Without: what the fair recommends on its home page. */
export const recommendExhibits = endpoint<typeof schemas.recommendExhibits>({
  method: 'POST',
  path: '/ce-exhibition/web/exhibits/recommendList',
  access: 'public',
  reads: true,
  cacheable: true,
})

export const getExhibit = endpoint<typeof schemas.getExhibit>({
  method: 'GET',
  path: '/ce-exhibition/web/exhibits/detail', // path: ours
  access: 'public',
  cacheable: true,
  errors: ['ExhibitNotFound'],
})

export const listCategories = endpoint<typeof schemas.listCategories>({
  method: 'POST',
  path: '/ce-exhibition/exhibits/category/categories',
  access: 'public',
  reads: true,
  cacheable: true,
})

/** Product categories by id and name, as forms choose from them (spec: access §3, live §7). */
export const getCategory = endpoint<typeof schemas.getCategory>({
  method: 'POST',
  path: '/ce-exhibition/category/getCategory',
  access: 'public',
  reads: true,
  cacheable: true,
})
