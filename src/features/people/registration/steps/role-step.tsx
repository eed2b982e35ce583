import { useTranslation } from 'react-i18next'
import { getMainDetail } from '#contract/fair/expo/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Shown } from '#src/common/ui/states.tsx'
import type { Role } from '../model/form-values'
import { StepHead } from './step-head'
import styles from './steps.module.css'

interface RoleStepProps {
  role: Role
  takesFocus: boolean
  /** The next step is on its way. */
  busy: boolean
  onRole: (role: Role) => void
  onNext: () => void
}

/** The choice of a role; a group sees the organizer's phone number and stops here (spec: access §1, §4). */
export function RoleStep({ role, takesFocus, busy, onRole, onNext }: RoleStepProps) {
  const { t } = useTranslation('registration')
  const roles = [
    { value: 'exhibitor', name: t('role.exhibitor'), text: t('role.exhibitorText') },
    { value: 'buyer', name: t('role.buyer'), text: t('role.buyerText') },
    { value: 'group', name: t('role.group'), text: t('role.groupText') },
  ] as const
  return (
    <>
      <StepHead title={t('role.title')} lead={t('role.lead')} takesFocus={takesFocus} />
      <fieldset className={styles.cards}>
        <legend className="yz-visually-hidden">{t('role.title')}</legend>
        {roles.map(({ value, name, text }) => (
          <label key={value} className={styles.card}>
            <input type="radio" name="role" value={value} checked={role === value} onChange={() => onRole(value)} />
            <strong>{name}</strong>
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {role === 'group' ? (
        <GroupNote />
      ) : (
        <div className={styles.actions}>
          <button type="button" className="yz-button" disabled={busy} onClick={onNext}>
            {t('steps.next')}
          </button>
        </div>
      )}
    </>
  )
}

function GroupNote() {
  const { t } = useTranslation('registration')
  const query = useEndpoint(getMainDetail, {})
  return (
    <div className={styles.note} role="status">
      <h3>{t('role.groupTitle')}</h3>
      <p>{t('role.groupCall')}</p>
      <Shown query={query} loading={<div className={`yz-skeleton ${styles.phoneWaiting}`} />}>
        {({ expoInfo: { contacts } }) => (
          <a className={styles.phone} href={`tel:${contacts.groupPhone.replace(/[^\d+]/g, '')}`}>
            {contacts.groupPhone}
          </a>
        )}
      </Shown>
    </div>
  )
}
