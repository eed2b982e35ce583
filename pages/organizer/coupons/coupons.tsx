import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { couponStates } from '#contract/commerce/coupons/rules.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { CouponDialog } from '#src/features/commerce/coupons/manage/coupon-dialog.tsx'
import { CouponTable } from '#src/features/commerce/coupons/manage/coupon-table.tsx'
import { useManagedTypes } from '#src/features/commerce/tickets/manage/api.ts'
import { DeskHead } from '../desk-head'
import { useNewForm } from '../use-new-form'

/** The coupons of the fair, by state (spec: live §9). */
export function Coupons() {
  const { t, i18n } = useTranslation('coupons')
  useTitle(t('desk.title'))
  const query = useHashQuery()
  const state = couponStates.find((one) => one === query.text('state'))
  const types = useManagedTypes().data?.types ?? []
  // Badges are ordered as a service, where no coupon is used.
  const tickets = types
    .filter(({ kind }) => kind !== 'badge')
    .map(({ id, name }) => ({ id, name: i18n.language === 'zh-CN' ? name.zh : name.en }))
  const form = useNewForm(query)
  return (
    <>
      <DeskHead title={t('desk.title')} lead={t('desk.lead')}>
        <Button type="primary" onClick={form.open}>
          {t('desk.add')}
        </Button>
      </DeskHead>
      <LinkTabs
        label={t('desk.states')}
        tabs={[
          { key: 'all', label: t('desk.all'), to: query.to({ state: '' }), current: state === undefined },
          ...couponStates.map((key) => ({
            key,
            label: t(`desk.state.${key}`),
            to: query.to({ state: key }),
            current: key === state,
          })),
        ]}
      />
      <CouponTable query={query} state={state} tickets={tickets} />
      {form.isOpen ? <CouponDialog tickets={tickets} onClose={form.close} /> : null}
    </>
  )
}
