import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportCorrespondent, reportTalkPartner } from '../../../contract/reports/endpoints'
import { startTexts } from '../i18n/texts'
import { call } from '../request/call'
import { lazyDialog } from '../ui/dialog/lazy-dialog'
import type { ReportValues } from './report-rules'

/** Whom: by the own conversation with them, or by the own talk. */
type Met = { conversationID: string } | { appointmentId: number }

interface ReportPersonProps {
  met: Met
  /** As the reader reads them. */
  name: string
  /** Which texts of the page have the words: a conversation's or a talk's. */
  texts: 'conversations' | 'appointments'
  /** The button, with its words, its whole name and what it does. */
  renderButton: (button: { text: string; label: string; open: () => void }) => ReactNode
}

const ReportDialog = lazyDialog(async () => {
  const [{ ReportDialog: dialog }] = await Promise.all([import('./report-dialog'), startTexts('report', 'upload')])
  return dialog
})

function file(met: Met, { content, contact, images }: ReportValues, key: string) {
  const said = {
    content: content.trim(),
    contact: contact.trim(),
    imageUrlList: images.map(({ url }) => url),
    key,
  }
  return 'conversationID' in met
    ? call(reportCorrespondent, { ...met, ...said }, { alerts: false })
    : call(reportTalkPartner, { ...met, ...said }, { alerts: false })
}

/** The way to report somebody whom the reader has met in a conversation or a talk. */
export function ReportPerson({ met, name, texts, renderButton }: ReportPersonProps) {
  const { t } = useTranslation(texts)
  const [shown, setShown] = useState(false)
  const words = { text: t('reportPerson.do'), label: t('reportPerson.of', { name }) }
  return (
    <>
      {renderButton({ ...words, open: () => setShown(true) })}
      {shown ? (
        <ReportDialog
          title={t('reportPerson.title')}
          about={t('reportPerson.about', { name })}
          file={(values, key) => file(met, values, key)}
          onClose={() => setShown(false)}
        />
      ) : null}
    </>
  )
}
