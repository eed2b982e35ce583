import { defineSource } from '#server/modules/fair/search/index.ts'
import { lives } from '../live.schema'

/** Live sessions in the search. */
export const liveSource = defineSource(5, lives, ({ title, introduction, coverUrl, startsAt }) => ({
  name: title,
  description: introduction,
  coverUrl,
  startsAt,
}))
