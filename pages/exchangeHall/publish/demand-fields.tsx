import { InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ENGLISH_NAME_MAX } from '#contract/core/contact/contact-rules.ts'
import {
  FILES_MAX,
  NAMED_MAX,
  PICTURES_MAX,
  SUPPLEMENT_MAX,
  TITLE_MAX,
  VALID_DAYS,
} from '#contract/trade/demands/limits.ts'
import { currencies, demandFileTypes, units } from '#contract/trade/demands/rules.ts'
import { FILE_MAX_KB } from '#contract/foundation/files/limits.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { DayInput } from '#src/common/work/form/day-input.tsx'
import { FoundSeveral, type Named, noSearch } from '#src/common/work/form/found-several.tsx'
import { FilesInput } from '#src/common/work/upload/files-input.tsx'
import { PicturesInput } from '#src/common/work/upload/pictures-input.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { InBothInput } from '#src/features/fair/content/fields/in-both-input.tsx'
import { useFoundExhibitors } from '#src/features/trade/demands/own-api.ts'
import { useCategories } from '#src/features/fair/exhibits/api.ts'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from '../work.module.css'
import { TranslateTexts } from './translate-texts'

const PHONE_MAX = 30
const FILE_MAX_MB = FILE_MAX_KB / 1024
const both = (max: number) => ({ zh: max, en: max })

/** The goods, the deadline, the invited exhibitors and the buyer's contact. */
export function DemandFields({ known, onFilled }: { known: readonly Named[]; onFilled: () => void }) {
  const { t } = useTranslation('own-demands')
  const [search, setSearch] = useState(noSearch)
  const found = useFoundExhibitors(search)
  return (
    <>
      <What onFilled={onFilled} />
      <section aria-labelledby="when">
        <h2 id="when">{t('part.when')}</h2>
        <div className={styles.pair}>
          <WorkField name="validUntil" label={t('field.validUntil')} extra={t('hint.validUntil', VALID_DAYS)} required>
            <DayInput />
          </WorkField>
          <WorkField name="deliverBy" label={t('field.deliverBy')} extra={t('hint.optional')}>
            <DayInput />
          </WorkField>
        </div>
        <WorkField name="exhibitorIds" label={t('field.exhibitors')} extra={t('hint.exhibitors', { max: NAMED_MAX })}>
          <FoundSeveral
            max={NAMED_MAX}
            known={known}
            placeholder={t('choose.exhibitors')}
            onSearch={setSearch}
            {...found}
          />
        </WorkField>
      </section>
      <section aria-labelledby="reach">
        <h2 id="reach">{t('part.reach')}</h2>
        <p className={styles.lead} style={{ marginTop: 0 }}>
          {t('hint.contact')}
        </p>
        <div className={styles.pair}>
          <WorkField name="contactPerson" label={t('field.contactPerson')} required>
            <TextInput autoComplete="name" maxLength={ENGLISH_NAME_MAX} />
          </WorkField>
          <WorkField name="contactNumber" label={t('field.contactNumber')} required>
            <TextInput type="tel" autoComplete="tel" maxLength={PHONE_MAX} />
          </WorkField>
        </div>
      </section>
    </>
  )
}

function What({ onFilled }: { onFilled: () => void }) {
  const { t } = useTranslation('own-demands')
  const categories = useCategories(undefined)
  const options = (categories.data ?? []).map(({ id, categoryName, depth }) => ({
    value: String(id),
    label: '　'.repeat(depth) + categoryName,
  }))
  return (
    <section aria-labelledby="what">
      <h2 id="what">{t('part.what')}</h2>
      <WorkField name="title" label={t('field.title')} extra={t('hint.both')} required>
        <InBothInput label={t('field.title')} max={both(TITLE_MAX)} />
      </WorkField>
      <WorkField name="categoryId" label={t('field.category')} required>
        <Choice options={options} placeholder={t('choose.category')} loading={categories.isFetching} />
      </WorkField>
      <div className={styles.pair}>
        <WorkField name="quantity" label={t('field.quantity')} required>
          <InputNumber style={{ width: '100%' }} min={0} />
        </WorkField>
        <WorkField name="unit" label={t('field.unit')} required>
          <Choice
            options={units.map((value) => ({ value, label: t(`demands:each.${value}`) }))}
            placeholder={t('choose.unit')}
          />
        </WorkField>
      </div>
      <div className={styles.pair}>
        <WorkField name="price" label={t('field.price')} extra={t('hint.price')}>
          <InputNumber style={{ width: '100%' }} min={0} step={0.01} />
        </WorkField>
        <WorkField name="currency" label={t('field.currency')}>
          <Choice options={currencies.map((value) => ({ value, label: t(`currency.${value}`) }))} />
        </WorkField>
      </div>
      <WorkField name="supplement" label={t('field.supplement')} extra={t('hint.supplement', { max: SUPPLEMENT_MAX })}>
        <InBothInput label={t('field.supplement')} max={both(SUPPLEMENT_MAX)} rows={5} />
      </WorkField>
      <TranslateTexts onFilled={onFilled} />
      <WorkField name="pictures" label={t('field.pictures')} extra={t('hint.pictures', { max: PICTURES_MAX })}>
        <PicturesInput label={t('field.pictures')} module="demand" max={PICTURES_MAX} />
      </WorkField>
      <WorkField name="files" label={t('field.files')} extra={t('hint.files', { max: FILES_MAX, size: FILE_MAX_MB })}>
        <FilesInput
          label={t('field.files')}
          module="demand"
          max={FILES_MAX}
          maxSizeKb={FILE_MAX_KB}
          accept={demandFileTypes}
        />
      </WorkField>
    </section>
  )
}
