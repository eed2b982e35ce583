import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import type { ImClient } from '#src/common/im/im-client.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import { GoodsCard, type OrderGoods } from './goods-card'
import styles from './goods.module.css'
import { countPush, useGoods } from './use-goods'
import { usePopup } from './use-popup'

interface Props {
  live: LiveDetail
  im: ImClient | undefined
  onOrder: OrderGoods
}

/** What the host has just pushed, for a while; then it is on the shelf. */
export function GoodsPopup({ live, im, onOrder }: Props) {
  const { t } = useTranslation('live-room')
  const { data: shelf } = useGoods(im, live.id)
  const { pushId, hold, close } = usePopup(im, live.id)
  const goods = shelf?.find((one) => one.pushId === pushId)
  useEffect(() => {
    if (goods) countPush(goods, 'view')
  }, [goods])
  return (
    <div className={styles.place} role="status">
      {goods ? (
        // oxlint-disable-next-line no-noninteractive-element-interactions -- whoever is at it keeps it
        <div
          className={styles.popup}
          role="group"
          aria-label={t('goods.pushed')}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          <p>{t('goods.pushed')}</p>
          <GoodsCard goods={goods} onOrder={onOrder} />
          <button type="button" aria-label={t('goods.close')} onClick={close}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ) : null}
    </div>
  )
}
