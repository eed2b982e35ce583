import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import type { ManagedHall, ManagedLevel } from '#contract/fair/floor-plan/editing/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { useTitle } from '#src/common/app/use-title.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useManagedPlans } from '#src/features/fair/floor-plan/editor/api.ts'
import { DeskHead } from '../desk-head'
import { changeText } from './change-text'
import { CreateDialog } from './create-dialog'
import styles from './floor-plans.module.css'
import { RemoveDialog } from './remove-dialog'
import { useLevelName } from './use-level-name'

const colors = { unpublished: 'default', changed: 'gold', published: 'green' } as const

/** `/floor-plans`: every hall with its levels, and how each stands. */
export function FloorPlans() {
  const { t } = useTranslation('floor-plans')
  useTitle(t('title'))
  const plans = useManagedPlans()
  const [adding, setAdding] = useState<ManagedHall>()
  const [removing, setRemoving] = useState<{ hall: ManagedHall; level: ManagedLevel }>()
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <Shown query={plans} loading={<TableSkeleton />}>
        {(halls) =>
          halls.map((hall) => (
            <section key={hall.hallId} className={styles.hall} aria-labelledby={`hall-${hall.hallId}`}>
              <header>
                <h2 id={`hall-${hall.hallId}`}>{hall.hallName}</h2>
                <Button
                  size="small"
                  aria-label={`${t('create.open')} ${hall.hallName}`}
                  onClick={() => setAdding(hall)}
                >
                  {t('create.open')}
                </Button>
              </header>
              {hall.levels.length === 0 ? <p>{t('list.none')}</p> : null}
              <ul>
                {hall.levels.map((level) => (
                  <LevelRow key={level.level} hall={hall} level={level} onRemove={() => setRemoving({ hall, level })} />
                ))}
              </ul>
            </section>
          ))
        }
      </Shown>
      {adding ? <CreateDialog hall={adding} onClose={() => setAdding(undefined)} /> : null}
      {removing ? <RemoveDialog {...removing} onClose={() => setRemoving(undefined)} /> : null}
    </>
  )
}

interface LevelRowProps {
  hall: ManagedHall
  level: ManagedLevel
  onRemove: () => void
}

function LevelRow({ hall, level, onRemove }: LevelRowProps) {
  const { t, i18n } = useTranslation('floor-plans')
  const name = useLevelName()(level.level)
  const date =
    level.publishedAt && new Date(level.publishedAt).toLocaleDateString(i18n.language, { timeZone: FAIR_ZONE })
  return (
    <li className={styles.level}>
      <Link to={`/floor-plans/edit?hall=${hall.hallId}&level=${level.level}`}>{name}</Link>
      <Tag color={colors[level.state]}>{t(`state.${level.state}`)}</Tag>
      <span>{t('list.booths', { count: level.booths })}</span>
      <span>
        {date ? t('list.publishedAt', { date }) : null}
        {level.lastChange ? (
          <small>{t('lastChange', { change: changeText(level.lastChange, i18n.language) })}</small>
        ) : null}
      </span>
      <Button
        size="small"
        type="text"
        danger
        aria-label={`${t('remove.open')} ${hall.hallName} ${name}`}
        onClick={onRemove}
      >
        {t('remove.open')}
      </Button>
    </li>
  )
}
