import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import { BoothCard } from '#src/features/fair/floor-plan/panel/booth-card.tsx'
import { BookTalk } from '#src/features/trade/appointments/book-talk.tsx'
import { LiveLine } from './live-line'

interface MapCardProps extends Omit<ComponentProps<typeof BoothCard>, 'live' | 'book'> {
  /** The session that is on air, if one is. */
  live: LiveCard | undefined
}

/** The card of a booth, with its session and the way to a meeting; give it the number as its key. */
export function MapCard({ live, ...card }: MapCardProps) {
  const { t } = useTranslation()
  const { exhibitor } = card.booth
  return (
    <BoothCard
      {...card}
      live={<LiveLine live={live} />}
      book={
        exhibitor ? (
          <BookTalk
            exhibitorId={exhibitor.id}
            name={exhibitor.name}
            renderButton={(press) => (
              <button type="button" className="yz-button" data-kind="quiet" onClick={press}>
                {t('talk.book')}
              </button>
            )}
          />
        ) : null
      }
    />
  )
}
