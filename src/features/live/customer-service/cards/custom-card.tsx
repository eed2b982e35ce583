import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import { exhibitAddress } from '#src/common/app/addresses.ts'
import { intentionsAddress } from '#src/common/app/exchange-addresses.ts'
import { type DemandInCard, readDemandCard } from '#src/common/chat/demand-in-card.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import styles from './cards.module.css'
import { type ExhibitInCard, type Order, readExhibitCard, readOrderCard, readTranscript } from './card-content'
import { demandParts } from './demand-parts'
import { Transcript } from '../transcript'
import { useMoney } from './use-money'

// Few conversations speak of a demand: its card comes with the texts of units and prices.
const DemandCard = lazyPart(async () => (await demandParts()).DemandCard, UnknownDemand)

interface CustomCardProps {
  message: Pick<ChatMessage, 'payload'>
  onOrder?: ((exhibitsId: number) => void) | undefined
}

/** A custom message as a card; what cannot be read says so. */
export function CustomCard({ message: { payload }, onOrder }: CustomCardProps) {
  const { t } = useTranslation('conversations')
  const { data, description } = payload
  const exhibit = data === 'exhibit' ? readExhibitCard(description) : undefined
  if (exhibit) return <ExhibitCard exhibit={exhibit} onOrder={onOrder} />
  const order = data === 'order' ? readOrderCard(description) : undefined
  if (order) return <OrderCard order={order} />
  const demand = data === 'demand' ? readDemandCard(description) : undefined
  if (demand) {
    return (
      <Suspense fallback={<div className={styles.card} aria-busy="true" />}>
        <DemandCard demand={demand} />
      </Suspense>
    )
  }
  const turns = data === 'handOver' ? readTranscript(description) : []
  if (turns.length > 0) {
    return (
      <div className={styles.card} data-kind="words">
        <Transcript turns={turns} title={t('handOver.card')} />
      </div>
    )
  }
  return <p className={styles.unknown}>{t('preview.other')}</p>
}

function UnknownDemand({ demand }: { demand: DemandInCard }) {
  return <p className={styles.unknown}>{demand.title}</p>
}

interface ExhibitCardProps extends Pick<CustomCardProps, 'onOrder'> {
  exhibit: ExhibitInCard
}

/** An exhibit; opens in a new window (spec: live §2). A buyer can order it. */
function ExhibitCard({ exhibit, onOrder }: ExhibitCardProps) {
  const { t } = useTranslation('conversations')
  const money = useMoney()
  const { exhibitsId, exhibitsName, coverUrl, prize, company } = exhibit
  return (
    <div className={styles.exhibit}>
      <a className={styles.card} href={exhibitAddress(exhibitsId)} target="_blank" rel="noopener">
        <span className={styles.picture}>
          <Cover src={coverUrl} title={exhibitsName} small />
        </span>
        <span className={styles.words}>
          <strong>{exhibitsName}</strong>
          <span className={styles.price}>{prize === null ? t('exhibit.prices') : money(prize)}</span>
          <small>{company}</small>
        </span>
        <span className="yz-visually-hidden">{t('exhibit.newWindow')}</span>
      </a>
      {onOrder ? (
        <button
          type="button"
          aria-label={t('order.openOf', { name: exhibitsName })}
          onClick={() => onOrder(exhibitsId)}
        >
          {t('order.open')}
        </button>
      ) : null}
    </div>
  )
}

function OrderCard({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('conversations')
  const money = useMoney()
  return (
    <div className={styles.card} data-kind="order">
      {order.exhibitsCoverUrl ? (
        <span className={styles.picture}>
          <Cover src={order.exhibitsCoverUrl} title={order.name} small />
        </span>
      ) : null}
      <div className={styles.words}>
        <small>{t('order.title')}</small>
        <strong>{order.name}</strong>
        <dl className={styles.fields}>
          <dt>{t('order.number')}</dt>
          <dd>{order.number.toLocaleString(i18n.language)}</dd>
          <dt>{t('order.price')}</dt>
          <dd>{order.price === null ? t('order.noPrice') : money(order.price)}</dd>
        </dl>
        {order.intentionId === null ? null : (
          <a href={intentionsAddress} target="_blank" rel="noopener">
            {t('order.record')}
            <span className="yz-visually-hidden">{t('exhibit.newWindow')}</span>
          </a>
        )}
      </div>
    </div>
  )
}
