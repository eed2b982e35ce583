import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { CaseRow, CaseSubject } from '#contract/people/review/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { Contact, usePlainContact } from '../cells'
import { inChina, plainMoment } from '#src/common/work/moment.ts'
import { findQueue } from '../parts'
import { StateMark } from '../state-mark'
import { AgeText } from './age-text'

/** What a queue shows of a case; its name leads there and takes the filter along, so that the case knows its neighbours. */
export function useQueueColumns(subject: CaseSubject): WorkColumn<CaseRow>[] {
  const { t } = useTranslation('organizer')
  const { search } = useLocation()
  const contact = usePlainContact()
  const column = (key: string, render: WorkColumn<CaseRow>['render'], more: Partial<WorkColumn<CaseRow>> = {}) => ({
    key,
    title: t(`queue.${key}`),
    render,
    ...more,
  })
  const name = (one: CaseRow) => (
    <Link data-tour="case" to={{ pathname: `${findQueue[subject]}/${one.id}`, search }}>
      {one.name}
    </Link>
  )
  const expo = ({ expoName }: CaseRow) => expoName
  const kind = ({ kind: of }: CaseRow) => t(`kind.${of}`)
  const state = ({ state: of }: CaseRow) => t(`state.${of}`)
  return [
    column('name', name, { always: true, sorts: true, plain: (one) => one.name }),
    ...(subject === 'enrollment' ? [column('expo', expo, { plain: expo })] : []),
    column('kind', kind, { plain: kind }),
    column('contact', ({ phone, email }) => <Contact phone={phone} email={email} />, { plain: contact }),
    column('submittedAt', (one) => <AgeText at={one.submittedAt} waits={one.state === 'review'} />, {
      sorts: true,
      plain: { [inChina(t('queue.submittedAt'))]: ({ submittedAt }) => plainMoment(submittedAt) },
    }),
    column('state', (one) => <StateMark state={one.state}>{state(one)}</StateMark>, { plain: state }),
  ]
}
