import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openLogin } from '#src/common/login/open-login.ts'
import { useSession } from '#src/common/session/session.ts'
import { Empty } from '#src/common/ui/states.tsx'

/** What belongs to a user; whoever is not signed in is prompted to log in. */
export function OwnOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ticket-hall')
  const signedIn = useSession() !== null
  useEffect(() => {
    if (!signedIn) void openLogin()
  }, [signedIn])
  if (signedIn) return children
  return (
    <Empty title={t('own.guest')} text={t('own.guestText')}>
      <button type="button" className="yz-button" onClick={() => void openLogin()}>
        {t('own.login')}
      </button>
    </Empty>
  )
}
