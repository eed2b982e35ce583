import { useTranslation } from 'react-i18next'
import { Choice } from '#src/common/work/choice.tsx'
import { MissingOptions } from '#src/common/work/form/missing-options.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import { useHalls } from '#src/features/fair/halls/api.ts'

/** The hall that the zone of an entrance belongs to; `onChoose`: somebody chose one, or none. */
export function HallField({ hasZone, onChoose }: { hasZone: boolean; onChoose: () => void }) {
  const { t } = useTranslation('check-in')
  const halls = useHalls()
  return (
    <>
      <MissingOptions query={halls} text={t('form.hallsLost')} />
      <WorkField name="hall" label={t('form.hall')} extra={t(hasZone ? 'form.hallHint' : 'form.hallNoZone')}>
        <Choice
          disabled={!hasZone || !halls.data}
          loading={halls.isPending}
          onChange={onChoose}
          options={[
            { value: '', label: t('form.noHall') },
            ...(halls.data ?? []).map(({ hallId, hallName }) => ({ value: String(hallId), label: hallName })),
          ]}
        />
      </WorkField>
    </>
  )
}
