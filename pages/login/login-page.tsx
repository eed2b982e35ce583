import { AccessScreen } from '../../src/features/session/access-screen'
import { AdCarousel } from '../../src/features/adverts/ad-carousel'
import { ReasonLine } from './reason-line'

/** Log in, with the adverts of the login page (spec: access §2.2). */
export function LoginPage() {
  return <AccessScreen start={{ mode: 'LOGIN' }} aside={<AdCarousel module="login" />} reason={<ReasonLine />} />
}
