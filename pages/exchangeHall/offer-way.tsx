import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import type { Demand } from '#contract/trade/demands/schemas.ts'
import { ownDemandAddress } from '#src/common/app/exchange-addresses.ts'
import { Link } from '#src/common/app/link.tsx'
import { openLogin } from '#src/common/login/open-login.ts'
import { useSession } from '#src/common/session/session.ts'
import styles from './demand.module.css'

/** Why the reader cannot offer; undefined: they can, or may log in to. */
function useHindrance({ end }: Demand): 'ended' | 'noExhibitor' | 'others' | undefined {
  const user = useSession()?.user
  if (end !== '') return 'ended'
  if (!user) return undefined
  if (!hasPermission(user.userType, 'offer')) return 'others'
  return user.exhibitorId === null ? 'noExhibitor' : undefined
}

/** The way to offer, or why there is none for the reader; of an own demand, the way to what was offered. */
export function OfferWay({ demand }: { demand: Demand }) {
  const { t } = useTranslation('exchange')
  const id = useId()
  const signedIn = useSession()
  const hindrance = useHindrance(demand)
  if (demand.own) {
    return (
      <div className={styles.offer}>
        <a className="yz-button" href={ownDemandAddress(demand.id)}>
          {t('offer.own')}
        </a>
        <p>{t('offer.ownHint')}</p>
      </div>
    )
  }
  if (hindrance) {
    return (
      <div className={styles.offer}>
        <button type="button" className="yz-button" disabled aria-describedby={id}>
          {t('offer.do')}
        </button>
        <p id={id}>{hindrance === 'ended' ? t(`ended.${demand.end || 'closed'}`) : t(`hindrance.${hindrance}`)}</p>
      </div>
    )
  }
  return (
    <div className={styles.offer}>
      {signedIn ? (
        <Link className="yz-button" to={`/supply?id=${demand.id}`}>
          {t('offer.do')}
        </Link>
      ) : (
        <button type="button" className="yz-button" onClick={() => void openLogin({ reason: { to: 'offer' } })}>
          {t('offer.login')}
        </button>
      )}
      <p>{t('offer.hint')}</p>
    </div>
  )
}
