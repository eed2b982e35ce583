import { Alert, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { listOwnReports } from '../../contract/reports/endpoints'
import { useHashQuery } from '../../src/common/app/use-hash-query'
import { useEndpoint } from '../../src/common/request/use-endpoint'
import { formatFairDate } from '../../src/common/ui/time/fair-time'
import { ListSection } from '../../src/common/ui/list/list-section'
import { Empty, Shown } from '../../src/common/ui/states'
import { WorkPages } from '../../src/common/work/work-pages'
import styles from './lists.module.css'
import page from './personal.module.css'

const LIST = 'own-reports'
const PER_PAGE = 10
const colors = { open: 'processing', upheld: 'success', dismissed: 'default' } as const

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
          {({ list, totalCount }) =>
            list.length === 0 ? (
              <Empty title={t('own.empty')} text={t('own.emptyText')} />
            ) : (
              <>
                <ul className={styles.list}>
                  {list.map(({ caseNumber, about, liveName, content, state, reply, at }) => (
                    <li key={caseNumber}>
                      <article className={styles.case} aria-label={caseNumber}>
                        <header>
                          <h3>{caseNumber}</h3>
                          <Tag color={colors[state]}>{t(`own.${state}`)}</Tag>
                        </header>
                        <p className={styles.about}>
                          {[
                            about === 'fair' ? '' : t(`own.about.${about}`),
                            liveName,
                            formatFairDate(at, i18n.language),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </p>
                        <p className={styles.content}>{content}</p>
                        {reply ? <Alert role="note" title={t('own.reply')} description={reply} /> : null}
                      </article>
                    </li>
                  ))}
                </ul>
                <WorkPages query={query} total={totalCount} pageSize={PER_PAGE} list={LIST} />
              </>
            )
          }
        </Shown>
      </ListSection>
    </div>
  )
}
