import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanBooth } from '#contract/fair/floor-plan/schemas.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { WideHeart } from '#src/common/follow/wide-heart.tsx'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { sizeOf } from '../names'
import styles from './booth-card.module.css'

interface BoothCardProps {
  booth: PlanBooth
  industry: string
  /** The session that is on air, if one is. */
  live?: ReactNode
  /** Books a meeting with the exhibitor. */
  book?: ReactNode
  /** It is a stop of the planned walk. */
  isStop: boolean
  /** The walk has no room for another stop. */
  isFull: boolean
  onStop: () => void
  onFrom: () => void
  onClose: () => void
}

/** Who is at a booth, and what one can do there; give it the number as its key. The focus goes to it when it opens. */
export function BoothCard({ booth, industry, live, book, isStop, isFull, onStop, onFrom, onClose }: BoothCardProps) {
  const { t } = useTranslation('map')
  const { exhibitor, number } = booth
  const languageOf = useTextLanguage(exhibitor?.fallbackFields ?? [])
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.card} aria-label={t('booth.card', { number })}>
      <header className={styles.head}>
        {exhibitor ? (
          <span className={styles.logo}>
            <Cover src={exhibitor.logoUrl} title={exhibitor.abbreviation} small />
          </span>
        ) : null}
        <div className={styles.title}>
          <p className={styles.number}>
            {t('booth.number', { number })} · {t('booth.size', { size: sizeOf(booth) })}
          </p>
          <h2 ref={title} tabIndex={-1} lang={languageOf('company')}>
            {exhibitor?.name ?? t('booth.free')}
          </h2>
          {exhibitor ? (
            <p className={styles.facts}>
              {[industry, t('booth.exhibits', { count: exhibitor.exhibitsNum })].filter(Boolean).join(' · ')}
            </p>
          ) : null}
        </div>
        <button type="button" className={styles.close} aria-label={t('common:action.close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </header>
      {live}
      <div className={styles.actions}>
        <button type="button" className="yz-button" aria-pressed={isStop} disabled={isFull && !isStop} onClick={onStop}>
          {t(isStop ? 'booth.notStop' : 'booth.routeTo')}
        </button>
        <button type="button" className="yz-button" data-kind="quiet" onClick={onFrom}>
          {t('booth.routeFrom')}
        </button>
      </div>
      {exhibitor ? (
        <div className={styles.actions}>
          <a className="yz-button" data-kind="quiet" href={exhibitorAddress(exhibitor.id)}>
            {t('booth.page')}
          </a>
          {exhibitor.vrShowUrl ? (
            <a className="yz-button" data-kind="quiet" href={exhibitor.vrShowUrl} target="_blank" rel="noreferrer">
              {t('booth.vr')}
            </a>
          ) : null}
          {book}
          <WideHeart kind="exhibitor" id={exhibitor.id} name={exhibitor.name} />
        </div>
      ) : null}
    </section>
  )
}
