import { Button, InputNumber } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { formatDays } from '#src/common/ui/time/days.ts'
import { ClosedRow } from './closed-row'
import { closingOf, mostOf, quantityAt } from './draft'
import styles from './order.module.css'
import type { DraftForm } from './use-draft'

interface TicketChoiceProps {
  /** As they are sold now: what can be ordered is drawn, and what was chosen while it could. */
  types: readonly TicketType[]
  form: DraftForm
  /** What one person may have in all is counted: not at the door, where nobody is known. */
  countsPerson?: boolean
}

/** How many of which type. */
export function TicketChoice({ types, form, countsPerson = false }: TicketChoiceProps) {
  const { t } = useTranslation('orders')
  const list = useRef<HTMLUListElement>(null)
  const message = form.messageAt('tickets')
  return (
    <>
      <ul className={styles.choice} tabIndex={-1} ref={list}>
        {types.map((type) =>
          closingOf(type) === undefined ? (
            <ChoiceRow key={type.id} type={type} form={form} countsPerson={countsPerson} />
          ) : (form.draft.quantities[type.id] ?? 0) > 0 ? (
            // The row goes, and the focus with it.
            <ClosedRow key={type.id} type={type} form={form} onRemoved={() => list.current?.focus()} />
          ) : null,
        )}
      </ul>
      {message ? (
        <p className={styles.message} role="alert" tabIndex={-1} data-wrong>
          {message}
        </p>
      ) : null}
      <p className={styles.hint}>{t('form.limitHint')}</p>
    </>
  )
}

interface ChoiceRowProps {
  type: TicketType
  form: DraftForm
  countsPerson: boolean
}

function ChoiceRow({ type, form, countsPerson }: ChoiceRowProps) {
  const { t, i18n } = useTranslation('orders')
  const { id, name, days, fen, perOrder, perPerson, left } = type
  const quantity = form.draft.quantities[id] ?? 0
  const most = mostOf(type)
  const message = form.messageAt(quantityAt(id))
  const set = (next: number) => form.setQuantity(type, Math.max(0, Math.min(most, Math.round(next))))
  return (
    <li data-chosen={quantity > 0 || undefined}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <small>
          {formatDays(days, i18n.language)} ·{' '}
          {t(countsPerson ? 'form.mostOfPerson' : 'form.most', { count: perOrder, perPerson })}
          {left === null ? '' : ` · ${t('tickets:left', { count: left })}`}
        </small>
      </div>
      <span className={styles.each}>{fen === 0 ? t('tickets:free') : formatFen(fen, i18n.language)}</span>
      <div className={styles.stepper} role="group" aria-label={t('form.quantityOf', { name })}>
        <Button aria-label={t('form.less', { name })} disabled={quantity === 0} onClick={() => set(quantity - 1)}>
          −
        </Button>
        <InputNumber
          aria-label={t('form.quantityOf', { name })}
          aria-invalid={message !== undefined}
          aria-describedby={message ? `message-${id}` : undefined}
          status={message ? 'error' : ''}
          controls={false}
          min={0}
          max={most}
          precision={0}
          value={quantity}
          onChange={(next) => set(next ?? 0)}
        />
        <Button aria-label={t('form.more', { name })} disabled={quantity >= most} onClick={() => set(quantity + 1)}>
          +
        </Button>
      </div>
      {message ? (
        <small id={`message-${id}`} className={styles.message} role="alert">
          {message}
        </small>
      ) : null}
    </li>
  )
}
