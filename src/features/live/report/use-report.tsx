import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { LiveDetail } from '../../../../contract/live/schemas'
import { openLogin } from '../../../common/login/open-login'
import { getSession } from '../../../common/session/session'

const ReportDialog = lazy(() => import('./report-dialog'))

/** The report dialog of a session; guests log in first (spec: common §6). */
export function useReport(live: LiveDetail): { open: () => void; dialog: ReactNode } {
  const [shown, setShown] = useState(false)
  const open = async () => {
    if (getSession() || (await openLogin({ reason: { to: 'report' } }))) setShown(true)
  }
  const dialog = shown ? (
    <Suspense>
      <ReportDialog live={live} onClose={() => setShown(false)} />
    </Suspense>
  ) : null
  return { open: () => void open(), dialog }
}
