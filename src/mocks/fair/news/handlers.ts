import { getArticle, listNews, listNewsColumns } from '#contract/fair/news/endpoints.ts'
import { articleIn, columns, newsCardIn, newsRows } from './articles'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'

export const news = [
  mock(listNews, ({ input, language }) =>
    paginate(
      newsRows
        .filter(({ columnId }) => input.columnId === undefined || columnId === input.columnId)
        .filter(({ title, summary }) => containsText(input.keyWord, ...title, ...summary))
        .map((row) => newsCardIn(language, row)),
      input,
    ),
  ),
  mock(listNewsColumns, ({ language }) =>
    columns.map(({ id, name }) => ({
      id,
      columnName: say(language, name),
      count: newsRows.filter(({ columnId }) => columnId === id).length,
    })),
  ),
  mock(getArticle, ({ input, language }) =>
    articleIn(language, byIdOf(newsRows, input.id) ?? refuse('ArticleNotFound')),
  ),
]
