import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'

const waiting = (
  <div className="yz-wrap yz-shell-page">
    <div className="yz-skeleton yz-shell-title" />
  </div>
)

/** The application query. */
export const applyQueryPage = lazyScreen(async () => {
  const [{ ApplicationsScreen }] = await Promise.all([
    import('#src/features/people/enrollment/applications-screen.tsx'),
    startTexts('enrollment'),
  ])
  return ApplicationsScreen
}, waiting)
