import { useTranslation } from 'react-i18next'
import type { Plain } from '#src/common/work/export/plain-table.ts'

interface Reached {
  phone: string
  email: string
}

/** A phone with the e-mail below it. */
export function Contact({ phone, email }: Reached) {
  return (
    <>
      {phone || '—'}
      <small>{email || '—'}</small>
    </>
  )
}

/** The same in a saved table, as the list shows it. */
export function usePlainContact(): Plain<Reached> {
  const { t } = useTranslation('organizer')
  return {
    [t('field.phone')]: ({ phone }) => phone,
    [t('field.email')]: ({ email }) => email,
  }
}
