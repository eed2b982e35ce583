import { useTranslation } from 'react-i18next'
import { hasPermission } from '../../contract/core/permissions'
import { LinkTabs } from '../../src/common/ui/list/link-tabs'
import { useHashQuery } from '../../src/common/app/use-hash-query'
import { useSession } from '../../src/common/session/session'
import { AgentInbox } from '../../src/features/customer-service/agent/agent-inbox'
import { VisitorInbox } from '../../src/features/customer-service/visitor/visitor-inbox'
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
