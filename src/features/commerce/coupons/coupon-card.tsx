import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenCoupon, OwnCoupon } from '#contract/commerce/coupons/schemas.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { momentText } from '#src/common/work/moment.ts'
import styles from './coupons.module.css'
import { useBenefit } from './wording'

/** What the kinds of tickets are called, as far as it is known. */
export type TicketNames = ReadonlyMap<number, string>

const colors = { reduction: 'processing', gift: 'success', ticket: 'warning' } as const

type CouponTerms = Pick<
  OwnCoupon | OpenCoupon,
  'kind' | 'name' | 'gift' | 'overFen' | 'lessFen' | 'ticketTypeIds' | 'from' | 'until' | 'fallbackFields'
>

interface CouponCardProps {
  coupon: CouponTerms
  ticketNames?: TicketNames
  /** It is used or over. */
  faded?: boolean
  /** What can be done with it. */
  ways?: ReactNode
  /** What else is reported about it. */
  children?: ReactNode
}

/** A coupon: what it is worth, what for, and until when. */
export function CouponCard({ coupon, ticketNames, faded = false, ways, children }: CouponCardProps) {
  const { t, i18n } = useTranslation('coupons')
  const sayBenefit = useBenefit()
  const languageOf = useTextLanguage(coupon.fallbackFields)
  const { kind, name, gift, ticketTypeIds, from, until } = coupon
  const named = ticketTypeIds.flatMap((id) => ticketNames?.get(id) ?? [])
  const separator = i18n.language === 'zh-CN' ? '、' : ', '
  const scope = named.length > 0 ? t('scope.named', { names: named.join(separator) }) : t('scope.some')
  return (
    <article className={styles.card} data-faded={faded} aria-label={name}>
      <p className={styles.benefit}>{sayBenefit(coupon)}</p>
      <div className={styles.words}>
        <h3 lang={languageOf('name')}>
          {name} <Tag color={colors[kind]}>{t(`kind.${kind}`)}</Tag>
        </h3>
        {gift ? <p lang={languageOf('gift')}>{gift}</p> : null}
        <p>{t(`once.${kind}`)}</p>
        {kind === 'gift' ? null : <p>{ticketTypeIds.length === 0 ? t('scope.all') : scope}</p>}
        <p>{t('window', { from: momentText(from, i18n.language), until: momentText(until, i18n.language) })}</p>
        {children}
      </div>
      {ways ? <div className={styles.ways}>{ways}</div> : null}
    </article>
  )
}
