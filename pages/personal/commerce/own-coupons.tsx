import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE } from '#contract/core/limits.ts'
import { type ClaimState, claimStates } from '#contract/commerce/coupons/rules.ts'
import type { OwnCoupon } from '#contract/commerce/coupons/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { useOwnCoupons } from '#src/features/commerce/coupons/api.ts'
import { CouponCard, type TicketNames } from '#src/features/commerce/coupons/coupon-card.tsx'
import styles from '#src/features/commerce/coupons/coupons.module.css'
import { GiftLines } from '#src/features/commerce/coupons/gift-lines.tsx'
import page from '../personal.module.css'
import { GiftDialog } from './gift-dialog'

const LIST = 'own-coupons'

/** Which of the own coupons the address asks for. */
export const readState = (query: HashQuery): ClaimState =>
  claimStates.find((state) => state === query.text('state')) ?? 'unused'

interface OwnCouponsProps {
  query: HashQuery
  ticketNames: TicketNames
}

/** What the reader has claimed: unused, used, expired. */
export function OwnCoupons({ query, ticketNames }: OwnCouponsProps) {
  const { t } = useTranslation('coupons')
  const state = readState(query)
  const coupons = useOwnCoupons(state, query.page)
  const [sent, setSent] = useState<OwnCoupon>()
  const counts = coupons.data?.counts
  const tabs = claimStates.map((key) => ({
    key,
    label: t(`state.${key}`),
    to: query.to({ state: key === 'unused' ? '' : key }),
    current: key === state,
    ...(counts ? { note: counts[key] } : {}),
  }))
  return (
    <>
      <LinkTabs label={t('states')} tabs={tabs} />
      <ListSection id={LIST} label={t('own')} stale={coupons.isPlaceholderData}>
        <Shown query={coupons} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
          {({ list, totalCount }) =>
            list.length === 0 ? (
              <Empty title={t(`none.${state}`)} text={state === 'unused' ? t('none.text') : undefined} />
            ) : (
              <>
                <ul className={styles.list}>
                  {list.map((coupon) => (
                    <li key={coupon.id}>
                      <Own coupon={coupon} ticketNames={ticketNames} onSend={() => setSent(coupon)} />
                    </li>
                  ))}
                </ul>
                <WorkPages query={query} total={totalCount} pageSize={PAGE_SIZE} list={LIST} />
              </>
            )
          }
        </Shown>
      </ListSection>
      {sent ? <GiftDialog coupon={sent} onClose={() => setSent(undefined)} /> : null}
    </>
  )
}

interface OwnProps {
  coupon: OwnCoupon
  ticketNames: TicketNames
  onSend: () => void
}

function Own({ coupon, ticketNames, onSend }: OwnProps) {
  const { t, i18n } = useTranslation('coupons')
  const { kind, name, state, usedAt, address } = coupon
  const isToSend = kind === 'gift' && state === 'unused'
  const way = isToSend ? (
    <Button type="primary" aria-label={t('gift.doOf', { name })} onClick={onSend}>
      {t('gift.do')}
    </Button>
  ) : null
  return (
    <CouponCard coupon={coupon} ticketNames={ticketNames} faded={state !== 'unused'} ways={way}>
      {usedAt ? <p>{t('usedAt', { at: momentText(usedAt, i18n.language) })}</p> : null}
      {address ? <GiftLines address={address} /> : null}
    </CouponCard>
  )
}
