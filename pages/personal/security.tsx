import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { DataCopy } from '#src/features/operations/privacy/data-copy.tsx'
import { LeaveAccount } from '#src/features/operations/privacy/leave-account.tsx'
import { Consents } from '#src/features/operations/privacy/consents.tsx'
import { TranslationChoice } from '#src/features/operations/privacy/translation-choice.tsx'
import { useAccount } from './account'
import { ChangeEmail, ChangePhone } from './address-forms'
import { IdentityLinks } from './identity-links'
import { PasswordForm } from './password-form'
import styles from './personal.module.css'

/** The ways to log in: password, phone, e-mail, WeChat and face. */
export function Security() {
  const { t } = useTranslation('personal')
  const account = useAccount()
  return (
    <div className={styles.stack}>
      <h2 className={styles.sectionTitle}>{t('nav.security')}</h2>
      <PasswordForm />
      <Shown query={account} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ email, mobile, contactEmail, contactMobile }) => (
          <>
            <ChangePhone now={mobile} given={contactMobile} />
            <ChangeEmail now={email} given={contactEmail} />
          </>
        )}
      </Shown>
      <IdentityLinks />
      <Consents />
      <TranslationChoice />
      <DataCopy />
      <LeaveAccount />
    </div>
  )
}
