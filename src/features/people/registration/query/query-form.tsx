import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendRegEmail, smsSend } from '#contract/people/codes/endpoints.ts'
import {
  queryEmail,
  QUERY_EMAIL_MAX,
  queryMobile,
  splitMobile,
  toMobile,
} from '#contract/core/contact/contact-rules.ts'
import { code } from '#contract/people/session/rules.ts'
import { Choices, TextInput } from '#src/common/form/inputs.tsx'
import { useRulesForm } from '#src/common/form/use-rules-form.ts'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { CodeField } from '#src/common/verify/code-field.tsx'
import type { Solved } from '#src/common/verify/puzzle-dialog.tsx'
import { type Refusal, parseRefusal, refusalText } from '../model/refusals'
import { type Opened, openRegistration } from './api'
import styles from './query.module.css'

interface Values {
  /** 0 phone, 1 e-mail (spec: access §3) */
  phoneOrEmail: '0' | '1'
  mobile: string
  email: string
  verificationCode: string
}

const start: Values = { phoneOrEmail: '0', mobile: '', email: '', verificationCode: '' }

function check({ phoneOrEmail, mobile, email, verificationCode }: Values) {
  return {
    mobile: phoneOrEmail === '0' ? queryMobile(mobile) : undefined,
    email: phoneOrEmail === '1' ? queryEmail(email.trim()) : undefined,
    verificationCode: code(verificationCode),
  }
}

const accountOf = ({ phoneOrEmail, mobile, email }: Values): string =>
  phoneOrEmail === '0' ? toMobile(mobile) : email.trim()

interface QueryFormProps {
  onFound: (opened: Opened, values: { mobile: string; email: string }) => void
  /** What was found or refused before no longer holds. */
  onCleared: () => void
  onRefused: (message: string, isMissing: boolean) => void
}

/** Phone or e-mail with its code, to look up the registration (spec: access §2.5). */
export function QueryForm({ onFound, onCleared, onRefused }: QueryFormProps) {
  const { t, i18n } = useTranslation('registration')
  const form = useRulesForm<Values>(start, check)
  const { errors, isSubmitting } = form.formState
  const [wrong, setWrong] = useState<Refusal>()
  const [by, mobile, email] = form.watch(['phoneOrEmail', 'mobile', 'email'])
  const isPhone = by === '0'
  const isReady = isPhone ? !queryMobile(mobile) : !queryEmail(email.trim())

  const { setError } = form
  useEffect(() => {
    if (!wrong) return
    const message = refusalText(wrong, i18n.language)
    setError('verificationCode', { type: 'server', message }, { shouldFocus: true })
  }, [wrong, setError, i18n.language])

  const send = ({ pass }: Solved) => {
    const purpose = 'query' as const
    const account = accountOf(form.getValues())
    return isPhone
      ? call(smsSend, { ...splitMobile(account), purpose, pass }, { alerts: false })
      : call(sendRegEmail, { email: account, purpose, pass }, { alerts: false })
  }

  const query = form.handleSubmit(async (values) => {
    onCleared()
    try {
      const opened = await openRegistration(accountOf(values), values.verificationCode)
      onFound(opened, isPhone ? { mobile: opened.account, email: '' } : { mobile: '', email: opened.account })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isRefusal(error, 'CodeWrong', 'CodeTriesUsed')) setWrong(parseRefusal(error))
      else onRefused(error.message, isRefusal(error, 'RegistrationNotFound'))
    }
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void query(event)}>
      <Choices
        label={t('query.by')}
        required
        type="radio"
        field={form.register('phoneOrEmail', {
          onChange: (event: { target: { value: string } }) => {
            form.reset({ ...start, phoneOrEmail: event.target.value === '1' ? '1' : '0' })
            setWrong(undefined)
            onCleared()
          },
        })}
        options={[
          { value: '0', label: t('query.phone') },
          { value: '1', label: t('query.email') },
        ]}
      />
      {isPhone ? (
        <TextInput
          key="mobile"
          label={t('query.phone')}
          hint={t('query.phoneHint')}
          error={errors.mobile}
          required
          type="tel"
          autoComplete="tel"
          field={form.register('mobile')}
        />
      ) : (
        <TextInput
          key="email"
          label={t('query.email')}
          hint={t('query.emailHint', { max: QUERY_EMAIL_MAX })}
          error={errors.email}
          required
          type="email"
          autoComplete="email"
          field={form.register('email')}
        />
      )}
      <CodeField
        key={by}
        field={form.register('verificationCode', { onChange: () => setWrong(undefined) })}
        error={errors.verificationCode}
        canSend={isReady}
        send={send}
        onRefused={(message) => onRefused(message, false)}
      />
      <button type="submit" className="yz-button" disabled={isSubmitting}>
        {t(isSubmitting ? 'query.asking' : 'query.ask')}
      </button>
    </form>
  )
}
