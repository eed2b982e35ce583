import { useTranslation } from 'react-i18next'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { useNamedExhibit } from '../api'
import type { Turn } from '../cards/card-content'
import styles from '../cards/cards.module.css'
import { Transcript } from '../transcript'
import { useMoney } from '../cards/use-money'

interface ExhibitOfferProps {
  exhibitsId: number
  onSend: () => void
  /** Absent: the reader buys nothing. */
  onOrder: (() => void) | undefined
  onClose: () => void
}

/** The exhibit that the visitor came from, above the composer; gone once sent or closed (spec: live §4). */
export function ExhibitOffer({ exhibitsId, onSend, onOrder, onClose }: ExhibitOfferProps) {
  const { t } = useTranslation('conversations')
  const money = useMoney()
  const { data: exhibit } = useNamedExhibit(exhibitsId)
  if (!exhibit) return null
  return (
    <section className={styles.offer} aria-label={t('exhibit.offer')}>
      <span className={styles.picture}>
        <Cover src={exhibit.exhibitsCoverUrl} title={exhibit.exhibitsName} small />
      </span>
      <span className={styles.words}>
        <strong>{exhibit.exhibitsName}</strong>
        <span className={styles.price}>{exhibit.price === null ? t('exhibit.prices') : money(exhibit.price)}</span>
        <small>{exhibit.company}</small>
      </span>
      <span className={styles.choices}>
        <button type="button" className="yz-button" onClick={onSend}>
          {t('exhibit.send')}
        </button>
        {onOrder ? (
          <button type="button" className="yz-button" data-kind="quiet" onClick={onOrder}>
            {t('order.open')}
          </button>
        ) : null}
      </span>
      <CloseButton label={t('exhibit.close')} onClick={onClose} />
    </section>
  )
}

/** What was shown to the assistant, to be sent along or not. */
export function HandOverOffer({
  turns,
  onSend,
  onClose,
}: {
  turns: readonly Turn[]
  onSend: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('conversations')
  return (
    <section className={styles.offer} aria-label={t('handOver.offer')}>
      <div className={styles.words}>
        <Transcript turns={turns} title={t('handOver.offer')} />
        <small>{t('handOver.ask')}</small>
      </div>
      <span className={styles.choices}>
        <button type="button" className="yz-button" onClick={onSend}>
          {t('handOver.send')}
        </button>
      </span>
      <CloseButton label={t('handOver.close')} onClick={onClose} />
    </section>
  )
}

export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <Icon name="close" size={18} />
    </button>
  )
}
