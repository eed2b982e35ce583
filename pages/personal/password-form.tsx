import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { changePassword } from '#contract/people/account/endpoints.ts'
import { confirmPassword, newPassword } from '#contract/people/session/rules.ts'
import type { Checks } from '#src/common/form/checks.ts'
import { call } from '#src/common/request/call.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import styles from './personal.module.css'

interface Values {
  oldPassword: string
  password: string
  again: string
}

const empty: Values = { oldPassword: '', password: '', again: '' }
const refusals = { oldPassword: ['PasswordWrong', 'LoginLocked'] } as const

const check = ({ oldPassword, password, again }: Values): Checks => ({
  oldPassword: oldPassword === '' ? 'password.empty' : undefined,
  password: newPassword(password),
  again: confirmPassword(again, password),
})

/** Another password; it ends every other session. */
export function PasswordForm() {
  const { t } = useTranslation('personal')
  const [form] = Form.useForm<Values>()
  const send = async ({ oldPassword, password }: Values) => {
    await call(changePassword, { oldPassword, password }, { alerts: false })
    form.resetFields()
    showToast(t('password.done'))
  }
  return (
    <section className={styles.form}>
      <h3 id="change-password">{t('password.title')}</h3>
      <p className={styles.lead}>{t('password.lead')}</p>
      <WorkForm
        form={form}
        labelledBy="change-password"
        initialValues={empty}
        check={check}
        refusals={refusals}
        onSend={send}
        renderSubmit={(busy) => (
          <Button type="primary" htmlType="submit" loading={busy}>
            {t(busy ? 'action.saving' : 'password.submit')}
          </Button>
        )}
      >
        <WorkField name="oldPassword" label={t('password.old')} required>
          <Input.Password autoComplete="current-password" />
        </WorkField>
        <WorkField name="password" label={t('password.new')} extra={t('password.hint')} required>
          <Input.Password autoComplete="new-password" />
        </WorkField>
        <WorkField name="again" label={t('password.again')} required>
          <Input.Password autoComplete="new-password" />
        </WorkField>
      </WorkForm>
    </section>
  )
}
