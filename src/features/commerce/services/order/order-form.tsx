import { Button, Drawer } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '#contract/core/endpoint.ts'
import type { placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { useServicePolicy } from '../service-words'
import { BoothPart, type BoothSlotProps } from './booth-part'
import { ContactPart } from './contact-part'
import { DaysPart } from './days-part'
import { holdersOf, payableOf, type ServiceDraft, toInput } from './draft'
import styles from './order.module.css'
import { QuantityPart } from './quantity-part'
import { Refused } from './refused'
import { refusedPlaces } from './refused-place'
import { useDraft } from './use-draft'
import { WhatFollows } from './what-follows'

/** The props of the part that names badges. */
export interface HolderSlotProps {
  holders: readonly Holder[]
  most: number
  messageOf: (place: number, field: 'name' | 'idNumber') => string | undefined
  onChange: (place: number, holder: Holder) => void
  onLeave: (place: number, field: 'name' | 'idNumber') => void
  onTake: (holders: Holder[]) => void
}

interface OrderFormProps {
  service: Service
  initial: ServiceDraft
  place: (input: InputOf<typeof placeServiceOrder>) => Promise<Order>
  onPlaced: (order: Order) => void
  onClose: () => void
  /** Where badges are named. */
  holderSlot: (props: HolderSlotProps) => ReactNode
  /** Where the plan of a hall is drawn. */
  boothSlot: (props: BoothSlotProps) => ReactNode
}

/** An order of one service: days, a booth, hours or names, who is reached, its sum; it is placed once, however often it is sent. */
export function OrderForm({ service, initial, place, onPlaced, onClose, holderSlot, boothSlot }: OrderFormProps) {
  const { t, i18n } = useTranslation('service-order')
  // Sent again after a break it is placed once; what was changed since is another order.
  const [key, setKey] = useState(newKey)
  const form = useDraft(service, initial, () => setKey(newKey()))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const body = useRef<HTMLDivElement>(null)
  const policy = useServicePolicy()
  const payable = payableOf(service, form.draft)
  /** Draws what is wrong, and leads to the first of it. */
  const report = (draw: () => void) => {
    flushSync(draw)
    body.current?.querySelector<HTMLElement>('input[aria-invalid="true"], [data-wrong] [tabindex="0"]')?.focus()
  }
  const send = async () => {
    if (busy) return
    setFailure(undefined)
    if (form.problems.size > 0) return report(form.validate)
    form.validate()
    setBusy(true)
    try {
      onPlaced(await place({ key, ...toInput(service, form.draft), payableFen: payable }))
    } catch (error) {
      const message = refusedPlaces(error)
      if (message.size === 0) setFailure(error)
      else report(() => form.refuse(message))
    } finally {
      setBusy(false)
    }
  }
  const holders = holdersOf(service, form.draft)
  const { kind, name } = service
  return (
    <Drawer
      open
      title={t('title', { name })}
      size="min(760px, 100vw)"
      maskClosable={false}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <p>
            <span>{t('total')}</span>
            <b aria-live="polite">{formatFen(payable, i18n.language)}</b>
          </p>
          <Button type="primary" size="large" loading={busy} onClick={() => void send()}>
            {t('send')}
          </Button>
        </div>
      }
    >
      <div ref={body} className={styles.form}>
        <p className={styles.what}>
          {formatFen(service.fen, i18n.language)} {t(`services:unit.${kind}`)}
          {service.booth && service.booth.cornerPercent > 0 ? (
            <small>{t('booth.surcharge', { percent: service.booth.cornerPercent })}</small>
          ) : null}
          <small>{policy(service)}</small>
        </p>
        {failure === undefined ? null : <Refused error={failure} />}
        {kind === 'advert' ? (
          <Part title={t('part.days')}>
            <DaysPart serviceId={service.id} form={form} />
          </Part>
        ) : null}
        {kind === 'booth' ? (
          <Part title={t('part.booth')}>
            <BoothPart service={service} form={form} boothSlot={boothSlot} />
          </Part>
        ) : null}
        {kind === 'live' || kind === 'badge' ? (
          <Part title={t(kind === 'live' ? 'part.hours' : 'part.badges')}>
            <QuantityPart service={service} form={form} />
          </Part>
        ) : null}
        {holders.length > 0 ? (
          <Part title={t('part.names')}>
            {holderSlot({
              holders,
              most: service.badge?.left ?? holders.length,
              messageOf: (at, field) => form.messageAt(`holders.${at}.${field}`),
              onChange: form.setHolder,
              onLeave: (at, field) => form.leave(`holders.${at}.${field}`),
              onTake: form.takeHolders,
            })}
          </Part>
        ) : null}
        <Part title={t('part.contact')}>
          <ContactPart form={form} />
        </Part>
        <WhatFollows kind={kind} />
      </div>
    </Drawer>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
