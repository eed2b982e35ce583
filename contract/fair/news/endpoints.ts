import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

export const listNews = endpoint<typeof schemas.listNews>({
  method: 'POST',
  path: '/ce-content/content/news/searchContentNewsPager',
  access: 'public',
  reads: true,
  cacheable: true,
})

export const listNewsColumns = endpoint<typeof schemas.listNewsColumns>({
  method: 'POST',
  path: '/ce-content/content/column/searchFirstContentColumnList',
  access: 'public',
  reads: true,
  cacheable: true,
})

export const getArticle = endpoint<typeof schemas.getArticle>({
  method: 'GET',
  path: '/ce-content/content/news/detail', // path: ours
  access: 'public',
  cacheable: true,
  errors: ['ArticleNotFound'],
})
