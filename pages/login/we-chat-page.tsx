import { AdCarousel } from '#src/features/fair/adverts/ad-carousel.tsx'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'

const waiting = (
  <div className="yz-wrap yz-shell-page">
    <div className="yz-skeleton yz-shell-title" />
  </div>
)

async function load() {
  const { WeChatLogin } = await import('#src/features/people/session/we-chat-login.tsx')
  return function WeChatPage() {
    return <WeChatLogin sidePanel={<AdCarousel module="login" />} />
  }
}

/** The login by scan; what draws and asks about the QR is fetched with it. */
export const weChatPage = lazyScreen(load, waiting)
