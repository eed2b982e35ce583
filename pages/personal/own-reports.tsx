import { useTranslation } from 'react-i18next'
import { listOwnReports } from '../../contract/reports/endpoints'
import { useHashQuery } from '../../src/common/app/use-hash-query'
import { useEndpoint } from '../../src/common/request/use-endpoint'
import { formatFairDate } from '../../src/common/ui/time/fair-time'
import { ListSection } from '../../src/common/ui/list/list-section'
import { Pagination } from '../../src/common/ui/list/pagination'
import { Empty, Shown } from '../../src/common/ui/states'
import styles from './lists.module.css'
import page from './personal.module.css'

const LIST = 'own-reports'
const PER_PAGE = 10

/** What the reader reported, and what became of it. */
export function OwnReports() {
  const { t, i18n } = useTranslation('live-manage')
  const query = useHashQuery()
  const reports = useEndpoint(listOwnReports, { page: query.page, limit: PER_PAGE }, { keep: true })
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('own.title')}</h2>
      <p className={styles.lead}>{t('own.lead')}</p>
      <ListSection id={LIST} label={t('own.title')} stale={reports.isPlaceholderData}>
        <Shown query={reports} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
          {({ list, totalPage }) =>
            list.length === 0 ? (
              <Empty title={t('own.empty')} text={t('own.emptyText')} />
            ) : (
              <>
                <ul className={styles.list}>
                  {list.map(({ caseNumber, liveName, content, state, reply, at }) => (
                    <li key={caseNumber}>
                      <article className={styles.case} aria-label={caseNumber}>
                        <header>
                          <h3>{caseNumber}</h3>
                          <span className={styles.state} data-state={state}>
                            {t(`own.${state}`)}
                          </span>
                        </header>
                        <p className={styles.about}>
                          {[liveName, formatFairDate(at, i18n.language)].filter(Boolean).join(' · ')}
                        </p>
                        <p className={styles.content}>{content}</p>
                        {reply ? (
                          <div className={styles.reply}>
                            <strong>{t('own.reply')}</strong>
                            <p>{reply}</p>
                          </div>
                        ) : null}
                      </article>
                    </li>
                  ))}
                </ul>
                <Pagination page={query.page} totalPage={totalPage} to={(to) => query.to({ page: to })} list={LIST} />
              </>
            )
          }
        </Shown>
      </ListSection>
    </div>
  )
}
