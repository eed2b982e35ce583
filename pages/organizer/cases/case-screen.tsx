import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import type { CaseSubject } from '#contract/people/review/schemas.ts'
import { parseId } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import { NotFound, Shown } from '#src/common/ui/states.tsx'
import { useCase } from '../api'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { findQueue } from '../parts'
import styles from './case.module.css'
import { CaseView } from './case-view'

export const RegistrationScreen = () => <CaseScreen subject="registration" />
export const SignUpScreen = () => <CaseScreen subject="enrollment" />
export const DemandScreen = () => <CaseScreen subject="demand" />

/** A case by the number in its address. */
function CaseScreen({ subject }: { subject: CaseSubject }) {
  const { t } = useTranslation('organizer')
  const { search } = useLocation()
  const id = parseId(useParams()['id'] ?? '')
  const back = (
    <Link className={styles.back} data-tour="queue" to={{ pathname: findQueue[subject], search }}>
      <Icon name="left" size={18} />
      {t(`${subject}.back`)}
    </Link>
  )
  if (id === undefined) {
    return (
      <NotFound text={t('case.missing')} whole>
        {back}
      </NotFound>
    )
  }
  return (
    <>
      {back}
      <Case key={id} subject={subject} id={id} />
    </>
  )
}

function Case({ subject, id }: { subject: CaseSubject; id: number }) {
  const { t } = useTranslation('organizer')
  const found = useCase(subject, id)
  useTitle(found.data?.name)
  if (isRefusal(found.error, 'CaseNotFound')) {
    return (
      <NotFound text={found.error.message} whole>
        <></>
      </NotFound>
    )
  }
  return (
    <>
      {found.data ? null : <h1 className="yz-visually-hidden">{t(`${subject}.title`)}</h1>}
      <Shown query={found} loading={<TableSkeleton rows={9} />}>
        {(one) => <CaseView of={one} />}
      </Shown>
    </>
  )
}
