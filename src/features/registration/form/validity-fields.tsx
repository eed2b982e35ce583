import { Input } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipRadios } from '../../../common/work/form/chips'
import type { DayInput } from '../../../common/work/form/day-input'
import { WorkField } from '../../../common/work/work-form'
import { type Scope, useValue } from './scope'

// Few licences end: the calendar is fetched for those that do.
const LaterDayInput = lazy(async () => {
  const { DayInput: Day } = await import('../../../common/work/form/day-input')
  return { default: Day }
})

const Day = (props: ComponentProps<typeof DayInput>) => (
  <Suspense fallback={<Input disabled />}>
    <LaterDayInput {...props} />
  </Suspense>
)

/** How long the company's licence is good for: long term, or from one day to another (spec: access §5). */
export function ValidityFields({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const isShort = useValue(scope, 'validity') === 'short'
  return (
    <>
      <WorkField name="validity" label={t('form.validity')} required>
        <ChipRadios
          aria-label={t('form.validity')}
          options={[
            { value: 'long', label: t('form.longTerm') },
            { value: 'short', label: t('form.shortTerm') },
          ]}
        />
      </WorkField>
      {isShort ? (
        <>
          <WorkField name="startDeadline" label={t('form.validFrom')} extra={t('work:time.zone')} required>
            <Day />
          </WorkField>
          <WorkField name="endDeadline" label={t('form.validTo')} extra={t('work:time.zone')} required>
            <Day />
          </WorkField>
        </>
      ) : null}
    </>
  )
}
