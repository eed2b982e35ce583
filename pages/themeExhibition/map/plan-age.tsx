import type { UseQueryResult } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/common/app/offline/use-online.ts'
import type { AnsweredPlan } from '#src/features/fair/floor-plan/answered-plan.ts'
import styles from './hall-map.module.css'

/** Marks a plan that may be out of date, until the current one is there. */
export function PlanAge({ query }: { query: UseQueryResult<AnsweredPlan> }) {
  const { t, i18n } = useTranslation('map')
  const isOnline = useOnline()
  const { data, dataUpdatedAt, isError, isFetching, refetch } = query
  const storedAt = data?.storedAt
  const isMarked = !isOnline || storedAt !== undefined
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  const time = format.format(new Date(storedAt ?? dataUpdatedAt))
  const slowOrFailed = isError && !isFetching ? t('age.failed', { time }) : t('age.slow', { time })
  const button = useRef<HTMLButtonElement>(null)
  const isOffered = isMarked && isOnline
  useLayoutEffect(() => {
    // Who has pressed it goes on at the plan that has come, and not at the top of the page.
    if (!isOffered && document.activeElement === button.current) document.querySelector('h1')?.focus()
  }, [isOffered])
  // The place of a status is in the page before its text: else some readers leave the text out.
  return (
    <div className={isMarked ? styles.age : 'yz-visually-hidden'}>
      <p role="status">{isMarked ? (isOnline ? slowOrFailed : t('age.offline', { time })) : null}</p>
      <button
        ref={button}
        type="button"
        className={`yz-button ${styles.again}`}
        data-kind="quiet"
        hidden={!isOffered}
        onClick={() => void refetch()}
      >
        {t('common:state.retry')}
      </button>
    </div>
  )
}
