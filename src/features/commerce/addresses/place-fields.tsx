import { Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { REGION_TEXT_MAX } from '#contract/commerce/addresses/limits.ts'
import { MAINLAND } from '#contract/core/rules.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { useCountries, useRegions } from './api'
import type { AddressValues } from './address-values'
import { MissingOptions } from '#src/common/work/form/missing-options.tsx'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './addresses.module.css'
import { RegionInput } from './region-input'

/** Country and region: three steps in mainland China, words elsewhere. */
export function PlaceFields({ form }: { form: FormInstance<AddressValues> }) {
  const { t, i18n } = useTranslation('addresses')
  // The form's own default stands until its fields are there.
  const countryId = Number(Form.useWatch('countryId', form) ?? MAINLAND)
  const isMainland = countryId === MAINLAND
  const countries = useCountries()
  const regions = useRegions(isMainland)
  const provinces = regions.data?.find(({ code }) => code === 'CN')?.children
  const picked = (id: string) => {
    const country = countries.data?.find((one) => String(one.id) === id)
    if (country && form.getFieldValue('phone') === '') form.setFieldValue('areaCode', country.areaCode)
  }
  return (
    <>
      <MissingOptions query={countries} text={t('form.countriesLost')} />
      <WorkField name="countryId" label={t('field.country')} required>
        <Choice
          loading={countries.isPending}
          options={(countries.data ?? []).map(({ id, country, cnCountry }) => ({
            value: String(id),
            label: i18n.language === 'zh-CN' ? cnCountry : country,
          }))}
          placeholder={t(countries.isPending ? 'form.loading' : 'form.choose')}
          onChange={picked}
        />
      </WorkField>
      {isMainland ? (
        <>
          <MissingOptions query={regions} text={t('form.regionsLost')} />
          <WorkField name="regionCode" label={t('field.region')} required>
            <RegionInput
              provinces={provinces ?? []}
              disabled={!provinces}
              placeholder={t(regions.isPending ? 'form.loading' : 'form.chooseRegion')}
            />
          </WorkField>
        </>
      ) : (
        <div className={styles.pair}>
          <WorkField name="state" label={t('field.state')}>
            <TextInput maxLength={REGION_TEXT_MAX} autoComplete="address-level1" />
          </WorkField>
          <WorkField name="city" label={t('field.city')} required>
            <TextInput maxLength={REGION_TEXT_MAX} autoComplete="address-level2" />
          </WorkField>
        </div>
      )}
    </>
  )
}
