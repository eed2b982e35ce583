import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { ArticleSkeleton } from './article-skeleton'
import { NewsIndex } from './news-index'

export const routes = [
  { path: '/', element: <NewsIndex /> },
  {
    path: '/detail',
    element: lazyScreen(() => import('./article-detail').then((file) => file.ArticleDetail), <ArticleSkeleton />),
  },
]
