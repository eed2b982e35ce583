import { Button, InputNumber } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { mostOf } from './draft'
import styles from './order.module.css'
import type { DraftForm } from './use-draft'

/** How many hours or badges are ordered. */
export function QuantityPart({ service, form }: { service: Service; form: DraftForm }) {
  const { t } = useTranslation('service-order')
  const id = useId()
  const { quantity } = form.draft
  const most = mostOf(service)
  const message = form.messageAt('quantity')
  const label = t(service.kind === 'live' ? 'part.hours' : 'part.badges')
  return (
    <div className={styles.quantity}>
      <div className={styles.stepper}>
        <Button aria-label={t('less')} disabled={quantity <= 1} onClick={() => form.setQuantity(quantity - 1)}>
          −
        </Button>
        <InputNumber
          aria-label={label}
          aria-invalid={message !== undefined}
          aria-describedby={id}
          min={1}
          max={most}
          precision={0}
          controls={false}
          value={quantity}
          onChange={(value) => form.setQuantity(value ?? 1)}
        />
        <Button aria-label={t('more')} disabled={quantity >= most} onClick={() => form.setQuantity(quantity + 1)}>
          +
        </Button>
      </div>
      <small id={id} className={message ? styles.message : styles.hint} {...(message ? { role: 'alert' } : {})}>
        {message ?? t(service.kind === 'live' ? 'hoursHint' : 'badgesHint', { count: most })}
      </small>
    </div>
  )
}
