import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { Bill } from '#src/features/commerce/payments/manage/bill.tsx'
import { DailySums } from '#src/features/commerce/payments/manage/daily-sums.tsx'
import { Payments } from '#src/features/commerce/payments/manage/payments.tsx'
import { Refunds } from '#src/features/commerce/payments/manage/refunds.tsx'
import { FairAccount } from '#src/features/commerce/transfers/manage/fair-account.tsx'
import { TransferTable } from '#src/features/commerce/transfers/manage/transfer-table.tsx'
import { DeskHead } from '../desk-head'

const parts = ['refunds', 'payments', 'transfers', 'sums', 'bill'] as const

/** What finance looks after: refunds, payments, bank transfers, receipts and refunds by day, and the provider's bills. */
export function Finance() {
  const { t } = useTranslation('commerce')
  useTitle(t('finance.title'))
  const query = useHashQuery()
  const part = parts.find((one) => one === query.text('part')) ?? 'refunds'
  return (
    <>
      <DeskHead title={t('finance.title')} lead={t('finance.lead')} />
      <LinkTabs
        label={t('finance.parts')}
        tabs={parts.map((key) => ({
          key,
          label: t(`finance.part.${key}`),
          to: key === 'refunds' ? '/finance' : `/finance?part=${key}`,
          current: key === part,
        }))}
      />
      {part === 'refunds' ? <Refunds query={query} /> : null}
      {part === 'payments' ? <Payments query={query} /> : null}
      {part === 'transfers' ? (
        <>
          <FairAccount />
          <TransferTable query={query} />
        </>
      ) : null}
      {part === 'sums' ? <DailySums query={query} /> : null}
      {part === 'bill' ? <Bill query={query} /> : null}
    </>
  )
}
