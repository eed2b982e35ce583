import { useTranslation } from 'react-i18next'
import type { Transfer } from '#contract/commerce/transfers/schemas.ts'
import { ProofList } from './proof-list'
import { TransferStateTag } from './transfer-state'
import styles from './transfers.module.css'

/** The transfers of an own order, and what finance says of each. */
export function OwnTransfers({ transfers }: { transfers: readonly Transfer[] }) {
  const { t } = useTranslation('transfers')
  if (transfers.length === 0) return null
  return (
    <section aria-labelledby="transfers">
      <h2 id="transfers">{t('own')}</h2>
      <ul className={styles.list}>
        {transfers.map(({ id, state, payer, paidOn, proofs, reason }) => (
          <li key={id}>
            <p>
              <TransferStateTag state={state} />
              <span>{t('line', { payer, day: paidOn })}</span>
              <ProofList proofs={proofs} payer={payer} />
            </p>
            {state === 'submitted' ? <small role="status">{t('says.submitted')}</small> : null}
            {reason ? <small>{t('says.rejected', { reason })}</small> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
