import { Input } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipRadios } from '#src/common/work/form/chips.tsx'
import type { DayInput } from '#src/common/work/form/day-input.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { type Scope, useValue } from './scope'

// Few licences end: the calendar is fetched for those that do.
const LaterDayInput = lazy(async () => {
  const { DayInput: Day } = await import('#src/common/work/form/day-input.tsx')
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
