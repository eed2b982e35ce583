import { useTranslation } from 'react-i18next'
import type { Job } from '#contract/operations/system/schemas.ts'
import { Moment } from './moment'
import { LastFailure, OutcomeMark } from './outcome'
import { type StatusColumn, StatusTable } from './status-table'

const MINUTE = 60

/** The background jobs: how often each runs, and how its last runs ended. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation('system')
  const interval = (seconds: number) =>
    seconds < MINUTE ? t('everySeconds', { count: seconds }) : t('everyMinutes', { count: seconds / MINUTE })
  const columns: StatusColumn<Job>[] = [
    {
      key: 'name',
      title: t('column.job'),
      render: ({ name, everySeconds }) => (
        <>
          {t(`job.${name}`)}
          <small>{interval(everySeconds)}</small>
        </>
      ),
    },
    { key: 'state', title: t('column.state'), render: (job) => <OutcomeMark worked={job} /> },
    {
      key: 'start',
      title: t('column.lastStart'),
      render: ({ lastStartAt, server }) => (
        <>
          <Moment at={lastStartAt} />
          {server ? <small>{server}</small> : null}
        </>
      ),
    },
    { key: 'success', title: t('column.lastSuccess'), render: ({ lastSuccessAt }) => <Moment at={lastSuccessAt} /> },
    { key: 'failure', title: t('column.lastFailure'), render: (job) => <LastFailure worked={job} /> },
  ]
  return (
    <StatusTable
      id="system-jobs"
      title={t('jobs')}
      columns={columns}
      rows={jobs}
      keyOf={({ name }) => name}
      empty={t('noJobs')}
    />
  )
}
