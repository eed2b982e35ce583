import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountRow } from '#contract/operations/management/schemas.ts'
import { endSessions, setAccountDisabled, setUserType } from '#contract/operations/management/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useManage } from '../api'

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
  const send = async () => {
    try {
      await act()
      showToast(t(`manage.${action}.done`, { name }))
    } catch (error) {
      if (error instanceof ApiError && error.failure !== 'expired') showAlert(error.message)
    }
    onClose()
  }
  const options = Object.values(userTypes).map((value) => ({ value: String(value), label: t(`userType.${value}`) }))
  return (
    <WorkDialog
      title={t(`manage.${action}.do`)}
      submit={t(`manage.${action}.do`)}
      danger={action === 'disable' || action === 'endSessions'}
      disabled={action === 'role' && type === userType}
      busy={busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t(`manage.${action}.effect`)}</p>
      {action === 'role' ? (
        <Form.Item label={t('accounts.type')} htmlFor="account-type" layout="vertical">
          <Choice
            id="account-type"
            value={String(type)}
            options={options}
            onChange={(value) => setType(Number(value))}
          />
        </Form.Item>
      ) : null}
    </WorkDialog>
  )
}
