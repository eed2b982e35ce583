import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { CaseRow, CaseSubject } from '../../../contract/review/schemas'
import { Link } from '../../../src/common/app/link'
import type { WorkColumn } from '../../../src/common/work/work-table'
import { Contact } from '../cells'
import { findQueue } from '../parts'
import { StateMark } from '../state-mark'
import { AgeText } from './age-text'

/** What a queue shows of a case; its name leads there and takes the filter along, so that the case knows its neighbours. */
export function useQueueColumns(subject: CaseSubject): WorkColumn<CaseRow>[] {
  const { t } = useTranslation('organizer')
  const { search } = useLocation()
  const column = (key: string, render: WorkColumn<CaseRow>['render'], more: Partial<WorkColumn<CaseRow>> = {}) => ({
    key,
    title: t(`queue.${key}`),
    render,
    ...more,
  })
  const name = (one: CaseRow) => <Link to={{ pathname: `${findQueue[subject]}/${one.id}`, search }}>{one.name}</Link>
  return [
    column('name', name, { always: true, sorts: true }),
    ...(subject === 'enrollment' ? [column('expo', ({ expoName }) => expoName)] : []),
    column('kind', ({ kind }) => t(`kind.${kind}`)),
    column('contact', ({ phone, email }) => <Contact phone={phone} email={email} />),
    column('submittedAt', (one) => <AgeText at={one.submittedAt} waits={one.state === 'review'} />, { sorts: true }),
    column('state', ({ state }) => <StateMark state={state}>{t(`state.${state}`)}</StateMark>),
  ]
}
