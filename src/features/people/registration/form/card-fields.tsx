import { useTranslation } from 'react-i18next'
import { cardTypes } from '#contract/people/registration/options.ts'
import { ChoiceField, TextField } from './controls'
import type { Scope } from './scope'
import { valuesOf } from './values-of'

/** Type and number of the registrant's identity card (spec: access §5). */
export function CardFields({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form, language } = scope
  const own = language === 'zh-CN' ? 'zh' : 'en'
  return (
    <>
      <ChoiceField
        name="cardType"
        label={t('form.cardType')}
        required
        options={cardTypes.map((card) => ({ value: String(card.cardType), label: card[own] }))}
        onPicked={() => {
          if (valuesOf(form).idNumber !== '') void form.validateFields(['idNumber']).catch(() => undefined)
        }}
      />
      <TextField
        scope={scope}
        name="idNumber"
        label={t('form.idNumber')}
        required
        autoComplete="off"
        maxLength={30}
        spellCheck={false}
      />
    </>
  )
}
