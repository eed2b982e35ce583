import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { formatDays } from '#src/common/ui/time/days.ts'
import { quantityAt } from './draft'
import styles from './order.module.css'
import type { DraftForm } from './use-draft'

interface ClosedRowProps {
  type: TicketType
  form: DraftForm
  onRemoved: () => void
}

/** What was chosen and cannot be ordered any more: it stays until it is taken out, for nothing is ordered without it unsaid. */
export function ClosedRow({ type, form, onRemoved }: ClosedRowProps) {
  const { t, i18n } = useTranslation('orders')
  const { id, name, days, sale } = type
  const message = `message-${id}`
  const remove = useRef<HTMLButtonElement>(null)
  // What it takes the place of may have had the focus, which is nowhere then.
  useEffect(() => {
    if (document.activeElement === document.body) remove.current?.focus()
  }, [])
  return (
    <li>
      <div className={styles.what}>
        <strong>{name}</strong>
        <small>
          {formatDays(days, i18n.language)} · {t(`tickets:sale.${sale}`)}
        </small>
      </div>
      <span className={styles.each}>× {form.draft.quantities[id]}</span>
      <Button
        ref={remove}
        aria-label={t('form.removeOf', { name })}
        aria-describedby={message}
        data-wrong
        onClick={() => {
          form.setQuantity(type, 0)
          onRemoved()
        }}
      >
        {t('form.remove')}
      </Button>
      <small id={message} className={styles.message} role="alert">
        {form.messageAt(quantityAt(id))}
      </small>
    </li>
  )
}
