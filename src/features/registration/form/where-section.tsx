import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hallChoice } from '../../../../contract/registration/check'
import { Choices } from '../../../common/form/inputs'
import { useCategories, useHalls } from '../api'
import { hallAfter, isHallOffered } from '../model/halls'
import { Chips, SelectField } from './controls'
import { LoadedChoice, FailedChoice } from './loaded-choice'
import { fieldError, type Scope } from './scope'
import { Section, Wide } from './section'

/** How and where an exhibitor shows: form, one hall, and a product category of that hall (spec: access §2.3). */
export function WhereSection({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form } = scope
  const [countryId, hallId, typeId] = form.watch(['countryId', 'hallId', 'typeId'])
  const halls = useHalls()
  const categories = useCategories(Number(hallId))
  const known = categories.isPlaceholderData || hallId === '' ? undefined : categories.data
  const choice = countryId === '' ? undefined : hallChoice(Number(countryId))

  // A country from abroad that was chosen before the halls were there, or was imported, is forced all the same.
  useEffect(() => {
    if (!halls.data || choice !== 'overseas') return
    const forced = hallAfter(countryId, hallId, halls.data)
    if (forced !== hallId) form.setValue('hallId', forced)
  }, [form, halls.data, choice, countryId, hallId])
  useEffect(() => {
    if (known && typeId !== '' && !known.some(({ id }) => String(id) === typeId)) form.setValue('typeId', '')
  }, [form, known, typeId])

  const hints = {
    domestic: t('form.hallDomestic'),
    any: t('form.hallAny'),
    overseas: t('form.hallOverseas'),
  }
  return (
    <Section title={t('form.where')} lead={t('form.whereLead')}>
      <Wide>
        <Choices
          label={t('form.exhibitionType')}
          required
          type="radio"
          field={form.register('exhibitionType')}
          error={fieldError(scope, 'exhibitionType')}
          options={[
            { value: '0', label: t('form.online') },
            { value: '1', label: t('form.both') },
          ]}
        />
      </Wide>
      <Wide>
        <LoadedChoice query={halls} label={t('form.hall')}>
          {(list) => (
            <Chips
              scope={scope}
              name="hallId"
              label={t('form.hall')}
              hint={choice ? hints[choice] : t('form.hallHint')}
              required
              type="radio"
              options={list.map((hall) => ({
                value: String(hall.hallId),
                label: hall.hallName,
                disabled: !isHallOffered(hall, countryId),
              }))}
              chosen={[hallId]}
              onPick={(value) =>
                form.setValue('hallId', value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
              }
            />
          )}
        </LoadedChoice>
      </Wide>
      {categories.error && !categories.data ? (
        <Wide>
          <FailedChoice query={categories} label={t('form.category')} />
        </Wide>
      ) : null}
      <SelectField
        scope={scope}
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
