import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnsweredPlan } from '#src/features/fair/floor-plan/answered-plan.ts'
import styles from './hall-map.module.css'

const listen = (onChange: () => void) => {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange)
  }
}

/** Marks a plan that may be out of date, and loads the current one in its place as soon as there is a network. */
export function PlanAge({ query }: { query: UseQueryResult<AnsweredPlan> }) {
  const { t, i18n } = useTranslation('map')
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine)
  const { data, dataUpdatedAt, isError, isFetching, refetch } = query
  const storedAt = data?.storedAt
  useEffect(() => {
    if (isOnline && storedAt !== undefined) void refetch({ cancelRefetch: false })
  }, [isOnline, storedAt, refetch])
  const isMarked = !isOnline || storedAt !== undefined
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  const time = format.format(new Date(storedAt ?? dataUpdatedAt))
  const slowOrFailed = isError && !isFetching ? t('age.failed', { time }) : t('age.slow', { time })
  return (
    <div className={styles.age} hidden={!isMarked}>
      <p role="status">{isMarked ? (isOnline ? slowOrFailed : t('age.offline', { time })) : null}</p>
      {isOnline ? (
        <button type="button" className="yz-button" data-kind="quiet" onClick={() => void refetch()}>
          {t('common:state.retry')}
        </button>
      ) : null}
    </div>
  )
}
