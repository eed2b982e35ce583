import { useTranslation } from 'react-i18next'
import { TwoClocks } from '../../ui/time/two-clocks'
import { formatBothClocks } from './time-label'

interface ChatTimeProps {
  /** s since 1970 */
  at: number
  /** s since 1970 */
  now: number
}

/** The time of a message by the fair's clock, with the reader's own next to it. Needs the texts `chat`. */
export function ChatTime({ at, now }: ChatTimeProps) {
  const { t } = useTranslation('chat')
  const { fair, own } = formatBothClocks(at, now, t('list.yesterday'))
  const yours = own === undefined ? undefined : t('list.yours', { time: own })
  return <TwoClocks at={new Date(at * 1_000).toISOString()} fair={fair} yours={yours} />
}

/** The same in a line. */
export function useChatTimeText(): (at: number, now: number) => string {
  const { t } = useTranslation('chat')
  return (at, now) => {
    const { fair, own } = formatBothClocks(at, now, t('list.yesterday'))
    return own === undefined ? fair : `${fair} · ${t('list.yours', { time: own })}`
  }
}
