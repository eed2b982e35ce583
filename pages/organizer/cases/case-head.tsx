import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import type { CaseDetail } from '#contract/people/review/schemas.ts'
import { AgeText } from './age-text'
import styles from './case.module.css'
import { momentText } from '#src/common/work/moment.ts'
import { StateMark } from '../state-mark'
import type { CaseWays } from './use-case-ways'

/** The applicant and state of a case, and links to its neighbours in the queue. */
export function CaseHead({ of, ways: { previous, next } }: { of: CaseDetail; ways: CaseWays }) {
  const { t, i18n } = useTranslation('organizer')
  const { subject, name, kind, state, expoName, submittedAt, languageType } = of
  const way = (to: CaseWays['next'], rel: 'prev' | 'next', label: string) =>
    to ? (
      <Link rel={rel} to={to}>
        {label}
      </Link>
    ) : (
      <span aria-hidden="true">{label}</span>
    )
  return (
    <header className={styles.head}>
      <div>
        <h1 id="case-name" data-tour="case">
          {name}
        </h1>
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
