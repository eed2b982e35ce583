import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountRow } from '#contract/operations/management/schemas.ts'
import { AccountDialog, type ManageAction } from './account-dialog'
import styles from '../rows.module.css'

/** Disabling knows active accounts alone, and enabling disabled ones. */
function possibleFor({ status, sessions }: AccountRow): ManageAction[] {
  return [
    ...(status === 'active' ? (['disable'] as const) : []),
    ...(status === 'disabled' ? (['enable'] as const) : []),
    ...(sessions > 0 ? (['endSessions'] as const) : []),
    'role',
  ]
}

/** What the organizer may do to another's account. */
export function AccountActions({ account }: { account: AccountRow }) {
  const { t } = useTranslation('organizer')
  const [requested, setRequested] = useState<ManageAction>()
  return (
    <>
      <div className={styles.rowActions}>
        {possibleFor(account).map((action) => (
          <Button
            key={action}
            type="link"
            size="small"
            aria-label={t(`manage.${action}.of`, { name: account.name })}
            onClick={() => setRequested(action)}
          >
            {t(`manage.${action}.do`)}
          </Button>
        ))}
      </div>
      {requested ? (
        <AccountDialog account={account} action={requested} onClose={() => setRequested(undefined)} />
      ) : null}
    </>
  )
}
