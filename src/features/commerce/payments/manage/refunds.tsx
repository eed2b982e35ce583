import { Alert, Button, Segmented, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import type { RefundState } from '#contract/commerce/orders/rules.ts'
import { listRefunds } from '#contract/commerce/payments/endpoints.ts'
import type { ManagedRefund } from '#contract/commerce/payments/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { call } from '#src/common/request/call.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useSession } from '#src/common/session/session.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useRefunds, useRetryRefund } from './api'
import styles from './finance.module.css'
import { isByHand, SettleDialog } from './settle-dialog'

const colors = { asked: 'processing', succeeded: 'success', failed: 'error' } as const satisfies Record<
  RefundState,
  string
>
const YUAN = 100
/** In the order in which they want looking at. */
const choices = ['failed', 'asked', 'succeeded', 'all'] as const

/** Refunds by state, those that failed first: why, how often they were tried, and a way to try them again. */
export function Refunds({ query }: { query: HashQuery }) {
  const { t } = useTranslation('commerce')
  const keyWord = query.text('keyWord')
  // What failed wants looking at first.
  const shown = choices.find((one) => one === query.text('state')) ?? 'failed'
  const state = shown === 'all' ? undefined : shown
  const filter = { ...(state ? { state } : {}), ...(keyWord ? { keyWord } : {}) }
  const page = useRefunds({ ...filter, page: query.page })
  const [requested, setRequested] = useState<ManagedRefund>()
  const [settled, setSettled] = useState<ManagedRefund>()
  return (
    <>
      <Segmented
        className={styles.states ?? ''}
        aria-label={t('refunds.field.state')}
        value={shown}
        options={choices.map((value) => ({ value, label: t(`refunds.state.${value}`) }))}
        onChange={(value) => query.set({ state: value === 'failed' ? '' : value })}
      />
      <WorkFilters query={query} searchLabel={t('refunds.search')} filters={[]} />
      <WorkList<ManagedRefund>
        name="refunds"
        caption={t('refunds.title')}
        columns={useColumns(setRequested, setSettled)}
        query={query}
        page={page}
        empty={t(state === 'failed' && !keyWord ? 'refunds.noneFailed' : 'refunds.none')}
        exporting={{
          ask: (pages, signal) => call(listRefunds, { ...filter, ...pages }, { alerts: false, request: { signal } }),
        }}
      />
      {settled ? <SettleDialog refund={settled} onClose={() => setSettled(undefined)} /> : null}
      {requested ? <RetryDialog refund={requested} onClose={() => setRequested(undefined)} /> : null}
    </>
  )
}

function RetryDialog({ refund, onClose }: { refund: ManagedRefund; onClose: () => void }) {
  const { t, i18n } = useTranslation('commerce')
  const retry = useRetryRefund()
  const { id, number, fen, failure, tries } = refund
  const send = () =>
    retry.mutate(
      { id },
      {
        onSuccess: () => {
          showToast(t('refunds.retried', { number }))
          onClose()
        },
      },
    )
  return (
    <WorkDialog
      title={t('refunds.retryTitle')}
      submit={t('refunds.retry')}
      busy={retry.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('refunds.retryText', { sum: formatFen(fen, i18n.language), number })}</p>
      <p>{t('refunds.why', { why: failure || t('refunds.unknown'), count: tries })}</p>
      {retry.error ? <Alert type="error" showIcon role="alert" title={errorMessage(retry.error)} /> : null}
    </WorkDialog>
  )
}

function useColumns(
  retry: (refund: ManagedRefund) => void,
  settle: (refund: ManagedRefund) => void,
): WorkColumn<ManagedRefund>[] {
  const { t, i18n } = useTranslation('commerce')
  const mayAct = hasPermission(useSession()?.user.userType, 'manageFinance')
  const column = (key: string, more: Omit<WorkColumn<ManagedRefund>, 'key' | 'title'>) => ({
    key,
    title: t(`refunds.field.${key}`),
    ...more,
  })
  const heading = (key: string) => t(`refunds.field.${key}`)
  return [
    column('number', {
      always: true,
      render: ({ number, orderNumber }) => (
        <span className={styles.number}>
          {number}
          <small>{t('refunds.ofOrder', { number: orderNumber })}</small>
        </span>
      ),
      plain: {
        [heading('number')]: ({ number }) => number,
        [heading('orderNumber')]: ({ orderNumber }) => orderNumber,
        [heading('paymentNumber')]: ({ paymentNumber }) => paymentNumber,
      },
    }),
    column('sum', {
      render: ({ fen, feeFen }) => (
        <>
          {formatFen(fen, i18n.language)}
          {feeFen > 0 ? <small>{t('refunds.fee', { fee: formatFen(feeFen, i18n.language) })}</small> : null}
        </>
      ),
      plain: {
        [heading('sumYuan')]: ({ fen }) => fen / YUAN,
        [heading('feeYuan')]: ({ feeFen }) => feeFen / YUAN,
      },
    }),
    column('state', {
      render: (refund) => {
        const { state, failure, tries } = refund
        return (
          <>
            <Tag color={colors[state]}>{t(isByHand(refund) ? 'refunds.byHand' : `refunds.state.${state}`)}</Tag>
            {state === 'failed' ? (
              <small className={styles.failure}>
                {t('refunds.why', { why: failure || t('refunds.unknown'), count: tries })}
              </small>
            ) : null}
          </>
        )
      },
      plain: {
        [heading('state')]: ({ state }) => t(`refunds.state.${state}`),
        [heading('failure')]: ({ failure }) => failure,
        [heading('tries')]: ({ tries }) => tries,
      },
    }),
    column('reason', {
      render: ({ reason, note }) => (
        <>
          {t(`orders:reason.${reason}`)}
          {note ? <small>{note}</small> : null}
        </>
      ),
      plain: ({ reason, note }) => [t(`orders:reason.${reason}`), note].filter(Boolean).join(' · '),
    }),
    column('createdAt', {
      render: ({ createdAt, doneAt }) => (
        <>
          {momentText(createdAt, i18n.language)}
          {doneAt ? <small>{t('refunds.doneAt', { at: momentText(doneAt, i18n.language) })}</small> : null}
        </>
      ),
      plain: {
        [inChina(heading('createdAt'))]: ({ createdAt }) => plainMoment(createdAt),
        [inChina(heading('doneAt'))]: ({ doneAt }) => plainMoment(doneAt),
      },
    }),
    ...(mayAct
      ? [
          column('actions', {
            always: true,
            render: (refund) =>
              refund.state === 'failed' ? (
                <Button
                  size="small"
                  aria-label={t('refunds.retryOf', { number: refund.number })}
                  onClick={() => retry(refund)}
                >
                  {t('refunds.retry')}
                </Button>
              ) : isByHand(refund) ? (
                <Button
                  size="small"
                  aria-label={t('refunds.settleOf', { number: refund.number })}
                  onClick={() => settle(refund)}
                >
                  {t('refunds.settle')}
                </Button>
              ) : (
                '—'
              ),
          }),
        ]
      : []),
  ]
}
