import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { useSession } from '#src/common/session/session.ts'
import { useTour } from '#src/common/work/tour/use-tour.tsx'

const stops = ['queue', 'filters', 'case', 'reasons', 'shortcuts'] as const

/** Shows who reads cases around the organizer console; reasons are for who decides. */
export function useDeskTour(isThere: boolean) {
  const { t } = useTranslation('organizer')
  const decides = hasPermission(useSession()?.user.userType, 'decideCases')
  const own = stops.filter((at) => at !== 'reasons' || decides)
  return useTour(
    'desk',
    own.map((at) => ({ at, title: t(`tour.${at}.title`), text: t(`tour.${at}.text`) })),
    isThere,
  )
}
