import { useTranslation } from 'react-i18next'
import { chinaClock, chinaDay } from '../../../contract/core/china-time'
import type { GateState, Scan } from '../../../src/features/check-in/gate/state'

const clock = (at: string): string => chinaClock(new Date(at))

/** Says why a code is not let in, or when it was before. Hours are the fair's. */
export function useReason(kept: GateState['kept']): (scan: Scan) => string {
  const { t } = useTranslation('check-in')
  return ({ result, before, beforeHere, ticket, isOffline, message }) => {
    switch (result) {
      case 'valid':
      case 'conflict':
        return ''
      case 'again':
      case 'used':
        if (before) return t(`why.${result}`, { ...before, at: clock(before.at) })
        if (beforeHere) return t(`why.${result}Here`, { at: clock(beforeHere) })
        return isOffline && result === 'used' ? t('why.usedListed') : ''
      case 'wrongDay':
        if (!ticket) return ''
        return t(ticket.days.from === ticket.days.until ? 'why.wrongDayOne' : 'why.wrongDay', ticket.days)
      case 'unknown':
        return isOffline && kept ? t('why.unknownOffline', { at: clock(kept.madeAt) }) : t('why.unknown')
      case 'tooOld':
        return t('why.tooOld', { day: kept?.day ?? chinaDay(new Date()) })
      case 'failed':
        return message
      default:
        return t(`why.${result}`)
    }
  }
}
