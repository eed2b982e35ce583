import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountRow } from '../../../contract/management/schemas'
import { endSessions, setAccountDisabled, setUserType } from '../../../contract/management/endpoints'
import { userTypes } from '../../../contract/core/permissions'
import { Field } from '../../../src/common/form/field'
import form from '../../../src/common/form/form.module.css'
import { ApiError } from '../../../src/common/request/api-error'
import { Dialog } from '../../../src/common/ui/dialog/dialog'
import { showAlert, showToast } from '../../../src/common/ui/notices/notices'
import { useManage } from '../api'
import styles from '../dialogs.module.css'

export type ManageAction = 'disable' | 'enable' | 'endSessions' | 'role'

interface AccountDialogProps {
  account: AccountRow
  action: ManageAction
  onClose: () => void
}

/** Says what is about to be done to an account, and does it. */
export function AccountDialog({ account: { id, name, userType }, action, onClose }: AccountDialogProps) {
  const { t } = useTranslation('organizer')
  const [type, setType] = useState(userType)
  const [disabling, ending, typing] = [useManage(setAccountDisabled), useManage(endSessions), useManage(setUserType)]
  const busy = disabling.isPending || ending.isPending || typing.isPending
  const act = () => {
    if (action === 'endSessions') return ending.mutateAsync({ id })
    if (action === 'role') return typing.mutateAsync({ id, userType: type })
    return disabling.mutateAsync({ id, disabled: action === 'disable' })
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    try {
      await act()
      showToast(t(`manage.${action}.done`, { name }))
    } catch (error) {
      if (error instanceof ApiError && error.failure !== 'expired') showAlert(error.message)
    }
    onClose()
  }
  return (
    <Dialog title={t(`manage.${action}.do`)} width={480} onClose={onClose}>
      <form className={styles.body} onSubmit={(event) => void send(event)}>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{t(`manage.${action}.effect`)}</p>
        {action === 'role' ? (
          <Field label={t('accounts.type')}>
            {(control) => (
              <select
                className={form.input}
                value={type}
                onChange={(event) => setType(Number(event.target.value))}
                {...control}
              >
                {Object.values(userTypes).map((value) => (
                  <option key={value} value={value}>
                    {t(`userType.${value}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
        <div className={styles.ways}>
          <button type="button" className="yz-button" data-kind="quiet" onClick={onClose}>
            {t('decide.cancel')}
          </button>
          <button type="submit" className="yz-button" disabled={busy || (action === 'role' && type === userType)}>
            {t(`manage.${action}.do`)}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
