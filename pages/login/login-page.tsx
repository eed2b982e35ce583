import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { AccessScreen } from '#src/features/people/session/access-screen.tsx'
import { AdCarousel } from '#src/features/fair/adverts/ad-carousel.tsx'
import { TourLine } from '#src/features/people/session/demo/tour-line.tsx'
import { ReasonLine } from './reason-line'

/** Log in, with the adverts of the login page (spec: access §2.2). */
export function LoginPage() {
  const role = useHashQuery().text('role') === 'exhibitor' ? 'exhibitor' : undefined
  return (
    <AccessScreen
      start={{ mode: 'LOGIN' }}
      role={role}
      sidePanel={<AdCarousel module="login" />}
      reason={
        <>
          <ReasonLine />
          <TourLine />
        </>
      }
    />
  )
}
