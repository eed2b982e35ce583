import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { groupCode } from '#contract/trade/cards/rules.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { QrCode } from '#src/common/ui/qr-code.tsx'
import { momentText } from '#src/common/work/moment.ts'
import styles from './cards.module.css'
import { useCardCode } from './use-card-code'

const SIZE = 240
/** Whoever scans it with a camera of their own comes to the leads of their exhibitor. */
const addressOf = (code: string): string => new URL(`personal.html#/leads?card=${code}`, window.location.href).href

/** The code of the own card, to be scanned or read aloud. */
export function CardCode() {
  const { t, i18n } = useTranslation('cards')
  const { data: code, error, refetch } = useCardCode()
  if (error && !code)
    return (
      <div role="alert" className={styles.code}>
        <p>{t('code.failed')}</p>
        <p>{errorMessage(error)}</p>
        <Button onClick={() => void refetch()}>{t('code.again')}</Button>
      </div>
    )
  if (!code) return <div className={`yz-skeleton ${styles.codeWaiting}`} />
  return (
    <div className={styles.code}>
      <QrCode text={addressOf(code.code)} size={SIZE} label={t('code.qr')} />
      <p>{t('code.say')}</p>
      <p className={styles.signs}>
        <output aria-label={t('code.read')}>{groupCode(code.code)}</output>
      </p>
      <p className={styles.hint}>{t('code.until', { time: momentText(code.until, i18n.language) })}</p>
    </div>
  )
}
