import type { ContentDocument } from '#contract/fair/content/kinds.ts'
import { articleIn, newsRows } from './articles'

/** What is edited of the articles of the mock fair. */
export const articleDocuments = (picture: string): (ContentDocument<'article'> & { id: number })[] =>
  newsRows.map((row) => {
    const [zh, en] = [articleIn('zh-CN', row), articleIn('en-US', row)]
    return {
      id: row.id,
      title: { zh: row.title[0], en: row.title[1] },
      column: row.columnId,
      summary: { zh: row.summary[0], en: row.summary[1] },
      source: { zh: zh.source, en: en.source },
      coverUrl: { zh: row.cover ? picture : '', en: '' },
      body: { zh: zh.body, en: en.body },
      publishedAt: zh.publishTime,
    }
  })
