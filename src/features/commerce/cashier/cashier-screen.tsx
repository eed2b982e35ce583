import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CashierPayment } from '#contract/commerce/cashier/schemas.ts'
import { useExpo } from '#src/common/app/fair.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { Failed } from '#src/common/ui/states.tsx'
import { useCashierPayment, type WhichPayment } from './api'
import { CashierQuestion } from './cashier-question'
import styles from './cashier.module.css'

/** What a payment is that can no longer be answered, or that there is none. */
function Ended({ state }: { state: Exclude<CashierPayment['state'], 'open'> | 'notFound' }) {
  const { t } = useTranslation('cashier')
  return (
    <div className={styles.ended} data-state={state} role="status">
      <h2>{t(`${state}.title`)}</h2>
      <p>{t(`${state}.text`)}</p>
    </div>
  )
}

/** Who asks for how much, and for what: what WeChat's cashier shows. */
function Bill({ payment }: { payment: CashierPayment }) {
  const { t, i18n } = useTranslation('cashier')
  const payee = useExpo()?.expoName ?? t('payee')
  const amount = new Intl.NumberFormat(i18n.language, { style: 'currency', currency: 'CNY' }).format(payment.fen / 100)
  return (
    <>
      <p className={styles.payee}>{t('payTo', { name: payee })}</p>
      <p className={styles.amount}>{amount}</p>
      <dl className={styles.facts}>
        <dt>{t('description')}</dt>
        <dd>{payment.description}</dd>
        <dt>{t('number')}</dt>
        <dd>{payment.number}</dd>
      </dl>
    </>
  )
}

function Body({ which }: { which: WhichPayment }): ReactNode {
  const { data, error, refetch } = useCashierPayment(which)
  const hasNames = which.number !== '' && which.token !== ''
  if (!hasNames || isRefusal(error, 'CashierPaymentNotFound', 'BadInput')) return <Ended state="notFound" />
  if (!data && error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <div className={`yz-skeleton ${styles.waiting}`} />
  return (
    <>
      <Bill payment={data} />
      {data.state === 'open' ? (
        <CashierQuestion which={which} expiresAt={data.expiresAt} onChange={() => void refetch()} />
      ) : (
        <Ended state={data.state} />
      )}
    </>
  )
}

/** The page that stands for WeChat's cashier where the fair takes no money (docs/providers.md). */
export function CashierScreen() {
  const { t } = useTranslation('cashier')
  const { text } = useHashQuery()
  const which = { number: text('number'), token: text('token') }
  useTitle(t('title'))
  return (
    <div className={styles.page}>
      <article className={styles.phone}>
        <div className={styles.warning} role="note">
          <strong lang="zh-CN">模拟收银台，不会产生真实扣款</strong>
          <strong lang="en-US">Sandbox cashier: no money moves</strong>
        </div>
        <h1>{t('title')}</h1>
        <Body key={`${which.number} ${which.token}`} which={which} />
      </article>
    </div>
  )
}
