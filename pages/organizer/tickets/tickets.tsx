import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { CallOffDialog } from '#src/features/commerce/payments/manage/call-off-dialog.tsx'
import { CallOffs } from '#src/features/commerce/payments/manage/call-offs.tsx'
import { useManagedTypes } from '#src/features/commerce/tickets/manage/api.ts'
import { Quotas } from '#src/features/commerce/tickets/manage/quotas.tsx'
import { TypeDialog } from '#src/features/commerce/tickets/manage/type-dialog.tsx'
import { TypeTable } from '#src/features/commerce/tickets/manage/type-table.tsx'
import { DeskHead } from '../desk-head'

/** The types of tickets of the fair, what they draw on, and what was canceled (spec: live §9). */
export function Tickets() {
  const { t, i18n } = useTranslation('commerce')
  useTitle(t('types.title'))
  const query = useHashQuery()
  const managed = useManagedTypes()
  const [doing, setDoing] = useState<'add' | 'callOff'>()
  const close = () => setDoing(undefined)
  const types = managed.data?.types ?? []
  const quotas = managed.data?.quotas ?? []
  const choices = types.map(({ id, name, days }) => ({ id, days, name: i18n.language === 'zh-CN' ? name.zh : name.en }))
  return (
    <>
      <DeskHead title={t('types.title')} lead={t('types.lead')}>
        <Button danger disabled={types.length === 0} onClick={() => setDoing('callOff')}>
          {t('callOff.open')}
        </Button>
        <Button type="primary" disabled={!managed.data} onClick={() => setDoing('add')}>
          {t('form.add')}
        </Button>
      </DeskHead>
      <Shown query={managed} loading={<TableSkeleton />}>
        {(found) => (
          <>
            <TypeTable types={found.types} quotas={found.quotas} query={query} />
            <Quotas quotas={found.quotas} query={query} />
          </>
        )}
      </Shown>
      <CallOffs query={query} />
      {doing === 'add' ? <TypeDialog quotas={quotas} last={types.at(-1)?.position ?? 0} onClose={close} /> : null}
      {doing === 'callOff' ? <CallOffDialog types={choices} onClose={close} /> : null}
    </>
  )
}
