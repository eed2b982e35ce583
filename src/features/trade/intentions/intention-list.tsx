import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IntentionState, Side } from '#contract/trade/intentions/rules.ts'
import type { Intention } from '#contract/trade/intentions/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { WorkTable } from '#src/common/work/work-table.tsx'
import { useIntentions } from './api'
import { IntentionDetails } from './intention-details'
import styles from './intentions.module.css'
import { StepDialog, type SelectedStep } from './step-dialog'
import { useIntentionColumns } from './use-intention-columns'

const PER_PAGE = 10

interface Props {
  side: Side
  query: HashQuery
  state: IntentionState | undefined
}

/** Intention orders of a buyer or for an exhibitor: what is on the table, who is waited for, what can be done. */
export function IntentionList({ side, query, state }: Props) {
  const { t } = useTranslation('intentions')
  const found = useIntentions(side, { page: query.page, limit: PER_PAGE, ...(state ? { state } : {}) })
  const [selected, setSelected] = useState<SelectedStep>()
  const columns = useIntentionColumns(side, setSelected)
  return (
    <>
      <Shown query={found} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ list, totalCount }) =>
          list.length === 0 ? (
            <Empty title={t('list.empty')} text={t(`list.emptyText.${side}`)} />
          ) : (
            <WorkTable<Intention>
              name={`intentions-${side}`}
              caption={t('list.title')}
              columns={columns}
              rows={list}
              query={query}
              total={totalCount}
              pageSize={PER_PAGE}
              stale={found.isPlaceholderData}
              details={{
                render: (one) => <IntentionDetails of={one} />,
                label: t('list.details'),
                nameOf: ({ exhibitsName: name }) => t('list.detailsOf', { name }),
              }}
            />
          )
        }
      </Shown>
      {selected ? <StepDialog side={side} step={selected} onClose={() => setSelected(undefined)} /> : null}
    </>
  )
}
