import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MAINLAND } from '#contract/core/rules.ts'
import { useAreas, useCities, useCountries, useHalls } from '../api'
import { hallAfter } from '../model/halls'
import { ChoiceField } from './controls'
import { LoadedChoice, FailedChoice } from './loaded-choice'
import { type Scope, useValue } from './scope'
import styles from './form.module.css'
import { valuesOf } from './values-of'

/** Province and city of what the form holds; nothing outside mainland China. */
export function useChosenPlaces(scope: Pick<Scope, 'form' | 'initial'>) {
  const [countryId, area] = [useValue(scope, 'countryId'), useValue(scope, 'area')]
  const isMainland = Number(countryId) === MAINLAND
  const countries = useCountries()
  const areas = useAreas(isMainland ? MAINLAND : 0)
  const stateCode = areas.data?.find(({ cnState }) => cnState === area)?.stateCode ?? ''
  const cities = useCities(isMainland ? stateCode : '')
  return { isMainland, countries, areas, cities, stateCode }
}

/** Where the registrant is. The choice of a country decides on halls and area code too (spec: access §2.3). */
export function PlaceFields({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form, language } = scope
  const { isMainland, countries, areas, cities, stateCode } = useChosenPlaces(scope)
  const halls = useHalls()
  const isChinese = language === 'zh-CN'

  // What was imported may name a place that the list does not have.
  useEffect(() => {
    const { area } = valuesOf(form)
    if (isMainland && areas.data && area !== '' && !areas.data.some(({ cnState }) => cnState === area)) {
      form.setFieldValue('area', '')
    }
  }, [form, isMainland, areas.data])
  const known = stateCode === '' || cities.isPlaceholderData ? undefined : cities.data
  useEffect(() => {
    const { city } = valuesOf(form)
    if (known && city !== '' && !known.some(({ cnCity }) => cnCity === city)) form.setFieldValue('city', '')
  }, [form, known])

  const pickedCountry = (countryId: string) => {
    const { hallId, phone } = valuesOf(form)
    form.setFieldsValue({ area: '', city: '' })
    const hall = hallAfter(countryId, hallId, halls.data ?? [])
    if (hall !== hallId) form.setFieldValue('hallId', hall)
    const country = countries.data?.find(({ id }) => String(id) === countryId)
    if (country && phone === '') form.setFieldValue('areaCode', country.areaCode)
  }

  return (
    <div className={styles.places}>
      <LoadedChoice query={countries} label={t('form.country')}>
        {(list) => (
          <ChoiceField
            name="countryId"
            label={t('form.country')}
            required
            empty={t('form.choose')}
            options={list.map(({ id, country, cnCountry }) => ({
              value: String(id),
              label: isChinese ? cnCountry : country,
            }))}
            onPicked={pickedCountry}
          />
        )}
      </LoadedChoice>
      {isMainland ? (
        <>
          <FailedChoice query={areas} label={t('form.area')} />
          <FailedChoice query={cities} label={t('form.city')} />
          <ChoiceField
            name="area"
            label={t('form.area')}
            required
            empty={t(areas.isPending ? 'form.loading' : 'form.choose')}
            options={(areas.data ?? []).map(({ state, cnState }) => ({
              value: cnState,
              label: isChinese ? cnState : state,
            }))}
            onPicked={() => form.setFieldValue('city', '')}
          />
          <ChoiceField
            name="city"
            label={t('form.city')}
            required
            disabled={stateCode === ''}
            empty={t(stateCode === '' ? 'form.areaFirst' : 'form.choose')}
            options={(stateCode === '' ? [] : (cities.data ?? [])).map(({ city, cnCity }) => ({
              value: cnCity,
              label: isChinese ? cnCity : city,
            }))}
          />
        </>
      ) : null}
    </div>
  )
}
