import { Button, Input, Popconfirm } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getSubscription, makeSubscription, revokeSubscription } from '#contract/trade/calendar/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { shareAddress } from '#src/common/ui/detail/copy-text.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import page from '../personal.module.css'
import styles from './calendar.module.css'

/** The private address by which another calendar follows this one: made, told once, replaced, ended. */
export function Subscription() {
  const { t, i18n } = useTranslation('calendar')
  const subscription = useEndpoint(getSubscription, {})
  const making = useChange(makeSubscription, [getSubscription])
  const revoking = useChange(revokeSubscription, [getSubscription])
  const [address, setAddress] = useState('')
  const make = () => making.mutate({}, { onSuccess: (made) => setAddress(made.address) })
  const revoke = () => revoking.mutate({}, { onSuccess: () => setAddress('') })
  const copy = () => shareAddress(address, { copied: t('subscription.copied'), failed: t('subscription.copyFailed') })
  return (
    <section className={styles.subscription} aria-labelledby="calendar-subscription">
      <h3 id="calendar-subscription">{t('subscription.title')}</h3>
      <p>{t('subscription.lead')}</p>
      <Shown query={subscription} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
        {({ since, readAt }) =>
          since === null ? (
            <Button loading={making.isPending} onClick={make}>
              {t('subscription.make')}
            </Button>
          ) : (
            <>
              {address ? (
                <div role="status" className={styles.address}>
                  <label htmlFor="calendar-address">{t('subscription.address')}</label>
                  <Input
                    id="calendar-address"
                    readOnly
                    value={address}
                    onFocus={({ currentTarget }) => currentTarget.select()}
                  />
                  <Button type="primary" onClick={() => void copy()}>
                    {t('subscription.copy')}
                  </Button>
                  <small>{t('subscription.once')}</small>
                </div>
              ) : null}
              <p>
                {t('subscription.since', { at: momentText(since, i18n.language) })}{' '}
                {readAt === null
                  ? t('subscription.neverRead')
                  : t('subscription.readAt', { at: momentText(readAt, i18n.language) })}
              </p>
              <div className={styles.ways}>
                <Popconfirm title={t('subscription.renewAsk')} onConfirm={make}>
                  <Button loading={making.isPending}>{t('subscription.renew')}</Button>
                </Popconfirm>
                <Popconfirm title={t('subscription.revokeAsk')} onConfirm={revoke}>
                  <Button danger loading={revoking.isPending}>
                    {t('subscription.revoke')}
                  </Button>
                </Popconfirm>
              </div>
            </>
          )
        }
      </Shown>
    </section>
  )
}
