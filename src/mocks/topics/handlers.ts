import { getTopic, listTopics } from '../../../contract/topics/endpoints'
import { byIdOf } from '../core/bilingual'
import { mock, refuse } from '../core/mock'
import { containsText, paginate } from '../core/paginate'
import { topicCardIn, topicIn, topicRows } from './topics'

export const topics = [
  mock(listTopics, ({ input, language }) => {
    const rows = topicRows.filter(({ title, lead }) => containsText(input.keyWord, ...title, ...lead))
    return paginate(
      rows.map((row) => topicCardIn(language, row)),
      input,
    )
  }),
  mock(getTopic, ({ input, language }) => {
    const row = byIdOf(topicRows, input.id)
    return row ? topicIn(language, row) : refuse('TopicNotFound')
  }),
]
