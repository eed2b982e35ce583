import { Result } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Demand } from '#contract/trade/demands/schemas.ts'
import type { OwnOffer } from '#contract/trade/offers/schemas.ts'
import { ownOffersAddress } from '#src/common/app/exchange-addresses.ts'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { Button } from 'antd'
import { RequestSummary } from './request-summary'
import { NewOffer } from './new-offer'
import { StandingOffer } from './standing-offer'
import styles from './work.module.css'

interface SupplySheetProps {
  demand: Demand
  /** The own exhibitor's to this demand. */
  offers: readonly OwnOffer[]
  /** Asks for the demand again; whether it is still there. */
  refresh: () => Promise<boolean>
}

/** What stands in the way of another offer. */
const stands = ({ state }: OwnOffer): boolean => state === 'standing' || state === 'expired' || state === 'accepted'

/** The demand beside the form of an offer, or beside the own offer that stands. */
export function SupplySheet({ demand, offers, refresh }: SupplySheetProps) {
  const { t } = useTranslation('offers')
  const [made, setMade] = useState(false)
  const standing = offers.find(stands)
  if (made) {
    return (
      <Result
        status="success"
        title={t('made.title')}
        subTitle={t('made.text')}
        extra={[
          <Button key="own" type="primary" href={ownOffersAddress}>
            {t('made.own')}
          </Button>,
          <LinkButton key="more" to="/needs">
            {t('made.more')}
          </LinkButton>,
        ]}
      />
    )
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {standing ? (
          <StandingOffer key={standing.id} offer={standing} demand={demand} />
        ) : (
          <NewOffer demand={demand} refresh={refresh} onMade={() => setMade(true)} />
        )}
      </div>
      <RequestSummary demand={demand} />
    </div>
  )
}
