import { useTranslation } from 'react-i18next'
import { CONFIRM_MS, SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import type { ServiceKind } from '#contract/commerce/services/rules.ts'
import styles from './order.module.css'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How an order goes on once it is sent: confirmed, paid, in effect (spec: live §9). */
export function WhatFollows({ kind }: { kind: ServiceKind }) {
  const { t } = useTranslation('service-order')
  return (
    <section className={styles.follows}>
      <h2>{t('follows.title')}</h2>
      <ol>
        <li>{t('follows.confirm', { count: CONFIRM_MS / HOUR_MS })}</li>
        <li>{t('follows.pay', { count: SERVICE_PAY_MS / DAY_MS })}</li>
        <li>{t(`follows.${kind}`)}</li>
      </ol>
    </section>
  )
}
