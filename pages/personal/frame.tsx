import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getOverview } from '#contract/operations/overview/endpoints.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { goToLogin } from '#src/common/session/go-to-login.ts'
import { useSession } from '#src/common/session/session.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { Work } from '#src/common/work/work.tsx'
import type { SectionName } from './navigation/groups'
import { SectionNav } from './navigation/section-nav'
import styles from './personal.module.css'

interface FrameProps {
  section: SectionName
  /** The section needs the whole width, and the way back stands in it. */
  wide?: boolean
  children: ReactNode
}

/** What was done in one section is counted when the next is opened. */
function useCountsOf(section: SectionName): void {
  const client = useQueryClient()
  const before = useRef(section)
  useEffect(() => {
    if (before.current === section) return
    before.current = section
    void client.invalidateQueries({ queryKey: [getOverview.path] })
  }, [client, section])
}

/** The personal centre around one of its sections; whoever is not signed in is invited to log in. */
export function Frame({ section, wide = false, children }: FrameProps) {
  const { t } = useTranslation('personal')
  const signedIn = useSession()
  useTitle(t(`nav.${section}`))
  useCountsOf(section)
  return (
    <Work>
      <div className={`yz-wrap ${styles.page}`}>
        <h1>{t('title')}</h1>
        {signedIn ? (
          <div className={wide ? undefined : styles.columns}>
            {wide ? null : <SectionNav current={section} userType={signedIn.user.userType} />}
            {/* Another user's session gets a new form. */}
            <div key={signedIn.user.userId} className={styles.section}>
              {children}
            </div>
          </div>
        ) : (
          <Empty title={t('guest.title')} text={t(section === 'ownReports' ? 'guest.feedback' : 'guest.text')}>
            <button type="button" className={`yz-button ${styles.tall}`} onClick={() => goToLogin()}>
              {t('guest.login')}
            </button>
          </Empty>
        )}
      </div>
    </Work>
  )
}
