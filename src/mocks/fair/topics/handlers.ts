import { getTopic, listTopics } from '#contract/fair/topics/endpoints.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'
import { topicCardIn, topicIn, topicRows } from './topics'

export const topics = [
  mock(listTopics, ({ input, language }) => {
    const rows = topicRows.filter(({ title, lead }) => containsText(input.keyWord, ...title, ...lead))
    return paginate(
      rows.map((row) => topicCardIn(language, row)),
      input,
    )
  }),
  mock(getTopic, ({ input, language }) => topicIn(language, byIdOf(topicRows, input.id) ?? refuse('TopicNotFound'))),
]
