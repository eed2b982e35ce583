import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginInvoice } from '#contract/commerce/invoices/endpoints.ts'
import type { ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import styles from '../invoices.module.css'
import { useDeskStep } from './api'
import { DecideDialog } from './decide-dialog'
import { FailDialog } from './fail-dialog'
import { IssueDialog } from './issue-dialog'
import { StepFailure } from './step-failure'

type Doing = 'issue' | 'fail' | 'reversed' | 'refuse'

interface InvoiceStepsProps {
  invoice: ManagedInvoice
  onChanged: (invoice: ManagedInvoice) => void
}

/** What finance can do with an application as it stands. */
export function InvoiceSteps({ invoice, onChanged }: InvoiceStepsProps) {
  const { t } = useTranslation('invoices')
  const begin = useDeskStep(beginInvoice)
  const [doing, setDoing] = useState<Doing>()
  const { id, version, state, atService } = invoice
  const isOpen = state === 'applied' || (state === 'issuing' && !atService)
  const close = () => setDoing(undefined)
  const done = (message: string) => (changed: ManagedInvoice) => {
    onChanged(changed)
    showToast(message)
    close()
  }
  const take = () => begin.mutate({ id, version }, { onSuccess: done(t('desk.begun')) })
  const way = (what: Doing, text: string, danger = false) => (
    <Button type={danger ? 'default' : 'primary'} danger={danger} onClick={() => setDoing(what)}>
      {text}
    </Button>
  )
  return (
    <>
      {begin.error ? <StepFailure error={begin.error} /> : null}
      <div className={styles.steps}>
        {state === 'applied' ? (
          <Button loading={begin.isPending} title={t('desk.beginHint')} onClick={take}>
            {t('desk.begin')}
          </Button>
        ) : null}
        {isOpen ? (
          <>
            {way('issue', t('desk.issue'))}
            {way('fail', t('desk.fail'), true)}
          </>
        ) : null}
        {state === 'reversalAsked' && !atService ? (
          <>
            {way('reversed', t('desk.reversed'))}
            {way('refuse', t('desk.refuse'), true)}
          </>
        ) : null}
      </div>
      {state === 'applied' ? <p className={styles.hint}>{t('desk.beginHint')}</p> : null}
      {doing === 'issue' ? <IssueDialog invoice={invoice} onDone={done(t('desk.issued'))} onClose={close} /> : null}
      {doing === 'fail' ? <FailDialog invoice={invoice} onDone={done(t('desk.failed'))} onClose={close} /> : null}
      {doing === 'reversed' || doing === 'refuse' ? (
        <DecideDialog
          invoice={invoice}
          reversed={doing === 'reversed'}
          onDone={done(t(doing === 'reversed' ? 'desk.reversedDone' : 'desk.refuseDone'))}
          onClose={close}
        />
      ) : null}
    </>
  )
}
