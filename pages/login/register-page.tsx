import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'

const waiting = (
  <div className="yz-wrap yz-shell-page">
    <div className="yz-skeleton yz-shell-title" />
  </div>
)

/** Registration; its form and texts are fetched when it is opened. */
export const registerPage = lazyScreen(async () => {
  const [{ RegistrationScreen }] = await Promise.all([
    import('#src/features/people/registration/registration-screen.tsx'),
    startTexts('registration'),
  ])
  return RegistrationScreen
}, waiting)
