import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedService } from '#contract/commerce/services/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { type WorkColumn, WorkTable } from '#src/common/work/work-table.tsx'
import { useManagedServices } from './api'
import { RemoveDialog } from './remove-dialog'
import { type BadgeType, type PlannedHall, ServiceDialog } from './service-dialog'

interface Doing {
  what: 'change' | 'remove'
  service: ManagedService
}

interface ServiceTableProps {
  query: HashQuery
  badgeTypes: readonly BadgeType[]
  halls: readonly PlannedHall[]
}

/** Every service of the fair, shown or not. */
export function ServiceTable({ query, badgeTypes, halls }: ServiceTableProps) {
  const { t, i18n } = useTranslation('service-desk')
  const services = useManagedServices()
  const [doing, setDoing] = useState<Doing | 'add'>()
  const close = () => setDoing(undefined)
  const nameOf = ({ name: { zh, en } }: ManagedService) => (i18n.language === 'zh-CN' ? zh || en : en || zh)
  const columns = useColumns(nameOf, setDoing)
  const last = Math.max(0, ...(services.data ?? []).map(({ position }) => position))
  const add = (
    <Button type="primary" onClick={() => setDoing('add')}>
      {t('catalogue.add')}
    </Button>
  )
  return (
    <>
      <Shown query={services} loading={<TableSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={t('catalogue.none')}>{add}</Empty>
          ) : (
            <WorkTable<ManagedService>
              name="services"
              caption={t('catalogue.title')}
              columns={columns}
              rows={all}
              query={query}
              total={all.length}
              pageSize={all.length}
              tools={add}
            />
          )
        }
      </Shown>
      {doing === 'add' ? <ServiceDialog badgeTypes={badgeTypes} halls={halls} last={last} onClose={close} /> : null}
      {typeof doing === 'object' && doing.what === 'change' ? (
        <ServiceDialog service={doing.service} badgeTypes={badgeTypes} halls={halls} last={last} onClose={close} />
      ) : null}
      {typeof doing === 'object' && doing.what === 'remove' ? (
        <RemoveDialog service={doing.service} name={nameOf(doing.service)} onClose={close} />
      ) : null}
    </>
  )
}

function useColumns(
  nameOf: (service: ManagedService) => string,
  act: (doing: Doing) => void,
): WorkColumn<ManagedService>[] {
  const { t, i18n } = useTranslation('service-desk')
  type Column = WorkColumn<ManagedService>
  const column = (key: string, render: Column['render'], more: Partial<Column> = {}): Column => ({
    key,
    title: t(`catalogue.field.${key}`),
    render,
    ...more,
  })
  const what = ({ kind, place, template }: ManagedService) =>
    [
      t(`orders:serviceKind.${kind}`),
      ...(place ? [t(`orders:place.${place}`)] : []),
      ...(template ? [t(`template.${template}`)] : []),
    ].join(' · ')
  const way = (to: Doing['what'], service: ManagedService) => (
    <Button
      type="link"
      size="small"
      danger={to === 'remove'}
      aria-label={t(`catalogue.${to}Of`, { name: nameOf(service) })}
      onClick={() => act({ what: to, service })}
    >
      {t(to === 'change' ? 'catalogue.edit' : 'catalogue.remove')}
    </Button>
  )
  return [
    column(
      'name',
      (service) => (
        <>
          {nameOf(service)}
          <small>{what(service)}</small>
        </>
      ),
      { always: true },
    ),
    column(
      'price',
      ({ fen, kind }) => (
        <>
          {formatFen(fen, i18n.language)} <small>{t(`services:unit.${kind}`)}</small>
        </>
      ),
      { width: 140 },
    ),
    column('refund', ({ refundUntil, refundFeePercent }) =>
      refundUntil ? (
        <>
          {momentText(refundUntil, i18n.language)}
          <small>{t('catalogue.fee', { percent: refundFeePercent })}</small>
        </>
      ) : (
        t('catalogue.never')
      ),
    ),
    column('sold', ({ sold }) => sold, { width: 88 }),
    column(
      'shown',
      ({ shown }) => (
        <Tag color={shown ? 'success' : 'default'}>{t(shown ? 'catalogue.isShown' : 'catalogue.isHidden')}</Tag>
      ),
      { width: 100 },
    ),
    column(
      'actions',
      (service) => (
        <>
          {way('change', service)}
          {way('remove', service)}
        </>
      ),
      { always: true, width: 148 },
    ),
  ]
}
