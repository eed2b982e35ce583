import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import type { Ticket } from '#contract/commerce/tickets/schemas.ts'
import { orderAddress, ownTicketsAddress } from '#src/common/app/ticket-addresses.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import { formatClock } from '#src/common/ui/time/fair-time.tsx'
import { QrCode } from '#src/common/ui/qr-code.tsx'
import { formatDays } from '#src/common/ui/time/days.ts'
import { PaperWays } from './paper-ways'
import styles from './ticket-sheet.module.css'
import { daysInFigures } from './type-words'

const QR_SIZE = 264

/** The form's code is fetched when somebody is to be named. */
const NameDialog = lazyDialog(async () => {
  const [{ NameDialog: Dialog }] = await Promise.all([import('./name-dialog'), startTexts('work')])
  return Dialog
})

/** An e-ticket as it is shown at the gate: a large QR, its code, its days, and its holder. */
export function TicketSheet({ ticket }: { ticket: Ticket }) {
  const { t, i18n } = useTranslation('own-tickets')
  const [isNaming, setNaming] = useState(false)
  const { name, kind, state, days, hours, code, qr, holder, mayName, orderId, orderNumber, usedAt } = ticket
  const used = usedAt ? formatClock(usedAt, FAIR_ZONE) : undefined
  return (
    <>
      <article className={styles.ticket} data-state={state}>
        <div className={styles.words}>
          <p className={styles.kind}>{t(`tickets:kind.${kind}`)}</p>
          <h1>{name}</h1>
          <p className={styles.figures} aria-hidden="true">
            {daysInFigures(days)}
          </p>
          <dl className={styles.facts}>
            <Fact label={t('fact.days')}>{formatDays(days, i18n.language)}</Fact>
            <Fact label={t('fact.hours')}>
              {hours.from}–{hours.until} GMT+8
            </Fact>
            {holder ? (
              <Fact label={t('fact.holder')}>
                {holder.name}
                <small>
                  {t(`idType.${holder.idType}`)} {holder.idNumber}
                </small>
              </Fact>
            ) : null}
            <Fact label={t('fact.order')}>
              <a href={orderAddress(orderId)}>{orderNumber}</a>
            </Fact>
          </dl>
        </div>
        <div className={styles.gate}>
          {qr ? (
            <QrCode text={qr} size={QR_SIZE} label={t('code.label', { code })} />
          ) : (
            <p className={styles.stamp}>{t(`state.${state}`)}</p>
          )}
          <p className={styles.code}>{code}</p>
          <p className={styles.state} role="status">
            <strong>{t(`state.${state}`)}</strong>
            {used ? ` ${used.date} ${used.time} GMT+8` : ''}
          </p>
          <p className={styles.hint}>{t(hintOf(ticket))}</p>
        </div>
      </article>
      <div className={styles.ways}>
        {qr ? <PaperWays ticket={ticket} /> : null}
        {mayName ? (
          <button type="button" className="yz-button" data-kind="quiet" onClick={() => setNaming(true)}>
            {t(holder ? 'name.correct' : 'name.give')}
          </button>
        ) : null}
        <a className={styles.all} href={ownTicketsAddress}>
          {t('all')}
        </a>
      </div>
      {isNaming ? <NameDialog ticket={ticket} onClose={() => setNaming(false)} /> : null}
    </>
  )
}

/** What follows from how it stands. */
function hintOf({ state, realName, holder }: Ticket): string {
  return state === 'inactive' && realName && holder === null ? 'hint.unnamed' : `hint.${state}`
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
