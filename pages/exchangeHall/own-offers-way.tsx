import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { ownOffersAddress } from '#src/common/app/exchange-addresses.ts'

/** The way to the own offers, for who makes offers. */
export function OwnOffersWay({ userType }: { userType: number | undefined }) {
  const { t } = useTranslation('demands')
  if (!hasPermission(userType, 'offer')) return null
  return (
    <a className="yz-button" data-kind="quiet" href={ownOffersAddress}>
      {t('hall.ownOffers')}
    </a>
  )
}
