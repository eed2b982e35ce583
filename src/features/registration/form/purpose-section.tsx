import { useTranslation } from 'react-i18next'
import { intentionGroups, objectives, OTHER } from '../../../../contract/registration/options'
import { OTHER_OBJECTIVE_MAX } from '../../../../contract/registration/rules'
import { Field } from '../../../common/form/field'
import shared from '../../../common/form/form.module.css'
import { Choices } from '../../../common/form/inputs'
import { TextField } from './controls'
import { fieldError, type Scope } from './scope'
import { Section, Wide } from './section'
import styles from './form.module.css'

/** What a buyer comes for, and what they wish to buy, by type (spec: access §3). */
export function PurposeSection({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form, language } = scope
  const own = language === 'zh-CN' ? 'zh' : 'en'
  const hasOther = form.watch('objective').includes(OTHER)
  const intention = form.register('intention')
  return (
    <Section title={t('form.purpose')} lead={t('form.purposeLead')}>
      <Wide>
        <Choices
          label={t('form.objective')}
          required
          type="checkbox"
          field={form.register('objective')}
          error={fieldError(scope, 'objective')}
          options={objectives.map((one) => ({ value: one.id, label: one[own] }))}
        />
      </Wide>
      {hasOther ? (
        <TextField
          scope={scope}
          name="otherObjective"
          label={t('form.otherObjective')}
          hint={t('form.otherObjectiveHint', { max: OTHER_OBJECTIVE_MAX })}
          required
          maxLength={OTHER_OBJECTIVE_MAX * 2}
        />
      ) : null}
      <Wide>
        <Field label={t('form.intention')} error={fieldError(scope, 'intention')} required group>
          {({ 'aria-invalid': invalid }) => (
            <div className={styles.intentions}>
              {intentionGroups.map((group) => (
                <div key={group.id} role="group" aria-label={group[own]} className={styles.intention}>
                  <span className={styles.intentionTitle}>{group[own]}</span>
                  <div className={shared.choices}>
                    {group.names.map((one) => (
                      <label key={one.id} className={shared.choice}>
                        <input type="checkbox" value={`${group.id}/${one.id}`} {...intention} aria-invalid={invalid} />
                        <span>{one[own]}</span>
                      </label>
                    ))}
                  </div>
                </div>
              ))}
            </div>
          )}
        </Field>
      </Wide>
    </Section>
  )
}
