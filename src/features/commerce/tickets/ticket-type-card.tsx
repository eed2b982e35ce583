import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CHILD_HEIGHT_CM } from '#contract/commerce/tickets/limits.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { formatDays } from '#src/common/ui/time/days.ts'
import { SaleMark } from './sale-mark'
import styles from './ticket-types.module.css'
import { daysInFigures, formatMoment, useRefundPolicy } from './type-words'

interface TicketTypeCardProps {
  type: TicketType
  /** Without what is only read before it is bought. */
  brief?: boolean
  /** What can be done, on the stub. */
  children?: ReactNode
}

/** A type as a paper ticket: its days in large figures, what it is for, and its price on the stub. */
export function TicketTypeCard({ type, brief = false, children }: TicketTypeCardProps) {
  const { t, i18n } = useTranslation('tickets')
  const languageOf = useTextLanguage(type.fallbackFields)
  const { kind, name, description, days, hours, fen, sale } = type
  return (
    <article className={styles.ticket} data-sale={sale}>
      <div className={styles.paper}>
        <p className={styles.line}>
          <span className={styles.kind}>{t(`kind.${kind}`)}</span>
          <SaleMark type={type} />
        </p>
        <p className={styles.figures} aria-hidden="true">
          {daysInFigures(days)}
        </p>
        <h3 lang={languageOf('name')}>{name}</h3>
        <p className={styles.when}>
          {formatDays(days, i18n.language)}
          <span>
            {hours.from}–{hours.until} GMT+8
          </span>
        </p>
        {description ? (
          <p className={styles.about} lang={languageOf('description')}>
            {description}
          </p>
        ) : null}
        {brief ? null : <Terms type={type} />}
      </div>
      <div className={styles.stub}>
        <p className={styles.price} data-free={fen === 0 || undefined}>
          {fen === 0 ? t('free') : formatFen(fen, i18n.language)}
        </p>
        {children}
      </div>
    </article>
  )
}

/** Sale period, audience and refund terms. */
function Terms({ type }: { type: TicketType }) {
  const { t } = useTranslation('tickets')
  const policy = useRefundPolicy()(type)
  const { kind, sale, saleFrom, saleUntil, realName, perOrder, perPerson } = type
  return (
    <ul className={styles.terms}>
      {sale === 'upcoming' ? <li data-strong>{t('term.from', { at: formatMoment(saleFrom) })}</li> : null}
      {sale === 'ended' ? <li data-strong>{t('term.ended', { at: formatMoment(saleUntil) })}</li> : null}
      {sale === 'booking' ? <li>{t('term.until', { at: formatMoment(saleUntil) })}</li> : null}
      {kind === 'buyer' ? <li data-strong>{t('term.buyer')}</li> : null}
      {kind === 'child' ? (
        <li data-strong>{t('term.child', { min: CHILD_HEIGHT_CM.min / 100, max: CHILD_HEIGHT_CM.max / 100 })}</li>
      ) : null}
      <li>{t(realName ? (kind === 'group' ? 'term.groupName' : 'term.realName') : 'term.noName')}</li>
      <li>{t('term.perOrder', { count: perOrder, perPerson })}</li>
      <li>{policy}</li>
    </ul>
  )
}
