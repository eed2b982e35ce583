import { Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserInfo } from '../../contract/account/schemas'
import type { RuleBreach } from '../../contract/core/rule-texts'
import { code as codeRule } from '../../contract/session/rules'
import { showToast } from '../../src/common/ui/notices/notices'
import { CodeInput } from '../../src/common/work/code-input'
import { WorkField, WorkForm } from '../../src/common/work/work-form'
import { useChanged } from './account'
import styles from './personal.module.css'

export interface AddressValues {
  address: string
  areaCode: string
  code: string
  password: string
}

const refusals = {
  password: ['PasswordWrong', 'LoginLocked'],
  code: ['CodeWrong', 'CodeTriesUsed'],
  address: ['PhoneTaken', 'EmailTaken'],
} as const

interface AddressFormProps {
  kind: 'phone' | 'email'
  /** The present one, or empty. */
  now: string
  defaultAreaCode: string
  /** Declared outside the component. */
  rule: (values: AddressValues) => RuleBreach | undefined
  send: (values: AddressValues, pass: string) => Promise<{ resendAfter: number }>
  change: (values: AddressValues) => Promise<UserInfo>
  /** The fields of the address. */
  children: ReactNode
}

/** A new phone or e-mail: a code sent there and the password prove the change. */
export function AddressForm({ kind, now, defaultAreaCode, rule, send, change, children }: AddressFormProps) {
  const { t } = useTranslation('personal')
  const changed = useChanged()
  const [form] = Form.useForm<AddressValues>()
  const empty: AddressValues = { address: '', areaCode: defaultAreaCode, code: '', password: '' }
  const typed = { ...empty, ...Form.useWatch([], form) }
  const save = async (values: AddressValues) => {
    const user = await change(values)
    form.resetFields()
    changed(user)
    showToast(t(kind === 'phone' ? 'phone.done' : 'email.done'))
  }
  const refuse = (message: string) => {
    form.setFields([{ name: 'address', errors: [message] }])
    form.focusField('address')
  }
  const titleId = `change-${kind}`
  return (
    <section className={styles.form}>
      <h3 id={titleId}>{t(kind === 'phone' ? 'phone.title' : 'email.title')}</h3>
      <WorkForm
        form={form}
        labelledBy={titleId}
        initialValues={empty}
        check={(values) => ({
          address: rule(values),
          code: codeRule(values.code),
          password: values.password === '' ? 'password.empty' : undefined,
        })}
        refusals={refusals}
        onSend={save}
        renderSubmit={(busy) => (
          <Button type="primary" htmlType="submit" loading={busy}>
            {t(busy ? 'action.saving' : kind === 'phone' ? 'phone.submit' : 'email.submit')}
          </Button>
        )}
      >
        <p className={styles.lead}>{now === '' ? t('address.none') : t('address.now', { address: now })}</p>
        {children}
        <WorkField name="code" label={t('common:form.code')} required>
          <CodeInput
            canSend={rule(typed) === undefined}
            send={({ pass }) => send(form.getFieldsValue(true), pass)}
            onRefused={refuse}
          />
        </WorkField>
        <WorkField name="password" label={t('address.password')} required>
          <Input.Password autoComplete="current-password" />
        </WorkField>
      </WorkForm>
    </section>
  )
}
