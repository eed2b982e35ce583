import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'

const waiting = (
  <div className="yz-wrap yz-shell-page">
    <div className="yz-skeleton yz-shell-title" />
  </div>
)

async function screens() {
  const [query] = await Promise.all([
    import('#src/features/people/registration/query/query-screen.tsx'),
    startTexts('registration'),
  ])
  return query
}

/** The registration query, and its variant for phones. */
export const queryPage = lazyScreen(async () => (await screens()).QueryScreen, waiting)
export const mobileQueryPage = lazyScreen(async () => (await screens()).MobileQueryScreen, waiting)

/** The result of a query on a page of its own. */
export const resultPage = lazyScreen(async () => {
  const [{ ResultScreen }] = await Promise.all([
    import('#src/features/people/registration/query/result-screen.tsx'),
    startTexts('registration'),
  ])
  return ResultScreen
}, waiting)
