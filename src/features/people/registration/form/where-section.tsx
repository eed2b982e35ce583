import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hallChoice } from '#contract/people/registration/check.ts'
import { ChipRadios } from '#src/common/work/form/chips.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { useCategories, useHalls } from '../api'
import { hallAfter, isHallOffered } from '../model/halls'
import { ChoiceField } from './controls'
import { LoadedChoice, FailedChoice } from './loaded-choice'
import { type Scope, useValue } from './scope'
import { Section, Wide } from './section'

/** How and where an exhibitor shows: form, one hall, and a product category of that hall (spec: access §2.3). */
export function WhereSection({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form } = scope
  const [countryId, hallId, typeId] = [
    useValue(scope, 'countryId'),
    useValue(scope, 'hallId'),
    useValue(scope, 'typeId'),
  ]
  const halls = useHalls()
  const categories = useCategories(Number(hallId))
  const known = categories.isPlaceholderData || hallId === '' ? undefined : categories.data
  const choice = countryId === '' ? undefined : hallChoice(Number(countryId))

  // A country from abroad that was chosen before the halls were there, or was imported, is forced all the same.
  useEffect(() => {
    if (!halls.data || choice !== 'overseas') return
    const forced = hallAfter(countryId, hallId, halls.data)
    if (forced !== hallId) form.setFieldValue('hallId', forced)
  }, [form, halls.data, choice, countryId, hallId])
  useEffect(() => {
    if (known && typeId !== '' && !known.some(({ id }) => String(id) === typeId)) form.setFieldValue('typeId', '')
  }, [form, known, typeId])

  const hints = {
    domestic: t('form.hallDomestic'),
    any: t('form.hallAny'),
    overseas: t('form.hallOverseas'),
  }
  return (
    <Section title={t('form.where')} lead={t('form.whereLead')}>
      <Wide>
        <WorkField name="exhibitionType" label={t('form.exhibitionType')} required>
          <ChipRadios
            aria-label={t('form.exhibitionType')}
            options={[
              { value: '0', label: t('form.online') },
              { value: '1', label: t('form.both') },
            ]}
          />
        </WorkField>
      </Wide>
      <Wide>
        <LoadedChoice query={halls} label={t('form.hall')}>
          {(list) => (
            <WorkField
              name="hallId"
              label={t('form.hall')}
              extra={choice ? hints[choice] : t('form.hallHint')}
              required
              validateTrigger={['onChange', 'onBlur']}
            >
              <ChipRadios
                aria-label={t('form.hall')}
                options={list.map((hall) => ({
                  value: String(hall.hallId),
                  label: hall.hallName,
                  disabled: !isHallOffered(hall, countryId),
                }))}
              />
            </WorkField>
          )}
        </LoadedChoice>
      </Wide>
      {categories.error && !categories.data ? (
        <Wide>
          <FailedChoice query={categories} label={t('form.category')} />
        </Wide>
      ) : null}
      <ChoiceField
        name="typeId"
        label={t('form.category')}
        required
        disabled={hallId === '' || !known}
        empty={t(hallId === '' ? 'form.hallFirst' : known ? 'form.choose' : 'form.loading')}
        hint={known?.length === 0 ? t('form.noCategory') : undefined}
        options={(known ?? []).map(({ id, categoryName }) => ({ value: String(id), label: categoryName }))}
      />
    </Section>
  )
}
