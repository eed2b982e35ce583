import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { cardTypes } from '#contract/people/registration/options.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { ChipRadios } from '#src/common/work/form/chips.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { checkLookUp, emptyLookUp, type History } from './use-history'
import styles from './work-steps.module.css'

/** What a history is looked up by: a company's credit code, or a person's name and card (spec: access §7). */
export function HistoryForm({ history }: { history: History }) {
  const { t } = useTranslation('registration')
  const { form, lookUp, forget, isLooking } = history
  const own = getLanguage() === 'zh-CN' ? 'zh' : 'en'
  const isCompany = (Form.useWatch('participant', form) ?? 'company') === 'company'
  return (
    <WorkForm
      form={form}
      label={t('history.lookUp')}
      initialValues={emptyLookUp}
      check={checkLookUp}
      onChange={forget}
      onSend={lookUp}
      renderSubmit={() => (
        <Button htmlType="submit" disabled={isLooking}>
          {t(isLooking ? 'history.looking' : 'history.lookUp')}
        </Button>
      )}
    >
      <WorkField name="participant" label={t('form.participant')}>
        <ChipRadios
          aria-label={t('form.participant')}
          options={[
            { value: 'company', label: t('form.company') },
            { value: 'individual', label: t('form.individual') },
          ]}
        />
      </WorkField>
      {isCompany ? (
        <WorkField key="socialCredit" name="socialCredit" label={t('form.socialCredit')} required>
          <Input autoComplete="off" spellCheck={false} />
        </WorkField>
      ) : (
        <div className={styles.person}>
          <WorkField name="name" label={t('form.name')} required>
            <Input />
          </WorkField>
          <WorkField name="cardType" label={t('form.cardType')} required>
            <Choice options={cardTypes.map((card) => ({ value: String(card.cardType), label: card[own] }))} />
          </WorkField>
          <WorkField name="idNumber" label={t('form.idNumber')} required>
            <Input autoComplete="off" spellCheck={false} />
          </WorkField>
        </div>
      )}
    </WorkForm>
  )
}
