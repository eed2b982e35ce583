import { Alert, InputNumber, Select } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ManagedHall } from '#contract/fair/floor-plan/editing/schemas.ts'
import { LENGTH_MAX, LEVEL_MAX, LEVEL_MIN } from '#contract/fair/floor-plan/limits.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useCreatePlan } from '#src/features/fair/floor-plan/editor/api.ts'
import styles from './floor-plans.module.css'
import { useLevelName } from './use-level-name'

/** Floors that are offered: of those that a hall may have, the ones that halls do have. */
const OFFERED = Array.from({ length: 12 }, (_, index) => index - 3).filter(
  (level) => level >= LEVEL_MIN && level <= LEVEL_MAX,
)

/** No level: the choice of an empty plan. */
const EMPTY = LEVEL_MAX + 1

/** Adds a level to a hall: empty, or as another is built. */
export function CreateDialog({ hall, onClose }: { hall: ManagedHall; onClose: () => void }) {
  const { t } = useTranslation('floor-plans')
  const nameOf = useLevelName()
  const navigate = useNavigate()
  const id = useId()
  const create = useCreatePlan()
  const drawn = hall.levels.map(({ level }) => level)
  const free = OFFERED.filter((level) => !drawn.includes(level))
  const [level, setLevel] = useState(free.find((one) => one >= 0) ?? free[0] ?? 0)
  const [copyOf, setCopyOf] = useState<number | null>(null)
  const [size, setSize] = useState({ width: 60, height: 40 })
  const send = () =>
    create.mutate(
      { hallId: hall.hallId, level, copyOf, ...size },
      { onSuccess: () => void navigate(`/floor-plans/edit?hall=${hall.hallId}&level=${level}`) },
    )
  const side = (name: 'width' | 'height') => (
    <div>
      <label htmlFor={`${id}-${name}`}>{t(`create.${name}`)}</label>
      <InputNumber
        id={`${id}-${name}`}
        value={size[name]}
        min={1}
        max={LENGTH_MAX}
        suffix="m"
        onChange={(value) => setSize({ ...size, [name]: value ?? size[name] })}
      />
    </div>
  )
  return (
    <WorkDialog
      title={t('create.title', { hall: hall.hallName })}
      submit={t('create.submit')}
      busy={create.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <div className={styles.form}>
        <div>
          <label htmlFor={`${id}-level`}>{t('map:level')}</label>
          <Select
            id={`${id}-level`}
            value={level}
            options={free.map((value) => ({ value, label: nameOf(value) }))}
            onChange={setLevel}
          />
        </div>
        <div>
          <label htmlFor={`${id}-copy`}>{t('create.from')}</label>
          <Select
            id={`${id}-copy`}
            value={copyOf ?? EMPTY}
            options={[
              { value: EMPTY, label: t('create.empty') },
              ...drawn.map((value) => ({ value, label: t('create.copy', { level: nameOf(value) }) })),
            ]}
            onChange={(value) => setCopyOf(value === EMPTY ? null : value)}
          />
        </div>
        {copyOf === null ? (
          <div className={styles.sides}>
            {side('width')}
            {side('height')}
          </div>
        ) : null}
        {create.error ? <Alert type="error" showIcon title={errorMessage(create.error)} /> : null}
      </div>
    </WorkDialog>
  )
}
