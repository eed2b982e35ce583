import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { listOwnReports } from '#contract/operations/reports/endpoints.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { ReportDialog } from '#src/common/report/report-dialog.tsx'
import type { ReportValues } from '#src/common/report/report-rules.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { fileFeedback } from '#src/features/operations/reports/api.ts'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { OwnReportCard } from './own-report-card'

const LIST = 'feedback'
const PER_PAGE = 10

/** What the reader sent to the organizers, its outcome, and the way to send more; `?new=1` opens the form. */
export function Feedback() {
  const { t } = useTranslation('live-manage')
  const query = useHashQuery()
  const client = useQueryClient()
  const reports = useEndpoint(listOwnReports, { page: query.page, limit: PER_PAGE }, { keep: true })
  // What the organizers answered, of a page together.
  const answers = (reports.data?.list ?? []).flatMap(({ reply, steps }) => [
    reply,
    ...steps.flatMap(({ action, byReporter, text }) => (byReporter || action === 'file' ? [] : [text])),
  ])
  const { shown, line } = useShownTexts(answers)
  const open = () => query.set({ new: '1', page: query.page })
  const file = async (values: ReportValues, key: string) => {
    const filed = await fileFeedback(values, key)
    await client.invalidateQueries({ queryKey: [listOwnReports.path] })
    return filed
  }
  return (
    <div className={page.stack}>
      <div className={lists.head}>
        <h2 className={page.sectionTitle}>{t('own.title')}</h2>
        <Button type="primary" onClick={open}>
          {t('own.add')}
        </Button>
      </div>
      <p className={lists.lead}>{t('own.lead')}</p>
      <ListSection id={LIST} label={t('own.title')} stale={reports.isPlaceholderData}>
        <Shown query={reports} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
          {({ list, totalCount }) =>
            list.length === 0 ? (
              <Empty title={t('own.empty')} text={t('own.emptyText')} />
            ) : (
              <>
                {line}
                <ul className={lists.list}>
                  {list.map((report) => (
                    <li key={report.caseNumber}>
                      <OwnReportCard report={report} shown={shown} />
                    </li>
                  ))}
                </ul>
                <WorkPages query={query} total={totalCount} pageSize={PER_PAGE} list={LIST} />
              </>
            )
          }
        </Shown>
      </ListSection>
      {query.text('new') === '1' ? (
        <ReportDialog
          title={t('own.addTitle')}
          asks="type"
          file={file}
          onClose={() => query.set({ new: undefined, page: query.page })}
        />
      ) : null}
    </div>
  )
}
