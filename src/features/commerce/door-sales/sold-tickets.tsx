import { Alert, Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { letsIn } from '#contract/commerce/check-in/rules.ts'
import { getDoorTicketPaper } from '#contract/commerce/door-sales/endpoints.ts'
import type { DoorSale } from '#contract/commerce/door-sales/schemas.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { usePaper } from '#src/common/paper/use-paper.tsx'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { QrCode } from '#src/common/ui/qr-code.tsx'
import styles from './door-sales.module.css'

const QR_SIZE = 168

/** What was sold, to be handed over: each ticket as a code that a phone takes a picture of, or as paper. */
export function SoldTickets({ sale }: { sale: DoorSale }) {
  const { t, i18n } = useTranslation('door-sales')
  const { number, method, payableFen, tickets } = sale
  const notIn = tickets.filter(({ entered }) => entered !== null && !letsIn(entered))
  return (
    <section className={styles.sold} aria-label={t('sold.title')}>
      <p className={styles.sum}>
        <b>{payableFen === 0 ? t('tickets:free') : formatFen(payableFen, i18n.language)}</b>
        <span>
          {t(`orders:method.${method}`)} · {number}
        </span>
      </p>
      {notIn.length > 0 ? (
        <Alert type="warning" showIcon role="alert" title={t('sold.notIn', { count: notIn.length })} />
      ) : null}
      <ul className={styles.tickets}>
        {tickets.map((ticket) => (
          <SoldTicket key={ticket.id} ticket={ticket} />
        ))}
      </ul>
    </section>
  )
}

function SoldTicket({ ticket: { id, name, code, qr, holderName, entered } }: { ticket: DoorSale['tickets'][0] }) {
  const { t } = useTranslation('door-sales')
  const { busy, save, question } = usePaper()
  const print = () => {
    const input = { id, form: 'pdf' as const, language: getLanguage() }
    void save({ endpoint: getDoorTicketPaper, input, fileName: `${code}.pdf`, failed: t('own-tickets:paper.failed') })
  }
  return (
    <li>
      {qr ? <QrCode text={qr} size={QR_SIZE} label={t('own-tickets:code.label', { code })} /> : null}
      <div>
        <b>{name}</b>
        {holderName ? <span>{holderName}</span> : null}
        <code>{code}</code>
        {entered ? (
          <Tag color={letsIn(entered) ? 'success' : 'error'}>
            {t(letsIn(entered) ? 'sold.in' : `check-in:result.${entered}`)}
          </Tag>
        ) : null}
        {qr ? (
          <Button size="small" loading={busy} aria-label={t('sold.pdfOf', { code })} onClick={print}>
            {t('sold.pdf')}
          </Button>
        ) : null}
        {question}
      </div>
    </li>
  )
}
