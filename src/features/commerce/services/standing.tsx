import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { contactAddress } from '#src/common/app/addresses.ts'
import { ownOrdersAddress } from '#src/common/app/ticket-addresses.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { useServiceStanding } from './api'
import styles from './standing.module.css'

const HOUR = 60

const hours = (minutes: number, language: string): string =>
  (minutes / HOUR).toLocaleString(language, { maximumFractionDigits: 1 })

/** What the own exhibitor has signed and how many live hours are left; without a contract, the contact of the organizer. `children`: ways. */
export function Standing({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation('services')
  const standing = useServiceStanding(true)
  return (
    <Shown query={standing} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {({ contract, live }) => (
        <section className={styles.standing} aria-label={t('standing.title')} data-signed={contract !== null}>
          <dl>
            <div>
              <dt>{t('standing.contractOf')}</dt>
              {contract ? (
                <dd>
                  <b>{contract.number}</b>
                  {contract.until ? <small>{t('standing.until', { day: contract.until })}</small> : null}
                </dd>
              ) : (
                <dd>
                  <b>{t('standing.noContract')}</b>
                  <small>{t('standing.noContractText')}</small>
                </dd>
              )}
            </div>
            <div>
              <dt>{t('standing.live')}</dt>
              <dd>
                <b>{t('standing.left', { hours: hours(left(live), i18n.language) })}</b>
                <small>
                  {t('standing.used', {
                    used: hours(live.used, i18n.language),
                    all: hours(live.free + live.bought, i18n.language),
                  })}
                </small>
                <meter min={0} max={live.free + live.bought} value={live.used} aria-label={t('standing.live')} />
              </dd>
            </div>
          </dl>
          <p>
            {contract ? null : (
              <a className="yz-button" href={contactAddress}>
                {t('standing.contact')}
              </a>
            )}
            {children}
            <a className="yz-button" data-kind="quiet" href={`${ownOrdersAddress}?kind=service`}>
              {t('standing.ownOrders')}
            </a>
          </p>
        </section>
      )}
    </Shown>
  )
}

const left = ({ free, bought, used }: { free: number; bought: number; used: number }): number =>
  Math.max(0, free + bought - used)
