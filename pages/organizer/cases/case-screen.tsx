import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { Link } from '../../../src/common/app/link'
import type { CaseSubject } from '../../../contract/review/schemas'
import { parseId } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { isRefusal } from '../../../src/common/request/api-error'
import { Icon } from '../../../src/common/ui/icon'
import { NotFound, Shown } from '../../../src/common/ui/states'
import { useCase } from '../api'
import { CaseActions } from './case-actions'
import { CaseFiles } from './case-files'
import { CaseHead } from './case-head'
import { CaseHistory } from './case-history'
import { CaseIdentity } from './case-identity'
import { CaseLines } from './case-lines'
import styles from './case.module.css'
import { TableSkeleton } from '../desk-table'
import { findQueue } from '../parts'

/** A case by the number in its address. */
export function CaseScreen({ subject }: { subject: CaseSubject }) {
  const { t } = useTranslation('organizer')
  const { search } = useLocation()
  const id = parseId(useParams()['id'] ?? '')
  const back = (
    <Link className={styles.back} to={{ pathname: findQueue[subject], search }}>
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
        {(one) => (
          <article aria-labelledby="case-name">
            <CaseHead of={one} />
            <div className={styles.columns}>
              <div className={styles.record}>
                <CaseLines lines={one.lines} />
                {subject === 'registration' ? <CaseFiles files={one.files} /> : null}
              </div>
              <div className={styles.aside}>
                <CaseActions of={one} />
                {one.opinion ? (
                  <section aria-labelledby="opinion">
                    <h2 id="opinion">{t('case.opinion')}</h2>
                    <blockquote className={styles.opinion}>{one.opinion}</blockquote>
                  </section>
                ) : null}
                {subject === 'registration' ? <CaseIdentity identity={one.identity} /> : null}
                <CaseHistory events={one.history} />
              </div>
            </div>
          </article>
        )}
      </Shown>
    </>
  )
}
