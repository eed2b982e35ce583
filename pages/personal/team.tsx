import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { useSession } from '#src/common/session/session.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { InviteDialog } from '#src/features/people/team/invite-dialog.tsx'
import { TeamChanges } from '#src/features/people/team/team-changes.tsx'
import { TeamList } from '#src/features/people/team/team-list.tsx'
import lists from './lists.module.css'
import page from './personal.module.css'

/** The people of the own exhibitor, for those who speak for it; whoever else comes here is notified. */
export function Team() {
  const { t } = useTranslation('team')
  const [inviting, setInviting] = useState(false)
  if (!hasPermission(useSession()?.user.userType, 'manageTeam'))
    return <Empty title={t('closed.title')} text={t('closed.text')} />
  return (
    <div className={page.stack}>
      <div className={lists.head}>
        <h2 className={page.sectionTitle}>{t('title')}</h2>
        <Button type="primary" onClick={() => setInviting(true)}>
          {t('invite.do')}
        </Button>
      </div>
      <p className={lists.lead}>{t('lead')}</p>
      <TeamList />
      <TeamChanges />
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </div>
  )
}
