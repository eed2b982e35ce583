import { useTranslation } from 'react-i18next'
import { demandAddress } from '#src/common/app/exchange-addresses.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { useQuantity, useUnitPrice } from '#src/common/ui/trade/wording.ts'
import { CloseButton } from '../agent/offers'
import type { DemandInCard } from '#src/common/chat/demand-in-card.ts'
import styles from './cards.module.css'

/** What a buyer asks for; its page opens in a new window. */
export function DemandCard({ demand }: { demand: DemandInCard }) {
  const { t } = useTranslation('conversations')
  return (
    <a className={styles.card} href={demandAddress(demand.demandId)} target="_blank" rel="noopener">
      <Facts demand={demand} />
      <span className="yz-visually-hidden">{t('exhibit.newWindow')}</span>
    </a>
  )
}

/** The own demand that the buyer asks about, above the composer; gone once sent or closed. */
export function DemandOffer({ demand, onSend, onClose }: Requested) {
  const { t } = useTranslation('conversations')
  return (
    <section className={styles.offer} aria-label={t('demand.offer')}>
      <Facts demand={demand} />
      <span className={styles.choices}>
        <button type="button" className="yz-button" onClick={onSend}>
          {t('demand.send')}
        </button>
      </span>
      <CloseButton label={t('demand.close')} onClick={onClose} />
    </section>
  )
}

interface Requested {
  demand: DemandInCard
  onSend: () => void
  onClose: () => void
}

function Facts({ demand: { title, quantity, unit, price, currency, coverUrl } }: { demand: DemandInCard }) {
  const { t } = useTranslation('conversations')
  const [sayQuantity, sayPrice] = [useQuantity(), useUnitPrice()]
  return (
    <>
      {coverUrl ? (
        <span className={styles.picture}>
          <Cover src={coverUrl} title={title} small />
        </span>
      ) : null}
      <span className={styles.words}>
        <small>{t('demand.title')}</small>
        <strong>{title}</strong>
        <span className={styles.price}>{sayQuantity(quantity, unit)}</span>
        <small>{sayPrice({ price, currency, unit })}</small>
      </span>
    </>
  )
}
