import { type ReactNode, useState } from 'react'
import { reportCorrespondent, reportTalkPartner } from '#contract/operations/reports/endpoints.ts'
import { startTexts } from '../i18n/texts'
import { call } from '../request/call'
import { lazyDialog } from '../ui/dialog/lazy-dialog'
import type { ReportValues } from './report-rules'

/** The reported user: by the own conversation or the own talk with them. */
type Met = { conversationID: string } | { appointmentId: number }

interface ReportPersonProps {
  met: Met
  /** The title of the dialog, and the name of the reported user. */
  title: string
  about: string
  renderButton: (open: () => void) => ReactNode
}

const ReportDialog = lazyDialog(async () => {
  const [{ ReportDialog: dialog }] = await Promise.all([import('./report-dialog'), startTexts('report', 'upload')])
  return dialog
})

function file(met: Met, { content, contact, images }: ReportValues, key: string) {
  const message = {
    content: content.trim(),
    contact: contact.trim(),
    imageUrlList: images.map(({ url }) => url),
    key,
  }
  return 'conversationID' in met
    ? call(reportCorrespondent, { ...met, ...message }, { alerts: false })
    : call(reportTalkPartner, { ...met, ...message }, { alerts: false })
}

/** The way to report somebody on the other side of a conversation or a talk. */
export function ReportPerson({ met, title, about, renderButton }: ReportPersonProps) {
  const [shown, setShown] = useState(false)
  const close = () => setShown(false)
  return (
    <>
      {renderButton(() => setShown(true))}
      {shown ? (
        <ReportDialog title={title} about={about} file={(values, key) => file(met, values, key)} onClose={close} />
      ) : null}
    </>
  )
}
