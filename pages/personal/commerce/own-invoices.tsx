import { useTranslation } from 'react-i18next'
import { PAGE_SIZE } from '#contract/core/limits.ts'
import { invoiceStates } from '#contract/commerce/invoices/rules.ts'
import { ownOrdersAddress } from '#src/common/app/ticket-addresses.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { useInvoicedOrders, useOwnInvoices } from '#src/features/commerce/invoices/api.ts'
import { InvoiceCard } from '#src/features/commerce/invoices/invoice-card.tsx'
import styles from '#src/features/commerce/invoices/invoices.module.css'
import page from '../personal.module.css'

const LIST = 'own-invoices'

/** What was applied for, by how it stands, the latest first. */
export function OwnInvoices({ query }: { query: HashQuery }) {
  const { t } = useTranslation('invoices')
  const state = invoiceStates.find((one) => one === query.text('state'))
  const invoices = useOwnInvoices({ ...(state ? { state } : {}), page: query.page })
  const invoiced = useInvoicedOrders()
  const tabs = [undefined, ...invoiceStates].map((key) => ({
    key: key ?? 'all',
    label: key ? t(`state.${key}`) : t('all'),
    to: query.to({ state: key }),
    current: key === state,
  }))
  return (
    <>
      <LinkTabs label={t('states')} tabs={tabs} />
      <ListSection id={LIST} label={t('own')} stale={invoices.isPlaceholderData}>
        <Shown query={invoices} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
          {({ list, totalCount }) =>
            list.length === 0 ? (
              <Empty title={t(state ? 'none' : 'empty')} text={t('emptyText')}>
                <a className="yz-button" href={ownOrdersAddress}>
                  {t('toOrders')}
                </a>
              </Empty>
            ) : (
              <>
                <ul className={styles.list}>
                  {list.map((invoice) => (
                    <li key={invoice.id}>
                      <InvoiceCard invoice={invoice} replaced={invoiced?.has(invoice.orderId) ?? true} />
                    </li>
                  ))}
                </ul>
                <WorkPages query={query} total={totalCount} pageSize={PAGE_SIZE} list={LIST} />
              </>
            )
          }
        </Shown>
      </ListSection>
    </>
  )
}
