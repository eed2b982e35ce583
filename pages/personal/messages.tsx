import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { AgentInbox } from '#src/features/live/customer-service/agent/agent-inbox.tsx'
import { VisitorInbox } from '#src/features/live/customer-service/visitor/visitor-inbox.tsx'
import styles from './personal.module.css'

/** The own conversations, and for who answers visitors what visitors ask. */
export function Messages() {
  const { t } = useTranslation('conversations')
  const query = useHashQuery()
  const answers = hasPermission(useSession()?.user.userType, 'answerVisitors')
  const view = answers && query.text('view') !== 'mine' ? 'agent' : 'mine'
  return (
    <div className={styles.stack}>
      <h2 className={styles.sectionTitle}>{t(`${view}.title`)}</h2>
      <p className={styles.lead}>{t(`${view}.lead`)}</p>
      {answers ? (
        <LinkTabs
          label={t('views.label')}
          tabs={(['agent', 'mine'] as const).map((key) => ({
            key,
            to: key === 'mine' ? '/messages?view=mine' : '/messages',
            label: t(`${key}.title`),
            current: key === view,
          }))}
        />
      ) : null}
      {view === 'agent' ? <AgentInbox /> : <VisitorInbox />}
    </div>
  )
}
