import { AccessScreen } from '../../src/features/session/access-screen'
import { AdCarousel } from '../../src/features/adverts/ad-carousel'

export { SingleSignOn } from '../../src/features/session/single-sign-on'

/** `/reset`, to which the login dialog of any page leads (spec: access §2.1). */
export function Reset() {
  return <AccessScreen start={{ mode: 'FORGET_PASS' }} aside={<AdCarousel module="login" />} />
}
