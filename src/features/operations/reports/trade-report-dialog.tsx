import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'

/** The report dialog, fetched with its texts when it is opened. */
export const TradeReportDialog = lazyDialog(async () => {
  const [{ ReportDialog }] = await Promise.all([
    import('#src/common/report/report-dialog.tsx'),
    startTexts('report', 'upload'),
  ])
  return ReportDialog
})
