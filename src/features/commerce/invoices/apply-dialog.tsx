import { Alert, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useInvoiceDate, useInvoiceTitles, useOrderOf } from './api'
import { ApplyForm } from './apply-form'
import styles from './invoices.module.css'
import { type ApplyValues, invoiceableFen } from './title-values'

interface ApplyDialogProps {
  orderId: number
  /** What failed before: it is written again. */
  again?: Pick<Invoice, 'type' | 'title'> | undefined
  onClose: () => void
}

/** An invoice of an own order is applied for: its sum, its window and what it keeps from happening are reported before (spec: live §9). */
export function ApplyDialog({ orderId, again, onClose }: ApplyDialogProps) {
  const { t, i18n } = useTranslation('invoices')
  const [form] = Form.useForm<ApplyValues>()
  const order = useOrderOf(orderId)
  const period = useInvoiceDate()
  const titles = useInvoiceTitles()
  const [busy, setBusy] = useState(false)
  const fen = order.data ? invoiceableFen(order.data) : 0
  const window = period.data ?? { start: '', end: '' }
  const today = chinaDay(new Date(useNow()))
  const isOpen = window.start !== '' && today >= window.start && today <= window.end
  const mayApply = fen > 0 && isOpen && titles.data !== undefined
  return (
    <WorkDialog
      title={t('apply.title')}
      width={640}
      submit={t('apply.submit')}
      disabled={!mayApply}
      busy={busy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Shown query={order} loading={<Waiting />}>
        {() => (
          <Shown query={period} loading={<Waiting />}>
            {({ start, end }) => (
              <>
                <div className={styles.before}>
                  <p className={styles.sum}>
                    {fen > 0 ? t('apply.sum', { sum: formatFen(fen, i18n.language) }) : t('apply.nothing')}
                  </p>
                  {start === '' ? <p>{t('apply.noWindow')}</p> : null}
                  {start === '' ? null : <p>{t(isOpen ? 'apply.window' : 'apply.closed', { start, end })}</p>}
                  <Alert type="warning" showIcon title={t('apply.electronic')} description={t('apply.blocks')} />
                </div>
                {fen > 0 && isOpen ? (
                  <Shown query={titles} loading={<Waiting />}>
                    {(list) => (
                      <ApplyForm
                        form={form}
                        orderId={orderId}
                        again={again}
                        titles={list}
                        onBusy={setBusy}
                        onDone={onClose}
                      />
                    )}
                  </Shown>
                ) : null}
              </>
            )}
          </Shown>
        )}
      </Shown>
    </WorkDialog>
  )
}

const Waiting = () => <div className={`yz-skeleton ${styles.waiting}`} />
