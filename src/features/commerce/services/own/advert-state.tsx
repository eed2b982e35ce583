import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import type { BookedAdvertState } from '#contract/commerce/services/rules.ts'
import type { Booking } from '#contract/commerce/services/schemas.ts'

/** How a booked advert stands by the clock: an approved one is shown on its days, then over. */
export type ShownAdvert = BookedAdvertState | 'shown' | 'over'

export function shownAdvert({ advert, days }: Pick<Booking, 'advert' | 'days'>): ShownAdvert {
  const state = advert?.state ?? 'empty'
  const today = chinaDay(new Date())
  if (days && days.until < today) return 'over'
  return state === 'approved' && days && days.from <= today ? 'shown' : state
}

const colors = {
  empty: 'warning',
  review: 'processing',
  approved: 'success',
  shown: 'success',
  returned: 'error',
  over: 'default',
} as const satisfies Record<ShownAdvert, string>

export function AdvertStateTag({ booking }: { booking: Pick<Booking, 'advert' | 'days'> }) {
  const { t } = useTranslation('own-services')
  const state = shownAdvert(booking)
  return <Tag color={colors[state]}>{t(`advertState.${state}`)}</Tag>
}
