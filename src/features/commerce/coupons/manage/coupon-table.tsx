import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import type { CouponState } from '#contract/commerce/coupons/rules.ts'
import type { Coupon } from '#contract/commerce/coupons/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { formatDays } from '#src/common/ui/time/days.ts'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useBenefit } from '../wording'
import { useCoupons } from './api'
import { ClaimsDialog } from './claims-dialog'
import { CouponDialog } from './coupon-dialog'
import { StateDialog } from './state-dialog'
import type { TicketChoice } from './term-fields'

const colors = { draft: 'default', open: 'success', stopped: 'error', over: 'default', soon: 'processing' } as const

/** How a coupon stands by the clock. */
function shownState({ state, from, until }: Coupon, now: number): keyof typeof colors {
  if (state !== 'open') return state
  if (Date.parse(until) <= now) return 'over'
  return Date.parse(from) > now ? 'soon' : 'open'
}

type Doing = { what: 'edit' | 'open' | 'stopped' | 'claims'; coupon: Coupon }

interface CouponTableProps {
  query: HashQuery
  state: CouponState | undefined
  tickets: readonly TicketChoice[]
}

/** The coupons of the fair, how many are claimed and used, and what can be done with each. */
export function CouponTable({ query, state, tickets }: CouponTableProps) {
  const { t, i18n } = useTranslation('coupons')
  const page = useCoupons(state, query.page)
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const nameOf = ({ name: { zh, en } }: Coupon) => (i18n.language === 'zh-CN' ? zh || en : en || zh)
  const columns = useColumns(nameOf, setDoing)
  return (
    <>
      <WorkList<Coupon>
        name="coupons"
        caption={t('desk.title')}
        columns={columns}
        query={query}
        page={page}
        empty={t('desk.none')}
      />
      {doing?.what === 'edit' ? <CouponDialog coupon={doing.coupon} tickets={tickets} onClose={close} /> : null}
      {doing?.what === 'open' || doing?.what === 'stopped' ? (
        <StateDialog coupon={doing.coupon} name={nameOf(doing.coupon)} to={doing.what} onClose={close} />
      ) : null}
      {doing?.what === 'claims' ? (
        <ClaimsDialog coupon={doing.coupon} name={nameOf(doing.coupon)} onClose={close} />
      ) : null}
    </>
  )
}

function useColumns(nameOf: (coupon: Coupon) => string, act: (doing: Doing) => void): WorkColumn<Coupon>[] {
  const { t, i18n } = useTranslation('coupons')
  const sayBenefit = useBenefit()
  const now = useNow()
  const column = (key: string, render: WorkColumn<Coupon>['render'], more: Partial<WorkColumn<Coupon>> = {}) => ({
    key,
    title: t(`desk.field.${key}`),
    render,
    ...more,
  })
  const stateTag = (one: Coupon) => {
    const state = shownState(one, now)
    return <Tag color={colors[state]}>{t(`desk.state.${state}`)}</Tag>
  }
  return [
    column('name', nameOf, { always: true }),
    column('benefit', (one) => (
      <>
        {sayBenefit(one)}
        <small>{t(`kind.${one.kind}`)}</small>
      </>
    )),
    column('window', ({ from, until }) =>
      formatDays({ from: chinaDay(new Date(from)), until: chinaDay(new Date(until)) }, i18n.language),
    ),
    column('state', stateTag, { width: 104 }),
    column('claimed', ({ claimed, stock }) => (stock === null ? claimed : t('desk.ofStock', { claimed, stock })), {
      width: 104,
    }),
    column('used', ({ used }) => used, { width: 80 }),
    column('code', ({ code }) => code || t('desk.fromList')),
    column('actions', (one) => <Ways coupon={one} name={nameOf(one)} act={act} />, { always: true }),
  ]
}

function Ways({ coupon, name, act }: { coupon: Coupon; name: string; act: (doing: Doing) => void }) {
  const { t } = useTranslation('coupons')
  const isOpen = coupon.state === 'open'
  const way = (what: Doing['what'], text: string, label: string) => (
    <Button
      type="link"
      size="small"
      danger={what === 'stopped'}
      aria-label={label}
      onClick={() => act({ what, coupon })}
    >
      {text}
    </Button>
  )
  return (
    <>
      {way('edit', t('desk.edit'), t('desk.editOf', { name }))}
      {isOpen
        ? way('stopped', t('desk.stop'), t('desk.stopOf', { name }))
        : way('open', t('desk.openDo'), t('desk.openOf', { name }))}
      {coupon.claimed > 0 ? way('claims', t('desk.claims'), t('desk.claimsOf', { name })) : null}
    </>
  )
}
