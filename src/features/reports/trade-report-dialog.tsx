import { startTexts } from '../../common/i18n/texts'
import { lazyDialog } from '../../common/ui/dialog/lazy-dialog'

/** The report dialog, fetched with its texts when it is opened. */
export const TradeReportDialog = lazyDialog(async () => {
  const [{ ReportDialog }] = await Promise.all([
    import('../../common/report/report-dialog'),
    startTexts('report', 'upload'),
  ])
  return ReportDialog
})
