import { useTranslation } from 'react-i18next'
import type { PushedGoods } from '#contract/live/live/schemas.ts'
import { exhibitAddress } from '#src/common/app/addresses.ts'
import styles from './goods.module.css'
import { countPush } from './use-goods'

export type OrderGoods = (goods: PushedGoods) => void

interface GoodsCardProps {
  goods: PushedGoods
  onOrder: OrderGoods
}

/** An exhibit that was pushed: opens in a window of its own (spec: live §2); can be ordered here. */
export function GoodsCard({ goods, onOrder }: GoodsCardProps) {
  const { t, i18n } = useTranslation('live-room')
  const { exhibitsId, ExhibitsName: name, ExhibitsCoverUrl: cover, ExhibitsInfo: info, price } = goods
  const priced =
    price === null
      ? t('goods.onRequest')
      : new Intl.NumberFormat(i18n.language, { style: 'currency', currency: 'CNY', minimumFractionDigits: 0 }).format(
          price,
        )
  const order = () => {
    countPush(goods, 'click')
    onOrder(goods)
  }
  return (
    <div className={styles.goods}>
      <a
        className={styles.card}
        href={exhibitAddress(exhibitsId)}
        target="_blank"
        rel="noopener"
        onClick={() => countPush(goods, 'click')}
      >
        {cover ? (
          <img src={cover} alt="" width={72} height={72} loading="lazy" />
        ) : (
          <span className={styles.noCover} aria-hidden="true" />
        )}
        <span className={styles.words}>
          <b>{name}</b>
          <small className={styles.info}>{info}</small>
          <em>{priced}</em>
        </span>
        <span className="yz-visually-hidden">{t('goods.newWindow')}</span>
      </a>
      <button type="button" className={styles.order} aria-label={t('goods.orderOf', { name })} onClick={order}>
        {t('goods.order')}
      </button>
    </div>
  )
}
