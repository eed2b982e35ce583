import { useTranslation } from 'react-i18next'
import { CONTACT_PHONE_MAX } from '#contract/core/contact/contact-rules.ts'
import { TextField } from './controls'
import { NamePair } from './name-pair'
import type { Scope } from './scope'
import { Section } from './section'

/** What everybody sees on the stand's page: requested apart, and nothing of it needed. */
export function PublicContactSection({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  return (
    <Section title={t('form.publicContact')} lead={t('form.publicContactLead')}>
      <NamePair
        scope={scope}
        name="contactName"
        label={t('form.contactName')}
        otherLabel={t('form.contactNameOther')}
        required={false}
      />
      <TextField
        scope={scope}
        name="contactPhone"
        label={t('form.contactPhone')}
        type="tel"
        autoComplete="off"
        maxLength={CONTACT_PHONE_MAX}
      />
      <TextField
        scope={scope}
        name="contactEmail"
        label={t('form.contactEmail')}
        type="email"
        autoComplete="off"
        maxLength={120}
      />
    </Section>
  )
}
