import { useTranslation } from 'react-i18next'
import { ENGLISH_NAME_MAX } from '#contract/core/contact/contact-rules.ts'
import { TextField } from './controls'
import type { Scope } from './scope'

interface NamePairProps {
  scope: Scope
  name: 'company' | 'name' | 'contactName'
  label: string
  otherLabel: string
  required?: boolean
  autoComplete?: string
}

/** A name in the reader's language, and the same in the other, which may be left out (spec: access §3). */
export function NamePair({ scope, name, label, otherLabel, required = true, autoComplete }: NamePairProps) {
  const { t } = useTranslation('registration')
  const max = { maxLength: ENGLISH_NAME_MAX * 2 }
  const complete = autoComplete ? { autoComplete } : {}
  return (
    <>
      <TextField scope={scope} name={name} label={label} required={required} {...complete} {...max} />
      <TextField
        scope={scope}
        name={`${name}Other` as const}
        label={otherLabel}
        hint={t('form.otherHint')}
        autoComplete="off"
        {...max}
      />
    </>
  )
}
