import { useTranslation } from 'react-i18next'
import { Link } from '../../../src/common/app/link'
import type { CaseDetail } from '../../../contract/review/schemas'
import { useHashQuery } from '../../../src/common/app/use-hash-query'
import { AgeText } from './age-text'
import styles from './case.module.css'
import { momentText } from '../moment'
import { findQueue } from '../parts'
import { queueDefaults } from './queue-filter'
import { StateMark } from '../state-mark'
import { type Neighbour, useNeighbours } from './use-neighbours'

/** Whose case it is, how it stands, and the ways to its neighbours in the queue. */
export function CaseHead({ of }: { of: CaseDetail }) {
  const { t, i18n } = useTranslation('organizer')
  const { id, subject, name, kind, state, expoName, submittedAt, languageType } = of
  const query = useHashQuery(queueDefaults)
  const { previous, next } = useNeighbours(subject, id, query)
  const way = (to: Neighbour | undefined, rel: 'prev' | 'next', label: string) =>
    to ? (
      <Link rel={rel} to={{ ...query.to({ page: to.page }), pathname: `${findQueue[subject]}/${to.id}` }}>
        {label}
      </Link>
    ) : (
      <span aria-hidden="true">{label}</span>
    )
  return (
    <header className={styles.head}>
      <div>
        <h1 id="case-name">{name}</h1>
        <p className={styles.facts}>
          <StateMark state={state}>{t(`state.${state}`)}</StateMark>
          <span>{t(`kind.${kind}`)}</span>
          {expoName ? <span>{expoName}</span> : null}
          <span>
            {t('case.submitted', { at: momentText(submittedAt, i18n.language) })}
            {state === 'review' ? (
              <>
                {' · '}
                <AgeText at={submittedAt} waits />
              </>
            ) : null}
          </span>
          {subject === 'registration' ? (
            <span>{t(languageType === 2 ? 'case.inEnglish' : 'case.inChinese')}</span>
          ) : null}
        </p>
      </div>
      <nav className={styles.ways} aria-label={t('case.neighbours')}>
        {way(previous, 'prev', t('case.previous'))}
        {way(next, 'next', t('case.next'))}
      </nav>
    </header>
  )
}
