import { useTranslation } from 'react-i18next'
import { goToLogin } from '#src/common/session/go-to-login.ts'
import { ConfirmDialog } from '#src/common/ui/dialog/confirm-dialog.tsx'

interface AskLoginProps {
  for: 'signUp' | 'query'
  onClose: () => void
}

/** The login prompt for guests (spec: access §6). */
export function AskLogin({ for: what, onClose }: AskLoginProps) {
  const { t } = useTranslation('enrollment')
  return (
    <ConfirmDialog
      title={t('login.title')}
      yes={t('login.yes')}
      no={t('login.no')}
      onYes={() => {
        // Whoever comes back from the login finds the dialog open again.
        if (what === 'signUp') window.history.replaceState(null, '', '#/?signUp=1')
        goToLogin()
      }}
      onClose={onClose}
    >
      <p>{t(what === 'signUp' ? 'login.signUp' : 'login.query')}</p>
    </ConfirmDialog>
  )
}
