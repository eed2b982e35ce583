import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { OTHER } from '#contract/people/registration/options.ts'
import { intentionGroups, objectives } from '#contract/people/registration/purposes.ts'
import { OTHER_OBJECTIVE_MAX } from '#contract/people/registration/rules.ts'
import { ChipBoxes } from '#src/common/work/form/chips.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { TextField } from './controls'
import { type Scope, useValue } from './scope'
import { Section, Wide } from './section'
import styles from './form.module.css'

/** What somebody comes for and wishes to buy, by type; exhibitors may leave it out (spec: access §2.3, §3). */
export function PurposeSection({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const own = scope.language === 'zh-CN' ? 'zh' : 'en'
  const hasOther = useValue(scope, 'objective').includes(OTHER)
  const required = scope.role === 'buyer'
  const judged = ['onChange', 'onBlur']
  return (
    <Section title={t('form.purpose')} lead={t(required ? 'form.purposeLead' : 'form.purposeLeadExhibitor')}>
      <Wide>
        <WorkField name="objective" label={t('form.objective')} required={required} validateTrigger={judged}>
          <ChipBoxes<string>
            aria-label={t('form.objective')}
            options={objectives.map((one) => ({ value: one.id, label: one[own] }))}
          />
        </WorkField>
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
        <WorkField name="intention" label={t('form.intention')} required={required} validateTrigger={judged}>
          <ChipBoxes<string> aria-label={t('form.intention')}>
            {intentionGroups.map((group) => (
              <div key={group.id} role="group" aria-label={group[own]} className={styles.intention}>
                <span className={styles.intentionTitle}>{group[own]}</span>
                <div className={styles.intentionChoices}>
                  {group.names.map((one) => (
                    <Checkbox key={one.id} value={`${group.id}/${one.id}`}>
                      {one[own]}
                    </Checkbox>
                  ))}
                </div>
              </div>
            ))}
          </ChipBoxes>
        </WorkField>
      </Wide>
    </Section>
  )
}
