import { Alert, Button, Spin } from 'antd'
import { type ChangeEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDropZone } from '#src/common/upload/use-drop-zone.ts'
import { IMPORT_MAX_BYTES, PIXELS_MAX, SHAPE_POINTS_MAX } from '#src/features/fair/floor-plan/import/limits.ts'
import { importTypes } from '#src/features/fair/floor-plan/import/read-file.ts'
import type { Import } from '#src/features/fair/floor-plan/import/use-import.ts'
import styles from './import.module.css'

const MEGA = 1_000_000

/** Chooses the file, by a button or by dropping it, and says why one was refused. */
export function FileStep({ reading: { stage, take, cancel } }: { reading: Import }) {
  const { t } = useTranslation('floor-plans')
  const id = useId()
  const zone = useRef<HTMLDivElement>(null)
  const { isOver, handlers } = useDropZone(zone, ([file]) => file && take(file))
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) take(file)
  }
  const limits = {
    size: IMPORT_MAX_BYTES / 1024 / 1024,
    points: SHAPE_POINTS_MAX.toLocaleString(),
    pixels: PIXELS_MAX / MEGA,
  }
  if (stage.name === 'reading') {
    return (
      <div className={styles.zone} role="status">
        <Spin />
        <p>{t('import.reading')}</p>
        <Button onClick={cancel}>{t('import.cancelReading')}</Button>
      </div>
    )
  }
  return (
    <>
      <div ref={zone} className={styles.zone} data-over={isOver || undefined} {...handlers}>
        <p>{t('import.drop')}</p>
        <div className={styles.pick}>
          <input id={id} type="file" accept={importTypes.map((type) => `.${type}`).join(',')} onChange={pick} />
          <label htmlFor={id}>{t('import.choose')}</label>
        </div>
        <small>{t('import.types', limits)}</small>
      </div>
      {stage.name === 'file' && stage.problem ? (
        <Alert type="error" showIcon title={t(`import.problem.${stage.problem}`, limits)} />
      ) : null}
      <p className={styles.hint}>{t('import.hint')}</p>
    </>
  )
}
