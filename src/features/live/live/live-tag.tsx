import { useTranslation } from 'react-i18next'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import styles from './live-card.module.css'

export type LiveTagName = 'upcoming' | 'live' | 'replay'

/** What a list says of a session; 3 shows its cover alone (spec: live §4, product page). */
export const liveTags: Record<LiveStatus, LiveTagName | undefined> = {
  0: 'upcoming',
  1: 'live',
  2: 'replay',
  3: undefined,
  6: 'live',
}

/** The tag over a session's picture; nothing where the status has none. */
export function LiveTag({ status }: { status: LiveStatus }) {
  const { t } = useTranslation('live')
  const tag = liveTags[status]
  if (!tag) return null
  return (
    <span className={styles.tag} data-tag={tag}>
      {t(`tag.${tag}`)}
    </span>
  )
}
