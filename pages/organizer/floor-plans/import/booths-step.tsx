import { Alert, Button, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Found } from '#src/features/fair/floor-plan/import/find-booths.ts'
import { BOOTH_AREA } from '#src/features/fair/floor-plan/import/limits.ts'
import type { ReadPlan } from '#src/features/fair/floor-plan/import/use-import.ts'
import styles from './import.module.css'
import { PlanShot } from './plan-shot'

interface BoothsStepProps {
  plan: ReadPlan
  /** of the picture's width */
  metres: number
  found: Found
  withBooths: boolean
  onWithBooths: (withBooths: boolean) => void
  onBack: () => void
}

/** Shows the booths that were found, and asks whether they are added. */
export function BoothsStep({ plan, metres, found, withBooths, onWithBooths, onBack }: BoothsStepProps) {
  const { t } = useTranslation('floor-plans')
  const { booths, walls } = found
  const numbered = booths.filter(({ number }) => number !== undefined).length
  const isEmpty = booths.length === 0
  return (
    <>
      {found.tooMany ? <Alert type="warning" showIcon title={t('import.booths.tooMany')} /> : null}
      {isEmpty && !found.tooMany ? (
        <Alert type="info" showIcon title={t('import.booths.none', { ...BOOTH_AREA })} />
      ) : null}
      {isEmpty ? null : (
        <p role="status">
          {t('import.booths.found', { count: booths.length })} {t('import.booths.numbered', { count: numbered })}
          {walls.length > 0 ? ` ${t('import.booths.walls', { count: walls.length })}` : ''}
        </p>
      )}
      <PlanShot plan={plan} metres={metres} booths={withBooths ? booths : []} />
      <div className={styles.choice}>
        <Radio.Group
          value={withBooths && !isEmpty}
          onChange={(event) => onWithBooths(event.target.value === true)}
          options={[
            { value: true, label: t('import.booths.both'), disabled: isEmpty },
            { value: false, label: t('import.booths.picture') },
          ]}
        />
        <Button onClick={onBack}>{t('import.booths.back')}</Button>
      </div>
    </>
  )
}
