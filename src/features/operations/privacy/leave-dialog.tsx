import { Alert, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leave, previewLeaving } from '#contract/operations/privacy/endpoints.ts'
import { GRACE_DAYS } from '#contract/operations/privacy/limits.ts'
import { isLeavingPhrase, leavingPhrases } from '#contract/operations/privacy/rules.ts'
import type { Checks } from '#src/common/form/checks.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { clearLogin } from '#src/common/session/session.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { StoredDataList } from './stored-data-list'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './leave-dialog.module.css'

interface Values {
  password: string
  phrase: string
}

const empty: Values = { password: '', phrase: '' }
const refusals = { password: ['PasswordWrong', 'LoginLocked'], phrase: ['PhraseWrong'] } as const
const check = ({ password, phrase }: Values): Checks => ({
  password: password === '' ? 'password.empty' : undefined,
  phrase: isLeavingPhrase(phrase) ? undefined : 'privacy.phrase',
})

/** What goes, what stays and what is still in the way; then the password and the phrase. It ends the own session. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('privacy')
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const preview = useEndpoint(previewLeaving, {})
  const blocks = preview.data?.blocks ?? []
  const isFree = preview.data !== undefined && blocks.length === 0
  const phrase = leavingPhrases[getLanguage()]
  const send = async (values: Values) => {
    setBusy(true)
    const { until } = await call(leave, values, { alerts: false }).finally(() => setBusy(false))
    const text = t('leave.done', { until: momentText(until, i18n.language) })
    showAlert(text, () => {
      clearLogin()
      window.location.assign('./index.html#/')
    })
  }
  return (
    <WorkDialog
      title={t('leave.title')}
      width={640}
      danger
      {...(isFree ? { submit: t('leave.submit'), onSubmit: () => form.submit() } : {})}
      busy={busy}
      onClose={onClose}
    >
      <Shown query={preview} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ goes, stays }) => (
          <div className={styles.body}>
            {blocks.length > 0 ? (
              <Alert
                type="warning"
                showIcon
                title={t('leave.blocked')}
                description={
                  <ul className={styles.blocks}>
                    {blocks.map(({ block, count }) => (
                      <li key={block}>{t(`block.${block}`, { count })}</li>
                    ))}
                  </ul>
                }
              />
            ) : null}
            <p className={styles.text}>{t('leave.grace', { days: GRACE_DAYS })}</p>
            <StoredDataList title={t('leave.goes')} list={goes} none={t('leave.nothing')} />
            <StoredDataList title={t('leave.stays')} list={stays} none={t('leave.nothing')} />
            {isFree ? (
              <WorkForm
                form={form}
                label={t('leave.title')}
                initialValues={empty}
                check={check}
                refusals={refusals}
                onSend={send}
                renderSubmit={() => null}
              >
                <WorkField name="password" label={t('leave.password')} required>
                  <Input.Password autoComplete="current-password" maxLength={18} />
                </WorkField>
                <WorkField name="phrase" label={t('leave.phrase', { phrase })} required>
                  <TextInput autoComplete="off" maxLength={60} />
                </WorkField>
              </WorkForm>
            ) : null}
          </div>
        )}
      </Shown>
    </WorkDialog>
  )
}
