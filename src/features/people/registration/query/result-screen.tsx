import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import { useTitle } from '#src/common/app/use-title.ts'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { LaterAmendFlow } from './later-amend-flow'
import { queryKey, type RegistrationResult } from './api'
import { backPath } from './mobile-redirect'
import { QueryResult } from './query-result'
import { TicketExpired } from './ticket-expired'
import styles from './query.module.css'

/** The result of a query, fetched again with the key that was kept (spec: access §2.1). */
export function ResultScreen() {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const [amending, setAmending] = useState<RegistrationResult>()
  useTitle(t('title.result'))
  const opened = { account: query.get('mobile') || query.get('email') || '', uuid: queryKey(), result: '' }
  const backTo = backPath(query.get('url') ?? '')
  const isKnown = opened.account !== '' && opened.uuid !== ''
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <PageHead title={t('title.result')} lead={t('title.resultLead')} />
      {amending ? (
        <LaterAmendFlow result={amending} uuid={opened.uuid} onBack={() => setAmending(undefined)} />
      ) : isKnown ? (
        <div className={styles.narrow}>
          <QueryResult opened={opened} backTo={backTo} onAmend={setAmending} onAgain={() => undefined} />
          <Link className={styles.back} to={backTo}>
            {t('query.another')}
          </Link>
        </div>
      ) : (
        <TicketExpired backTo={backTo} />
      )}
    </div>
  )
}
