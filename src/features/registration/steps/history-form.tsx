import { useTranslation } from 'react-i18next'
import { cardTypes } from '../../../../contract/registration/options'
import { Choices, SelectInput, TextInput } from '../../../common/form/inputs'
import { getLanguage } from '../../../common/i18n/language'
import type { History } from './use-history'
import styles from './steps.module.css'

/** What a history is looked up by: a company's credit code, or a person's name and card (spec: access §7). */
export function HistoryForm({ history }: { history: History }) {
  const { t } = useTranslation('registration')
  const { form, lookUp, forget, isLooking } = history
  const { errors } = form.formState
  const own = getLanguage() === 'zh-CN' ? 'zh' : 'en'
  const isCompany = form.watch('participant') === 'company'
  const change = { onChange: forget }
  return (
    <form className={styles.lookUp} noValidate onSubmit={(event) => void lookUp(event)}>
      <Choices
        label={t('form.participant')}
        type="radio"
        field={form.register('participant', change)}
        options={[
          { value: 'company', label: t('form.company') },
          { value: 'individual', label: t('form.individual') },
        ]}
      />
      {isCompany ? (
        <TextInput
          key="socialCredit"
          label={t('form.socialCredit')}
          error={errors.socialCredit}
          required
          autoComplete="off"
          spellCheck={false}
          field={form.register('socialCredit', change)}
        />
      ) : (
        <div className={styles.person}>
          <TextInput label={t('form.name')} error={errors.name} required field={form.register('name', change)} />
          <SelectInput
            label={t('form.cardType')}
            required
            field={form.register('cardType', change)}
            options={cardTypes.map((card) => ({ value: String(card.cardType), label: card[own] }))}
          />
          <TextInput
            label={t('form.idNumber')}
            error={errors.idNumber}
            required
            autoComplete="off"
            spellCheck={false}
            field={form.register('idNumber', change)}
          />
        </div>
      )}
      <button type="submit" className="yz-button" data-kind="quiet" disabled={isLooking}>
        {t(isLooking ? 'history.looking' : 'history.lookUp')}
      </button>
    </form>
  )
}
