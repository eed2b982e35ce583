import { useTranslation } from 'react-i18next'
import { changePassword } from '../../contract/account/endpoints'
import { confirmPassword, newPassword } from '../../contract/session/rules'
import { PasswordInput } from '../../src/common/form/inputs'
import type { Checks } from '../../src/common/form/checks'
import { useRulesForm } from '../../src/common/form/use-rules-form'
import { errorMessage } from '../../src/common/request/error-message'
import { call } from '../../src/common/request/call'
import { showToast } from '../../src/common/ui/notices/notices'
import { failureField } from './failure-field'
import styles from './personal.module.css'

interface Values {
  oldPassword: string
  password: string
  again: string
}

const empty: Values = { oldPassword: '', password: '', again: '' }

const checks = ({ oldPassword, password, again }: Values): Checks => ({
  oldPassword: oldPassword === '' ? 'password.empty' : undefined,
  password: newPassword(password),
  again: confirmPassword(again, password),
})

/** Another password; it ends every other session. */
export function PasswordForm() {
  const { t } = useTranslation('personal')
  const form = useRulesForm<Values>(empty, checks)
  const { errors, isSubmitting, touchedFields } = form.formState
  const submit = form.handleSubmit(async ({ oldPassword, password }) => {
    try {
      await call(changePassword, { oldPassword, password }, { alerts: false })
      form.reset(empty)
      showToast(t('password.done'))
    } catch (error) {
      const place = failureField(error) === 'password' ? 'oldPassword' : 'root'
      form.setError(place, { type: 'server', message: errorMessage(error) }, { shouldFocus: true })
    }
  })
  return (
    <form className={styles.form} aria-labelledby="change-password" noValidate onSubmit={(event) => void submit(event)}>
      <h3 id="change-password">{t('password.title')}</h3>
      <p className={styles.lead}>{t('password.lead')}</p>
      <PasswordInput
        label={t('password.old')}
        field={form.register('oldPassword')}
        error={errors.oldPassword}
        autoComplete="current-password"
        required
      />
      <PasswordInput
        label={t('password.new')}
        hint={t('password.hint')}
        field={form.register('password', { deps: touchedFields.again ? ['again'] : [] })}
        error={errors.password}
        autoComplete="new-password"
        required
      />
      <PasswordInput
        label={t('password.again')}
        field={form.register('again')}
        error={errors.again}
        autoComplete="new-password"
        required
      />
      {errors.root?.message ? (
        <p className={styles.refusal} role="alert">
          {errors.root.message}
        </p>
      ) : null}
      <button type="submit" className={`yz-button ${styles.tall}`} disabled={isSubmitting}>
        {t(isSubmitting ? 'action.saving' : 'password.submit')}
      </button>
    </form>
  )
}
