import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { exchangeHallAddress } from '#src/common/app/exchange-addresses.ts'
import type { LoginReason } from '#src/common/login/login-reason.ts'
import { openLogin } from '#src/common/login/open-login.ts'
import { useSession } from '#src/common/session/session.ts'
import { Empty } from '#src/common/ui/states.tsx'

interface ReaderGateProps {
  needs: 'offer' | 'publishDemands'
  reason: LoginReason
  children: ReactNode
}

/** Lets through whoever may; a guest is prompted to log in, others learn who may. */
export function ReaderGate({ needs, reason, children }: ReaderGateProps) {
  const { t } = useTranslation('exchange')
  const user = useSession()?.user
  const ask = () => void openLogin({ reason })
  const { to } = reason
  useEffect(() => {
    if (!user && (to === 'offer' || to === 'publish')) void openLogin({ reason: { to } })
  }, [user, to])
  const isOffer = needs === 'offer'
  if (!user) {
    return (
      <Empty title={t(isOffer ? 'gate.offer' : 'gate.publish')} text={t('gate.guest')}>
        <button type="button" className="yz-button" onClick={ask}>
          {t('gate.login')}
        </button>
      </Empty>
    )
  }
  if (!hasPermission(user.userType, needs) || (isOffer && user.exhibitorId === null)) {
    const why = isOffer ? (hasPermission(user.userType, needs) ? 'noExhibitor' : 'others') : 'publish'
    return (
      <Empty title={t(isOffer ? 'gate.noOffer' : 'gate.noPublish')} text={t(`hindrance.${why}`)}>
        <a className="yz-button" href={exchangeHallAddress}>
          {t('gate.back')}
        </a>
      </Empty>
    )
  }
  return children
}
