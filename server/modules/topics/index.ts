import * as contract from '../../../contract/topics/endpoints'
import { fail } from '../../platform/http/fail'
import { type Route, serve } from '../../platform/http/serve'
import { findTopic, listTopics } from './topics.queries'

export { topicContent } from './content.queries'

export const topics: Route[] = [
  serve(contract.listTopics, ({ db, language, input }) => listTopics(db, language, input)),
  serve(contract.getTopic, async ({ db, language, input }) => {
    const topic = await findTopic(db, language, input.id)
    if (!topic) throw fail('TopicNotFound')
    return topic
  }),
]
