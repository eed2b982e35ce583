import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { registerAddress } from '#src/common/app/addresses.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { LaterAmendFlow } from './later-amend-flow'
import type { Opened, RegistrationResult } from './api'
import { belongsOnMobileQuery, MOBILE_QUERY_PATH, resultAddress } from './mobile-redirect'
import { Progress } from './progress'
import { QueryForm } from './query-form'
import { QueryResult } from './query-result'
import styles from './query.module.css'

/** The query as phones have it: the result stands on a page of its own (spec: access §2.5). */
export const MobileQueryScreen = () => <QueryScreen isMobile />

/** Looks up a registration; the mobile variant shows the result on a page of its own (spec: access §2.5). */
export function QueryScreen({ isMobile = false }: { isMobile?: boolean }) {
  const { t } = useTranslation('registration')
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()
  const [amending, setAmending] = useState<RegistrationResult>()
  const [refused, setRefused] = useState<{ message: string; isMissing: boolean }>()
  useTitle(t('title.query'))
  if (!isMobile && belongsOnMobileQuery(window.location, navigator.userAgent)) {
    return <Navigate to={MOBILE_QUERY_PATH} replace />
  }
  const clear = () => {
    setOpened(undefined)
    setRefused(undefined)
  }
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <PageHead title={t('title.query')} lead={t('title.queryLead')} />
      {amending && opened ? (
        <LaterAmendFlow result={amending} uuid={opened.uuid} onBack={() => setAmending(undefined)} />
      ) : (
        <div className={styles.columns} data-mobile={isMobile}>
          <QueryForm
            onFound={(found, address) => (isMobile ? void navigate(resultAddress(address)) : setOpened(found))}
            onCleared={clear}
            onRefused={(message, isMissing) => setRefused({ message, isMissing })}
          />
          {isMobile && !refused ? null : (
            <div>
              {opened ? (
                <QueryResult
                  key={opened.uuid}
                  opened={opened}
                  backTo="/registrationQuery"
                  onAmend={setAmending}
                  onAgain={clear}
                />
              ) : (
                <div className={styles.result}>
                  {isMobile ? null : <Progress outcome={undefined} />}
                  {refused ? (
                    <div role="alert" className={styles.refused}>
                      <p>{refused.message}</p>
                      {refused.isMissing ? <a href={registerAddress}>{t('query.toRegister')}</a> : null}
                    </div>
                  ) : (
                    <p className={styles.idle}>{t('query.idle')}</p>
                  )}
                </div>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
