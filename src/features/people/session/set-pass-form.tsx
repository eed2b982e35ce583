import { useTranslation } from 'react-i18next'
import { updatePassword, updatePasswordForEmail } from '#contract/people/reset/endpoints.ts'
import { PasswordInput } from '#src/common/form/inputs.tsx'
import { useRulesForm } from '#src/common/form/use-rules-form.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import styles from './access.module.css'
import type { ResetTicket } from './forget-form'
import { SubmitPart } from './submit-part'
import { newPasswordChecks, type NewPasswordValues, emptyNewPassword } from './values'

interface Props {
  ticket: ResetTicket
  onDone: () => void
  /** Leads back to where a code is sent. */
  onAnew: () => void
}

/** Mode SET_PASS: the new password, twice (spec: access §4, §5). */
export function SetPassForm({ ticket: { uuid, email }, onDone, onAnew }: Props) {
  const { t } = useTranslation('access')
  const form = useRulesForm<NewPasswordValues>(emptyNewPassword, newPasswordChecks)
  const { formState, register } = form
  const { errors } = formState
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      if (email === '') await call(updatePassword, { password, uuid }, { alerts: false })
      else await call(updatePasswordForEmail, { password, uuid, email }, { alerts: false })
      onDone()
    } catch (error) {
      const message = t('password.failed', { reason: errorMessage(error) })
      form.setError('root', { type: isRefusal(error, 'TicketEnded') ? 'ended' : 'server', message })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <PasswordInput
        label={t('password.new')}
        hint={t('password.hint')}
        field={register('password', { deps: formState.touchedFields.again ? ['again'] : [] })}
        error={errors.password}
        autoComplete="new-password"
        required
      />
      <PasswordInput
        label={t('password.again')}
        field={register('again')}
        error={errors.again}
        autoComplete="new-password"
        required
      />
      <SubmitPart form={formState} label={t('password.submit')} busy={t('password.saving')} />
      {errors.root?.type === 'ended' ? (
        <button type="button" className={styles.link} onClick={onAnew}>
          {t('password.anew')}
        </button>
      ) : null}
    </form>
  )
}
