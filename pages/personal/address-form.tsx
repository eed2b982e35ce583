import { Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserInfo } from '#contract/foundation/accounts/schemas.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { code as codeRule } from '#contract/people/session/rules.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { CodeInput } from '#src/common/work/code-input.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
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
  /** What was given and never proved, or empty. */
  given: string
  /** What stands in the field at first. */
  typed: string
  defaultAreaCode: string
  /** Declared outside the component. */
  rule: (values: AddressValues) => RuleBreach | undefined
  send: (values: AddressValues, pass: string) => Promise<{ resendAfter: number }>
  change: (values: AddressValues) => Promise<UserInfo>
  /** The fields of the address. */
  children: ReactNode
}

/** A phone or e-mail to log in with, the first or another: a code sent there and the password prove it. */
export function AddressForm(props: AddressFormProps) {
  const { kind, now, given, typed: typedAtFirst, defaultAreaCode, rule, send, change, children } = props
  const { t } = useTranslation('personal')
  // The first is bound, another takes its place.
  const say = (what: 'title' | 'submit' | 'done') => t(`${now === '' ? 'bind' : 'change'}.${kind}.${what}`)
  const changed = useChanged()
  const [form] = Form.useForm<AddressValues>()
  const empty: AddressValues = { address: '', areaCode: defaultAreaCode, code: '', password: '' }
  const atFirst = { ...empty, address: typedAtFirst }
  const typed = { ...atFirst, ...Form.useWatch([], form) }
  const save = async (values: AddressValues) => {
    const user = await change(values)
    form.setFieldsValue(empty)
    changed(user)
    showToast(say('done'))
  }
  const refuse = (message: string) => {
    form.setFields([{ name: 'address', errors: [message] }])
    form.focusField('address')
  }
  const titleId = `change-${kind}`
  return (
    <section className={styles.form}>
      <h3 id={titleId}>{say('title')}</h3>
      <WorkForm
        form={form}
        labelledBy={titleId}
        initialValues={atFirst}
        check={(values) => ({
          address: rule(values),
          code: codeRule(values.code),
          password: values.password === '' ? 'password.empty' : undefined,
        })}
        refusals={refusals}
        onSend={save}
        renderSubmit={(busy) => (
          <Button type="primary" htmlType="submit" loading={busy}>
            {busy ? t('action.saving') : say('submit')}
          </Button>
        )}
      >
        <p className={styles.lead}>
          {now !== ''
            ? t('address.now', { address: now })
            : given
              ? t('address.given', { address: given })
              : t('address.none')}
        </p>
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
