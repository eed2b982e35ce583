import { useTranslation } from 'react-i18next'
import type { Job, Provider } from '#contract/operations/system/schemas.ts'
import { StateMark } from '../state-mark'
import { Moment } from './moment'

type Worked = Pick<Job | Provider, 'lastSuccessAt' | 'lastFailureAt' | 'failure'>

/** Whether it failed when it was last tried; undefined: it has not been tried. */
export function isFailing({ lastSuccessAt, lastFailureAt }: Worked): boolean | undefined {
  if (lastFailureAt === null) return lastSuccessAt === null ? undefined : false
  return lastSuccessAt === null || Date.parse(lastFailureAt) > Date.parse(lastSuccessAt)
}

export function OutcomeMark({ worked }: { worked: Worked }) {
  const { t } = useTranslation('system')
  const fails = isFailing(worked)
  if (fails === undefined) return <StateMark state="none">{t('outcome.none')}</StateMark>
  return fails ? (
    <StateMark state="failed">{t('outcome.failed')}</StateMark>
  ) : (
    <StateMark state="active">{t('outcome.fine')}</StateMark>
  )
}

/** When it last failed, and why. */
export function LastFailure({ worked: { lastFailureAt, failure } }: { worked: Worked }) {
  return (
    <>
      <Moment at={lastFailureAt} />
      {lastFailureAt === null ? null : <small>{failure}</small>}
    </>
  )
}
