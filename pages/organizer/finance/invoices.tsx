import { useTranslation } from 'react-i18next'
import { invoiceStates } from '#contract/commerce/invoices/rules.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import { InvoiceTable } from '#src/features/commerce/invoices/manage/invoice-table.tsx'
import { DeskHead } from '../desk-head'

/** The invoices that were applied for, by how they stand (spec: live §9). */
export function Invoices() {
  const { t } = useTranslation('invoices')
  useTitle(t('desk.title'))
  const query = useHashQuery()
  const state = invoiceStates.find((one) => one === query.text('state'))
  const keyWord = query.text('keyWord')
  const tabs = [undefined, ...invoiceStates].map((key) => ({
    key: key ?? 'all',
    label: key ? t(`state.${key}`) : t('all'),
    to: query.to({ state: key }),
    current: key === state,
  }))
  return (
    <>
      <DeskHead title={t('desk.title')} lead={t('desk.lead')} />
      <LinkTabs label={t('states')} tabs={tabs} />
      <WorkFilters query={query} filters={[]} searchLabel={t('desk.search')} />
      <InvoiceTable query={query} filter={{ ...(state ? { state } : {}), ...(keyWord ? { keyWord } : {}) }} />
    </>
  )
}
