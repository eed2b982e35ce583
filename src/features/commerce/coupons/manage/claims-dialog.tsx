import { Descriptions, Grid, Pagination, Table, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coupon, CouponClaim } from '#contract/commerce/coupons/schemas.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { GiftLines } from '../gift-lines'
import { CLAIMS_PER_PAGE, useCouponClaims } from './api'

const colors = { unused: 'processing', used: 'success', expired: 'default' } as const

interface ClaimsDialogProps {
  coupon: Coupon
  name: string
  onClose: () => void
}

/** Who claimed a coupon, whether they used it, and where a gift goes. */
export function ClaimsDialog({ coupon, name, onClose }: ClaimsDialogProps) {
  const { t, i18n } = useTranslation('coupons')
  const [page, setPage] = useState(1)
  const claims = useCouponClaims(coupon.id, page)
  const moment = (at: string | null) => (at ? momentText(at, i18n.language) : '—')
  const column = (key: string, render: (row: CouponClaim) => ReactNode) => ({
    key,
    title: t(`desk.field.${key}`),
    render: (_value: unknown, row: CouponClaim) => render(row),
  })
  const isWide = Grid.useBreakpoint().md === true
  const facts = [
    column('claimedAt', (one) => moment(one.claimedAt)),
    column('usedAt', (one) => moment(one.usedAt)),
    ...(coupon.kind === 'gift'
      ? [column('address', ({ address }) => (address ? <GiftLines address={address} /> : '—'))]
      : []),
  ]
  const person = column('person', (one) => (
    <>
      {one.name || t('desk.nobody')} <Tag color={colors[one.state]}>{t(`state.${one.state}`)}</Tag>
      {isWide ? null : (
        <Descriptions
          size="small"
          column={1}
          items={facts.map(({ key, title, render }) => ({ key, label: title, children: render(undefined, one) }))}
        />
      )}
    </>
  ))
  return (
    <WorkDialog title={t('desk.claimsOf', { name })} width={820} onClose={onClose}>
      <Shown query={claims} loading={<TableSkeleton rows={3} />}>
        {({ list, totalCount }) =>
          list.length === 0 ? (
            <Empty title={t('desk.noClaims')} />
          ) : (
            <>
              <Table<CouponClaim>
                size="small"
                rowKey="id"
                columns={isWide ? [person, ...facts] : [person]}
                dataSource={[...list]}
                loading={claims.isPlaceholderData}
                pagination={false}
              />
              <br />
              <Pagination
                current={page}
                pageSize={CLAIMS_PER_PAGE}
                total={totalCount}
                hideOnSinglePage
                showSizeChanger={false}
                onChange={setPage}
              />
            </>
          )
        }
      </Shown>
    </WorkDialog>
  )
}
