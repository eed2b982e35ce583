import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveDetail, PushedGoods } from '#contract/live/live/schemas.ts'
import type { ImClient } from '#src/common/im/im-client.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import { GoodsCard, type OrderGoods } from './goods-card'
import styles from './goods.module.css'
import { countPush, useGoods } from './use-goods'
import { BagIcon } from '../room/zone-icon'

const PushDialog = lazyDialog(async () => (await import('./push-dialog')).PushDialog)

interface Props {
  live: LiveDetail
  im: ImClient | undefined
  canPush: boolean
  onOrder: OrderGoods
}

/** The button of the shelf, where all that was pushed stays; moderators push from here. */
export function GoodsShelf({ live, im, canPush, onOrder }: Props) {
  const { t } = useTranslation('live-room')
  const { data: shelf = [] } = useGoods(im, live.id)
  const [open, setOpen] = useState<'shelf' | 'push'>()
  const close = () => setOpen(undefined)
  // The form of an order comes over the room: this dialog would lie on top of it.
  const order: OrderGoods = (goods) => {
    close()
    onOrder(goods)
  }
  const name = t('goods.open', { count: shelf.length })
  return (
    <>
      <button type="button" className={styles.open} aria-label={name} title={name} onClick={() => setOpen('shelf')}>
        <BagIcon />
        {shelf.length > 0 ? <b aria-hidden="true">{shelf.length}</b> : null}
      </button>
      {open === 'shelf' ? (
        <Dialog title={t('goods.shelf')} onClose={close}>
          {canPush ? (
            <button type="button" className="yz-button" onClick={() => setOpen('push')}>
              {t('goods.push')}
            </button>
          ) : null}
          <List goods={shelf} counted={canPush} onOrder={order} />
        </Dialog>
      ) : null}
      {open === 'push' ? <PushDialog liveId={live.id} shelf={shelf} onClose={close} /> : null}
    </>
  )
}

interface ListProps {
  goods: readonly PushedGoods[]
  counted: boolean
  onOrder: OrderGoods
}

function List({ goods, counted, onOrder }: ListProps) {
  const { t } = useTranslation('live-room')
  useEffect(() => {
    for (const one of goods) countPush(one, 'view')
  }, [goods])
  if (goods.length === 0) return <p className={styles.empty}>{t('goods.empty')}</p>
  return (
    <ul className={styles.shelf}>
      {goods.map((one) => (
        <li key={one.pushId}>
          <GoodsCard goods={one} onOrder={onOrder} />
          {counted ? <small>{t('goods.seen', { views: one.views, clicks: one.clicks })}</small> : null}
        </li>
      ))}
    </ul>
  )
}
