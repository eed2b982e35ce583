import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'

const waiting = (
  <div className="yz-wrap yz-shell-page">
    <div className="yz-skeleton yz-shell-title" />
  </div>
)

const load = async () => {
  const [links] = await Promise.all([
    import('#src/features/operations/mailings/mail-links.tsx'),
    startTexts('mail-links'),
  ])
  return links
}

/** Target pages of the links in campaign mails, which work without a login. */
export const followPage = lazyScreen(async () => (await load()).FollowScreen, waiting)
export const unsubscribePage = lazyScreen(async () => (await load()).UnsubscribeScreen, waiting)
