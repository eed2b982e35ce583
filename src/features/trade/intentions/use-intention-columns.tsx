import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { type IntentionAction, mayTake, type Side, waitsFor } from '#contract/trade/intentions/rules.ts'
import type { Intention } from '#contract/trade/intentions/schemas.ts'
import { exhibitAddress, exhibitorAddress } from '#src/common/app/addresses.ts'
import { dealingsAddress, leadAddress } from '#src/common/app/exchange-addresses.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { formatMoney } from '#src/common/ui/trade/wording.ts'
import { dayText } from '#src/common/work/moment.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import styles from './intentions.module.css'
import type { SelectedStep } from './step-dialog'

const colors = {
  sent: 'processing',
  countered: 'warning',
  accepted: 'success',
  declined: 'error',
  cancelled: 'default',
} as const

const steps: readonly Exclude<IntentionAction, 'send'>[] = ['accept', 'counter', 'decline', 'cancel']

/** The columns of intention orders as a side reads them. */
export function useIntentionColumns(side: Side, onWant: (requested: SelectedStep) => void): WorkColumn<Intention>[] {
  const { t, i18n } = useTranslation('intentions')
  const money = (amount: number) => formatMoney(amount, 'CNY', i18n.language)
  const column = (key: string, render: WorkColumn<Intention>['render'], more: Partial<WorkColumn<Intention>> = {}) => ({
    key,
    title: t(`field.${key}`),
    render,
    ...more,
  })
  return [
    column('exhibit', (one) => <ExhibitName of={one} />, { always: true }),
    side === 'buyer'
      ? column('exhibitor', ({ exhibitorId, company }) => (
          <>
            <a href={exhibitorAddress(exhibitorId)}>{company}</a>
            <small>
              <a href={dealingsAddress(exhibitorId)} aria-label={t('list.dealingsWith', { company })}>
                {t('list.dealings')}
              </a>
            </small>
          </>
        ))
      : column('buyer', ({ buyerId, buyerName: name }) => (
          <>
            {name}
            <small>
              <a href={leadAddress(buyerId)} aria-label={t('list.leadOf', { name })}>
                {t('list.toLead')}
              </a>
            </small>
          </>
        )),
    column('quantity', ({ quantity }) => quantity.toLocaleString(i18n.language), { width: 104 }),
    column('price', ({ price }) => (price === null ? t('noPrice') : money(price)), { width: 128 }),
    column('state', (one) => <State of={one} side={side} />, { width: 150 }),
    column('updatedAt', ({ updatedAt }) => dayText(updatedAt, i18n.language), { width: 144 }),
    column(
      'actions',
      (of) => (
        <div className={styles.actions}>
          {steps
            .filter((action) => mayTake(side, action, of.state))
            .map((action) => (
              <Button
                key={action}
                type="link"
                size="small"
                danger={action === 'decline' || action === 'cancel'}
                onClick={() => onWant({ of, action })}
              >
                {t(`do.${action}`)}
              </Button>
            ))}
        </div>
      ),
      { always: true, width: 140 },
    ),
  ]
}

function State({ of: { state }, side }: { of: Intention; side: Side }) {
  const { t } = useTranslation('intentions')
  const waited = waitsFor(state)
  return (
    <>
      <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>
      {waited ? <small>{t(waited === side ? 'waits.you' : `waits.${waited}`)}</small> : null}
    </>
  )
}

function ExhibitName({ of: { exhibitsInfoId, exhibitsName, fallbackFields } }: { of: Intention }) {
  const { t } = useTranslation('intentions')
  const languageOf = useTextLanguage(fallbackFields)
  if (exhibitsInfoId === null) {
    return (
      <>
        {exhibitsName}
        <small>{t('gone')}</small>
      </>
    )
  }
  return (
    <a href={exhibitAddress(exhibitsInfoId)} lang={languageOf('exhibitsName')}>
      {exhibitsName}
    </a>
  )
}
