import { useState } from 'react'
import type { AriaAttributes, FocusEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { listIndustries } from '#contract/fair/exhibitors/endpoints.ts'
import { INDUSTRIES_MAX, newestThree } from '#contract/people/registration/rules.ts'
import { ChipBoxes } from '#src/common/work/form/chips.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { useIndustries } from '../api'
import { LoadedChoice } from './loaded-choice'
import styles from './form.module.css'

/** One to three industries (spec: access §5). */
export function IndustryField() {
  const { t } = useTranslation('registration')
  const label = t('form.industries')
  return (
    <LoadedChoice query={useIndustries()} label={label}>
      {(list) => (
        <WorkField
          name="industryIds"
          label={label}
          extra={t('form.industriesHint', { max: INDUSTRIES_MAX })}
          required
          validateTrigger={['onChange', 'onBlur']}
        >
          <Industries label={label} list={list} />
        </WorkField>
      )}
    </LoadedChoice>
  )
}

/** What a field of a form gives its control. */
interface IndustriesProps extends AriaAttributes {
  id?: string
  label: string
  list: OutputOf<typeof listIndustries>
  value?: number[]
  onChange?: (value: number[]) => void
  onBlur?: FocusEventHandler<HTMLDivElement>
}

const none: number[] = []

/** Of more than three the newest are kept, and the removed one is named (spec: access §5). */
function Industries({ label, list, value = none, onChange, ...group }: IndustriesProps) {
  const { t } = useTranslation('registration')
  const [dropped, setDropped] = useState<number>()
  const change = (next: number[]) => {
    const added = next.find((id) => !value.includes(id))
    // The boxes have their own order; this one is that in which they were chosen.
    const kept = added === undefined ? value.filter((id) => next.includes(id)) : newestThree(value, added)
    setDropped(added !== undefined && value.length === INDUSTRIES_MAX ? value[0] : undefined)
    onChange?.(kept)
  }
  const gone = list.find(({ id }) => id === dropped)
  return (
    <>
      <ChipBoxes
        {...group}
        aria-label={label}
        options={list.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={change}
      />
      <p className={styles.quiet} role="status">
        {gone ? t('form.industryDropped', { name: gone.name, max: INDUSTRIES_MAX }) : ''}
      </p>
    </>
  )
}
