import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { removeTransferAccount, saveTransferAccount } from '#contract/commerce/transfers/endpoints.ts'
import { ACCOUNT_LINE_MAX } from '#contract/commerce/transfers/limits.ts'
import { checkTransferAccount } from '#contract/commerce/transfers/rules.ts'
import type { TransferAccount } from '#contract/commerce/transfers/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useSession } from '#src/common/session/session.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useTransferAccount } from '../api'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from '../transfers.module.css'
import { useTransferChange } from './api'

const lines = ['name', 'bank', 'account'] as const

/** The account that transfers go to: set, changed, taken away by finance, read by the others. */
export function FairAccount() {
  const { t } = useTranslation('transfers')
  const query = useTransferAccount()
  const mayChange = hasPermission(useSession()?.user.userType, 'manageFinance')
  const [doing, setDoing] = useState<'save' | 'remove'>()
  const close = () => setDoing(undefined)
  return (
    <section className={styles.fair} aria-labelledby="fair-account">
      <h2 id="fair-account">{t('fair.title')}</h2>
      <Shown query={query} loading={<div className="yz-skeleton" style={{ height: '4rem' }} />}>
        {(account) => (
          <>
            <p>{t(account ? 'fair.lead' : 'fair.none')}</p>
            {account ? (
              <dl>
                {lines.map((line) => (
                  <Line key={line} name={t(`account.${line}`)} text={account[line]} />
                ))}
              </dl>
            ) : null}
            {mayChange ? (
              <div className={styles.ways}>
                <Button onClick={() => setDoing('save')}>{t(account ? 'fair.change' : 'fair.set')}</Button>
                {account ? (
                  <Button danger onClick={() => setDoing('remove')}>
                    {t('fair.remove')}
                  </Button>
                ) : null}
              </div>
            ) : null}
            {doing === 'save' ? <SaveDialog account={account} onClose={close} /> : null}
            {doing === 'remove' ? <RemoveDialog onClose={close} /> : null}
          </>
        )}
      </Shown>
    </section>
  )
}

const Line = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </>
)

const check = (values: TransferAccount) => checkTransferAccount(values)

function SaveDialog({ account, onClose }: { account: TransferAccount | null; onClose: () => void }) {
  const { t } = useTranslation('transfers')
  const [form] = Form.useForm<TransferAccount>()
  const save = useTransferChange(saveTransferAccount)
  const [initial] = useState<TransferAccount>(() => account ?? { name: '', bank: '', account: '' })
  const send = async (values: TransferAccount) => {
    await save.mutateAsync({ name: values.name.trim(), bank: values.bank.trim(), account: values.account.trim() })
    showToast(t('fair.saved'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('fair.title')}
      submit={t('fair.save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <WorkForm
        form={form}
        label={t('fair.title')}
        initialValues={initial}
        check={check}
        onSend={send}
        renderSubmit={() => null}
      >
        {lines.map((line) => (
          <WorkField key={line} name={line} label={t(`account.${line}`)} required>
            <TextInput maxLength={ACCOUNT_LINE_MAX} autoComplete="off" />
          </WorkField>
        ))}
        <EnterSends disabled={save.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('transfers')
  const remove = useTransferChange(removeTransferAccount)
  const done = () => {
    showToast(t('fair.removed'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('fair.removeTitle')}
      submit={t('fair.remove')}
      danger
      busy={remove.isPending}
      onSubmit={() => remove.mutate({}, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{t('fair.removeText')}</p>
      {remove.error ? <Alert type="error" showIcon role="alert" title={errorMessage(remove.error)} /> : null}
    </WorkDialog>
  )
}
