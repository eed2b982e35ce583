import { type ReactNode, useState } from 'react'
import type { LiveDetail } from '../../../../contract/live/schemas'
import { openLogin } from '../../../common/login/open-login'
import { getSession } from '../../../common/session/session'
import { lazyDialog } from '../../../common/ui/dialog/lazy-dialog'

const ReportDialog = lazyDialog(async () => (await import('./report-dialog')).ReportDialog)

/** The report dialog of a session; guests log in first (spec: common §6). */
export function useReport(live: LiveDetail): { open: () => void; dialog: ReactNode } {
  const [shown, setShown] = useState(false)
  const open = async () => {
    if (getSession() || (await openLogin({ reason: { to: 'report' } }))) setShown(true)
  }
  const dialog = shown ? <ReportDialog live={live} onClose={() => setShown(false)} /> : null
  return { open: () => void open(), dialog }
}
