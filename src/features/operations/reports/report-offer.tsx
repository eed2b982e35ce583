import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ReportValues } from '#src/common/report/report-rules.ts'
import { fileOfferReport } from './api'
import { TradeReportDialog } from './trade-report-dialog'

interface OfferReported {
  id: number
  exhibitor: { name: string }
}

/** The way for a buyer to report an offer to an own demand. */
export function ReportOfferButton({ offer, onPress }: { offer: OfferReported; onPress: () => void }) {
  const { t } = useTranslation('report')
  return (
    <Button type="link" size="small" aria-label={t('offer.of', { name: offer.exhibitor.name })} onClick={onPress}>
      {t('offer.do')}
    </Button>
  )
}

interface ReportOfferDialogProps {
  offer: OfferReported
  /** Of the demand that it was made to. */
  title: string
  onClose: () => void
}

/** The report itself; it is rendered outside the row of its offer, which has a table's keys and styles. */
export function ReportOfferDialog({ offer: { id, exhibitor }, title, onClose }: ReportOfferDialogProps) {
  const { t } = useTranslation('report')
  const file = (values: ReportValues, key: string) => fileOfferReport(id, values, key)
  const about = t('offer.about', { name: exhibitor.name, title })
  return <TradeReportDialog title={t('offer.title')} about={about} file={file} onClose={onClose} />
}
