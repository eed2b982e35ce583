import * as contract from '#contract/fair/topics/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findTopic, listTopics } from './topics.queries'

export { topicContent, topicSource } from './content.queries'
export { topicLives } from './lives'
export { shownTopics } from './topics.schema'

export const topics: Route[] = [
  serve(contract.listTopics, ({ db, language, input }) => listTopics(db, language, input)),
  serve(contract.getTopic, async ({ db, language, input }) => {
    const topic = await findTopic(db, language, input.id)
    if (!topic) throw fail('TopicNotFound')
    return topic
  }),
]
