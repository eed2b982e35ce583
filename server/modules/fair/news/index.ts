import * as contract from '#contract/fair/news/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findArticle, listColumns, listNews } from './news.queries'

export { listNewsCards } from './news.queries'
export { articleContent, articleSource, newsColumnContent } from './content.queries'
export { shownArticles } from './news.schema'

export const news: Route[] = [
  serve(contract.listNews, ({ db, language, input }) => listNews(db, language, input)),
  serve(contract.listNewsColumns, ({ db, language }) => listColumns(db, language)),
  serve(contract.getArticle, async ({ db, language, input }) => {
    const article = await findArticle(db, language, input.id)
    if (!article) throw fail('ArticleNotFound')
    return article
  }),
]
