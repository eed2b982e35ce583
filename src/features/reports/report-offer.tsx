import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportValues } from '../../common/report/report-rules'
import { fileOfferReport } from './api'
import { TradeReportDialog } from './trade-report-dialog'

interface ReportOfferProps {
  offer: { id: number; exhibitor: { name: string } }
  /** Of the demand that it was made to. */
  title: string
}

/** The way for a buyer to report an offer to an own demand. */
export function ReportOffer({ offer: { id, exhibitor }, title }: ReportOfferProps) {
  const { t } = useTranslation('report')
  const [shown, setShown] = useState(false)
  const { name } = exhibitor
  const file = (values: ReportValues, key: string) => fileOfferReport(id, values, key)
  return (
    <>
      <Button type="link" size="small" aria-label={t('offer.of', { name })} onClick={() => setShown(true)}>
        {t('offer.do')}
      </Button>
      {shown ? (
        <TradeReportDialog
          title={t('offer.title')}
          about={t('offer.about', { name, title })}
          file={file}
          onClose={() => setShown(false)}
        />
      ) : null}
    </>
  )
}
