import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'

const waiting = (
  <div className="yz-wrap yz-shell-page">
    <div className="yz-skeleton yz-shell-title" />
  </div>
)

/** The tour of the demo fair. */
export const tourPage = lazyScreen(async () => {
  const [{ TourScreen }] = await Promise.all([
    import('#src/features/people/session/demo/tour-screen.tsx'),
    startTexts('demo-tour'),
  ])
  return TourScreen
}, waiting)
