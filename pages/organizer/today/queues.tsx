import { useTranslation } from 'react-i18next'
import type { QueueName } from '#contract/operations/today/rules.ts'
import type { Queue } from '#contract/operations/today/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { AgeText } from '../cases/age-text'
import styles from './today.module.css'

/** The screen of each queue, at what is open of it. */
const addresses: Record<QueueName, string> = {
  registrations: '/registrations',
  signUps: '/sign-ups',
  demands: '/demands',
  content: '/content',
  adverts: '/services?part=adverts',
  appointments: '/appointments?only=contested',
  refunds: '/orders?state=refundFailed',
  transfers: '/finance?part=transfers',
  invoices: '/invoices?state=applied',
  messages: '/messages',
  reports: '/reports',
}

/** What waits for the reader, each with the age of its oldest. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation('organizer')
  if (queues.length === 0) return null
  const open = queues.filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="queues">
      <h2 id="queues">{t('today.waiting')}</h2>
      {open.length === 0 ? <p className={styles.none}>{t('today.done')}</p> : null}
      <ul className={styles.queues}>
        {open.map(({ name, count, oldest }) => (
          <li key={name}>
            <Link to={addresses[name]}>
              <strong>{count}</strong>
              <span>{t(`today.queue.${name}`)}</span>
              {oldest ? (
                <small>
                  {t('today.oldest')} <AgeText at={oldest} waits />
                </small>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
