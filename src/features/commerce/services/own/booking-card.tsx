import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countDays } from '#contract/commerce/services/rules.ts'
import type { Booking } from '#contract/commerce/services/schemas.ts'
import { mapAddress } from '#src/common/app/addresses.ts'
import { orderAddress } from '#src/common/app/ticket-addresses.ts'
import { RoomArt } from '#src/common/room-art/room-art.tsx'
import { formatDays } from '#src/common/ui/time/days.ts'
import { AdvertDialog } from './advert-dialog'
import { AdvertStateTag, shownAdvert } from './advert-state'
import styles from './own.module.css'

/** Something that was ordered: what it is, how it stands, and what is still to be done for it. */
export function BookingCard({ booking, roomAddress }: { booking: Booking; roomAddress: string }) {
  const { t, i18n } = useTranslation('own-services')
  const { id, kind, name, state, place, template, days, quantity, booth, advert, orderId, orderNumber } = booking
  const isValid = state === 'valid'
  const picture = advert && ((i18n.language === 'en-US' ? advert.imageUrl.en : '') || advert.imageUrl.zh)
  const facts = [
    ...(place ? [t(`orders:place.${place}`)] : []),
    ...(days ? [`${formatDays(days, i18n.language)} · ${t('days', { count: countDays(days) })}`] : []),
    ...(booth ? [`${booth.hallName} · ${t('booth', { number: booth.number })}`] : []),
    ...(kind === 'live' ? [t('orders:line.hours', { count: quantity })] : []),
  ]
  return (
    <article className={styles.card} aria-labelledby={`booking-${id}`}>
      {kind === 'live' || kind === 'booth' ? null : (
        <div className={styles.thumb}>
          {template ? <RoomArt template={template} /> : null}
          {picture ? <img src={picture} alt={advert?.title.zh} /> : null}
          {kind === 'advert' && !picture ? <span>{t('noPicture')}</span> : null}
        </div>
      )}
      <div className={styles.words}>
        <header>
          <h3 id={`booking-${id}`}>{name}</h3>
          {isValid && advert ? (
            <AdvertStateTag booking={booking} />
          ) : (
            <Tag color={isValid ? 'success' : 'default'}>{t(`orders:bookingState.${state}`)}</Tag>
          )}
        </header>
        <p>{facts.join(' · ')}</p>
        {isValid && advert?.state === 'returned' && advert.reason ? (
          <Alert type="error" showIcon title={t('returned', { reason: advert.reason })} />
        ) : null}
        {state === 'held' ? <p>{t('held')}</p> : null}
        <p className={styles.ways}>
          {isValid && advert ? <AdvertWay booking={booking} advert={advert} /> : null}
          {isValid && booth ? <a href={mapAddress(booth.hallId, { booth: booth.number })}>{t('toMap')}</a> : null}
          {isValid && template ? <a href={roomAddress}>{t('toRoom')}</a> : null}
          <a href={orderAddress(orderId)} aria-label={t('toOrderOf', { number: orderNumber })}>
            {t('toOrder')}
          </a>
        </p>
      </div>
    </article>
  )
}

/** The way to write the advert, as long as one of its days is to come. */
function AdvertWay({ booking, advert }: { booking: Booking; advert: NonNullable<Booking['advert']> }) {
  const { t } = useTranslation('own-services')
  const [isOpen, setOpen] = useState(false)
  if (shownAdvert(booking) === 'over') return null
  const isEmpty = advert.state === 'empty'
  return (
    <>
      <Button
        type={isEmpty || advert.state === 'returned' ? 'primary' : 'default'}
        aria-label={t(isEmpty ? 'fillOf' : 'changeOf', { name: booking.name })}
        onClick={() => setOpen(true)}
      >
        {t(isEmpty ? 'fill' : 'change')}
      </Button>
      {isOpen ? <AdvertDialog booking={booking} advert={advert} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
