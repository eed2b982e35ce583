import { useTranslation } from 'react-i18next'
import { useIm } from '#src/common/chat/use-im.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { Failed } from '#src/common/ui/states.tsx'
import { useCompany } from '../api'
import styles from './chat-dialog.module.css'
import { CompanyCard } from './company-card'
import { ServiceState } from './service-line'
import { useKicked } from '#src/common/chat/use-kicked.ts'
import { VisitorTalk } from './visitor-talk'

/** Online chat with an exhibitor: messages, composer and company card (spec: access §2.6). */
export function ChatDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useTranslation('conversations')
  const { im, state, error, retry } = useIm()
  const { data: company } = useCompany(userId)
  useKicked(state)
  const service = { userId, nick: company?.company ?? t('service'), avatar: company?.logoUrl ?? '' }
  return (
    <Dialog title={t('dialog.title')} width={880} onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.talk}>
          <ServiceState userId={userId} />
          {error === undefined ? <VisitorTalk im={im} service={service} /> : <Failed error={error} retry={retry} />}
        </div>
        <CompanyCard userId={userId} />
      </div>
    </Dialog>
  )
}
