import { useTranslation } from 'react-i18next'
import { Choices } from '../../../common/form/inputs'
import { TextField } from './controls'
import type { Scope } from './scope'

/** How long the company's licence is good for: long term, or from one day to another (spec: access §5). */
export function ValidityFields({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form } = scope
  const isShort = form.watch('validity') === 'short'
  return (
    <>
      <Choices
        label={t('form.validity')}
        required
        type="radio"
        field={form.register('validity')}
        options={[
          { value: 'long', label: t('form.longTerm') },
          { value: 'short', label: t('form.shortTerm') },
        ]}
      />
      {isShort ? (
        <>
          <TextField scope={scope} name="startDeadline" label={t('form.validFrom')} required type="date" />
          <TextField scope={scope} name="endDeadline" label={t('form.validTo')} required type="date" />
        </>
      ) : null}
    </>
  )
}
