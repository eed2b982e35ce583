import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ENROLL_CARD_PX } from '#contract/people/session/limits.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import type { OpenExhibition } from './api'
import { ExhibitionCard } from './exhibition-card'
import styles from './sign-up.module.css'
import { useTrack } from './use-track'

interface ExhibitionCarouselProps {
  exhibitions: readonly OpenExhibition[]
  /** Of all pages. */
  total: number
  /** The next page is under way. */
  loading: boolean
  /** The card with the focused button as the cards come back. */
  last: number | undefined
  /** What was chosen is on its way. */
  busy: boolean
  /** The last card was reached. */
  onLast: () => void
  onSignUp: (exhibition: OpenExhibition) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Cards of 533 px side by side, walked by wheel, finger, buttons or arrow keys (spec: access §2.8). */
export function ExhibitionCarousel(props: ExhibitionCarouselProps) {
  const { exhibitions, total, loading, last, busy, onLast, onSignUp } = props
  const { t } = useTranslation('enrollment')
  const track = useRef<HTMLUListElement>(null)
  const { index, go, settle } = useTrack(track, exhibitions.length, onLast)
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(step)
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- the arrow keys do what its buttons do
    <section aria-label={t('dialog.list')} className={styles.carousel} aria-busy={busy} onKeyDown={keys}>
      <ul ref={track} className={styles.track} aria-label={t('dialog.cards')} onScroll={settle}>
        {exhibitions.map((exhibition) => (
          <li key={exhibition.id} className={styles.card} style={{ width: `min(${ENROLL_CARD_PX}px, 100%)` }}>
            <ExhibitionCard
              exhibition={exhibition}
              focused={exhibition.id === last}
              onSignUp={() => onSignUp(exhibition)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t('dialog.previous')}
          disabled={index === 0}
          onClick={() => go(-1)}
        >
          <Icon name="left" />
        </button>
        <span role="status">
          {loading ? t('dialog.loading') : t('dialog.position', { index: index + 1, count: total })}
        </span>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t('dialog.next')}
          disabled={index >= total - 1}
          onClick={() => go(1)}
        >
          <Icon name="right" />
        </button>
      </div>
    </section>
  )
}
