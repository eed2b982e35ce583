import { useTranslation } from 'react-i18next'
import type { Reason } from '#contract/trade/matches/schemas.ts'
import { formatMoney } from '#src/common/ui/trade/wording.ts'
import styles from './matches.module.css'

/** Who reads it: the sentences say "you" and "they". */
export type Reader = 'buyer' | 'exhibitor'

/** Why two suit each other, a sentence each. */
export function Reasons({ reasons, reader }: { reasons: readonly Reason[]; reader: Reader }) {
  const { t } = useTranslation('matches')
  const say = useSentence(reader)
  return (
    <ul className={styles.reasons} aria-label={t('reasons')}>
      {reasons.map((reason) => (
        <li key={reason.reason}>{say(reason)}</li>
      ))}
    </ul>
  )
}

function useSentence(reader: Reader): (reason: Reason) => string {
  const { t, i18n } = useTranslation('matches')
  const money = (amount: number) => formatMoney(amount, 'CNY', i18n.language)
  return (one) => {
    switch (one.reason) {
      case 'words': {
        const words = one.words.map(({ term, found }) =>
          term.toLowerCase() === found.toLowerCase() ? term : `${term} / ${found}`,
        )
        return t('reason.words', { words: words.join(t('reason.and')) })
      }
      case 'price':
        return one.low === one.high
          ? t(`reason.${reader}.priceFrom`, { price: money(one.low) })
          : t(`reason.${reader}.price`, { low: money(one.low), high: money(one.high) })
      case 'quantity':
        return t(`reason.${reader}.quantity`, { count: one.min })
      case 'delivery':
        return t(`reason.${reader}.delivery`, { count: one.days })
      case 'shipsFrom':
        return t(`reason.${reader}.shipsFrom`, { place: one.place })
      case 'category':
        return t('reason.category', { name: one.name })
      case 'hall':
        return t('reason.hall', { name: one.name })
      default:
        return t('reason.follow')
    }
  }
}
