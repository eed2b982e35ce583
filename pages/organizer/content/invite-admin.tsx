import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { useSession } from '#src/common/session/session.ts'
import { useContent } from '#src/features/fair/content/api.ts'
import styles from './invite-admin.module.css'

const InviteDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('#src/features/people/team/invite-dialog.tsx'), startTexts('team')])
  return module.InviteDialog
})

/** The way for an organizer to give an exhibitor, once it is on show, somebody who keeps its stand. */
export function InviteAdmin({ exhibitorId }: { exhibitorId: number }) {
  const { t } = useTranslation('content')
  const [isOpen, setOpen] = useState(false)
  const mayInvite = hasPermission(useSession()?.user.userType, 'manageAccounts')
  const { data } = useContent('exhibitor', exhibitorId)
  if (!mayInvite || data?.state !== 'published') return null
  return (
    <div className={styles.invite}>
      <Button onClick={() => setOpen(true)}>{t('form.inviteAdmin')}</Button>
      {isOpen ? (
        <Suspense>
          <InviteDialog exhibitorId={exhibitorId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
