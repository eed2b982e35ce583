import { AccessScreen } from '#src/features/people/session/access-screen.tsx'
import { AdCarousel } from '#src/features/fair/adverts/ad-carousel.tsx'

export { SingleSignOn } from '#src/features/people/session/single-sign-on.tsx'

/** `/reset`, to which the login dialog of any page leads (spec: access §2.1). */
export function Reset() {
  return <AccessScreen start={{ mode: 'FORGET_PASS' }} sidePanel={<AdCarousel module="login" />} />
}
