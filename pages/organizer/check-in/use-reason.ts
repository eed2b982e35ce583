import { useTranslation } from 'react-i18next'
import { chinaClock, chinaDay } from '#contract/core/china-time.ts'
import { formatDays } from '#src/common/ui/time/days.ts'
import type { GateState, Scan } from '#src/features/commerce/check-in/gate/state.ts'

const clock = (at: string): string => chinaClock(new Date(at))

const isOutside = (time: string, { from, until }: { from: string; until: string }): boolean =>
  time < from || time > until

/** Says why a code is not let in, when it was before, or at which hours it comes in. Hours are the fair's. */
export function useReason(kept: GateState['kept']): (scan: Scan) => string {
  const { t, i18n } = useTranslation('check-in')
  const nameDays = (days: { from: string; until: string }) => formatDays(days, i18n.language)
  return ({ result, at, before, beforeHere, ticket, isOffline, message }) => {
    switch (result) {
      case 'valid':
        return ticket?.hours && isOutside(clock(at), ticket.hours) ? t('why.hours', ticket.hours) : ''
      case 'conflict':
        return ''
      case 'again':
      case 'used':
        if (before) return t(`why.${result}`, { ...before, at: clock(before.at) })
        if (beforeHere) return t(`why.${result}Here`, { at: clock(beforeHere) })
        return isOffline && result === 'used' ? t('why.usedListed') : ''
      case 'wrongDay':
        return ticket ? t('why.wrongDay', { days: nameDays(ticket.days) }) : ''
      case 'unknown':
        return isOffline && kept ? t('why.unknownOffline', { at: clock(kept.madeAt) }) : t('why.unknown')
      case 'tooOld': {
        const day = kept?.day ?? chinaDay(new Date())
        return t('why.tooOld', { day: nameDays({ from: day, until: day }) })
      }
      case 'failed':
        return message
      default:
        return t(`why.${result}`)
    }
  }
}
