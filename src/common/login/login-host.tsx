import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../app/query-client'
import { startTexts } from '../i18n/texts'
import { Dialog } from '../ui/dialog/dialog'
import { LoginDialog } from './login-dialog'
import type { LoginReason } from './login-reason'
import styles from './login-dialog.module.css'

interface HostProps {
  expired: boolean
  reason: LoginReason | undefined
  onClose: (signedIn: boolean) => void
}

/** Asks whether to log in again before it shows the login (spec: access §8, code 20002). */
function LoginHost({ expired, reason, onClose }: HostProps) {
  const { t } = useTranslation('access')
  const [requesting, setRequesting] = useState(expired)
  if (!requesting) return <LoginDialog reason={reason} onClose={onClose} />
  return (
    <Dialog title={t('dialog.expiredTitle')} width={420} onClose={() => onClose(false)}>
      <p>{t('dialog.expired')}</p>
      <div className={styles.choice}>
        <button type="button" className="yz-button" data-kind="quiet" onClick={() => onClose(false)}>
          {t('dialog.later')}
        </button>
        <button type="button" className="yz-button" onClick={() => setRequesting(false)}>
          {t('dialog.again')}
        </button>
      </div>
    </Dialog>
  )
}

/** Draws the dialog in a place of its own, so that no page has to make room for it beforehand. */
export async function showLogin(expired: boolean, reason?: LoginReason): Promise<boolean> {
  await startTexts('access')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const signedIn = await new Promise<boolean>((close) => {
    root.render(
      <QueryClientProvider client={queryClient}>
        <LoginHost expired={expired} reason={reason} onClose={close} />
      </QueryClientProvider>,
    )
  })
  root.unmount()
  place.remove()
  // What was refused to a guest is requested again.
  if (signedIn) void queryClient.invalidateQueries()
  return signedIn
}
