import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../src/common/app/link'
import type { CaseRow, CaseSubject } from '../../../contract/review/schemas'
import { AgeText } from './age-text'
import { Contact, DeskTable } from '../desk-table'
import { findQueue } from '../parts'
import { StateMark } from '../state-mark'

/** The rows of a queue; each leads to its case and takes the filter along, so that the case knows its neighbours. */
export function QueueTable({ subject, cases }: { subject: CaseSubject; cases: readonly CaseRow[] }) {
  const { t } = useTranslation('organizer')
  const { search } = useLocation()
  const names = subject === 'enrollment' ? ['name', 'expo'] : ['name']
  const keys = [...names, 'kind', 'contact', 'age', 'state']
  const rows = cases.map((one) => ({
    id: one.id,
    cells: {
      name: <Link to={{ pathname: `${findQueue[subject]}/${one.id}`, search }}>{one.name}</Link>,
      expo: one.expoName,
      kind: t(`kind.${one.kind}`),
      contact: <Contact phone={one.phone} email={one.email} />,
      age: <AgeText at={one.submittedAt} waits={one.state === 'review'} />,
      state: <StateMark state={one.state}>{t(`state.${one.state}`)}</StateMark>,
    },
  }))
  const columns = keys.map((key) => ({ key, label: t(`queue.${key}`) }))
  return <DeskTable caption={t(`${subject}.title`)} columns={columns} rows={rows} />
}
