import { useTranslation } from 'react-i18next'
import type { ContentReview } from '#contract/fair/content/rules.ts'
import type { ContentObject, ContentRow } from '#contract/fair/content/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useContentList } from '#src/features/fair/content/api.ts'
import { pickTitle } from '#src/features/fair/content/title.ts'
import { profileAddress, standExhibitAddress, standExhibitsAddress } from './addresses'
import styles from './stand.module.css'

/** The first few; the table has all. */
const SHOWN = 5

/** What was returned, with why, and what waits for an organizer. */
export function Decided({ profile }: { profile: ContentObject }) {
  return (
    <div className={styles.pair}>
      <InReview review="returned" profile={profile} />
      <InReview review="waiting" profile={profile} />
    </div>
  )
}

function InReview({ review, profile }: { review: Exclude<ContentReview, 'none'>; profile: ContentObject }) {
  const { t } = useTranslation('content')
  const exhibits = useContentList({ kind: 'exhibit', review, limit: SHOWN })
  const own = profile.review === review ? [profile] : []
  return (
    <section className={styles.panel} aria-labelledby={`stand-${review}`}>
      <h3 id={`stand-${review}`}>{t(`stand.${review}`)}</h3>
      <Shown query={exhibits} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ list, totalCount }) =>
          totalCount + own.length === 0 ? (
            <p>{t(`stand.no.${review}`)}</p>
          ) : (
            <>
              <ul className={styles.rows}>
                {own.map((row) => (
                  <Row key="profile" row={row} to={profileAddress} />
                ))}
                {list.map((row) => (
                  <Row key={row.id} row={row} to={standExhibitAddress(row.id)} />
                ))}
              </ul>
              {totalCount > list.length ? (
                <Link to={`${standExhibitsAddress}?review=${review}`}>{t('stand.all', { count: totalCount })}</Link>
              ) : null}
            </>
          )
        }
      </Shown>
    </section>
  )
}

function Row({ row, to }: { row: ContentRow; to: string }) {
  const { t, i18n } = useTranslation('content')
  return (
    <li>
      <Link to={to}>{pickTitle(row, t('list.untitled'))}</Link>
      {row.opinion ? <p>{row.opinion}</p> : null}
      {row.submittedAt ? <p>{t('stand.submittedAt', { moment: momentText(row.submittedAt, i18n.language) })}</p> : null}
    </li>
  )
}
