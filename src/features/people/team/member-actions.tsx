import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendInvitationAgain } from '#contract/people/team/endpoints.ts'
import type { Member } from '#contract/people/team/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { useTeamChange } from './api'
import { RemoveDialog } from './remove-dialog'
import { RoleDialog } from './role-dialog'
import { TakeBackDialog } from './take-back-dialog'
import styles from './team.module.css'

type Requested = 'changeRole' | 'remove' | 'takeBack'

/** What can be done with a member as they stand; nothing for oneself and for members that the organizer disabled. */
function possibleFor({ self, state }: Member): readonly (Requested | 'sendAgain')[] {
  if (self || state === 'disabled') return []
  return state === 'active' ? ['changeRole', 'remove'] : ['sendAgain', 'changeRole', 'takeBack']
}

export function MemberActions({ member, team }: { member: Member; team: readonly Member[] }) {
  const { t } = useTranslation('team')
  const [requested, setRequested] = useState<Requested>()
  const again = useTeamChange(sendInvitationAgain)
  const { id, name, email } = member
  const close = () => setRequested(undefined)
  const sendAgain = async () => {
    try {
      await again.mutateAsync({ id })
      showToast(t('sendAgain.done', { email }))
    } catch (error) {
      showAlert(errorMessage(error))
    }
  }
  const actions = possibleFor(member)
  if (actions.length === 0) return <span>—</span>
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          type="link"
          size="small"
          danger={action === 'remove'}
          loading={action === 'sendAgain' && again.isPending}
          aria-label={t(`${action}.of`, { name })}
          onClick={() => (action === 'sendAgain' ? void sendAgain() : setRequested(action))}
        >
          {t(`${action}.do`)}
        </Button>
      ))}
      {requested === 'changeRole' ? <RoleDialog member={member} team={team} onClose={close} /> : null}
      {requested === 'remove' ? <RemoveDialog member={member} team={team} onClose={close} /> : null}
      {requested === 'takeBack' ? <TakeBackDialog member={member} onClose={close} /> : null}
    </div>
  )
}
