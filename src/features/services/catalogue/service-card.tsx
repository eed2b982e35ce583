import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '../../../../contract/services/schemas'
import { RoomArt } from '../../../common/room-art/room-art'
import { useTextLanguage } from '../../../common/ui/detail/fallback-note'
import { formatFen } from '../../../common/ui/money/fen'
import { formatDays, useServicePolicy } from '../service-words'
import styles from './catalogue.module.css'
import { PlaceDrawing } from './place-drawing'

interface ServiceCardProps {
  service: Service
  /** What can be done with it. */
  children: ReactNode
}

/** A service: a drawing of what it is, what it is called, what one costs, and whether it can be given back. */
export function ServiceCard({ service, children }: ServiceCardProps) {
  const { t, i18n } = useTranslation('services')
  const languageOf = useTextLanguage(service.fallbackFields)
  const policy = useServicePolicy()
  const { kind, name, description, fen, badge } = service
  return (
    <article className={styles.card} data-kind={kind}>
      <div className={styles.picture} aria-hidden="true">
        <Picture service={service} />
      </div>
      <div className={styles.words}>
        <h3 lang={languageOf('name')}>{name}</h3>
        {description ? (
          <p className={styles.about} lang={languageOf('description')}>
            {description}
          </p>
        ) : null}
        {badge ? (
          <p className={styles.about}>
            {formatDays(badge.days, i18n.language)} · {t('badge.left', { count: badge.left })}
          </p>
        ) : null}
        <p className={styles.policy}>{policy(service)}</p>
      </div>
      <div className={styles.foot}>
        <p className={styles.price}>
          {fen === 0 ? t('free') : formatFen(fen, i18n.language)}
          <small>{t(`unit.${kind}`)}</small>
        </p>
        {children}
      </div>
    </article>
  )
}

/** Live hours are drawn as a clock's face, badges as badges. */
function Picture({ service: { kind, place, template, name } }: { service: Service }) {
  if (place) return <PlaceDrawing place={place} />
  if (template) return <RoomArt template={template} />
  if (kind === 'live')
    return (
      <svg className={styles.emblem} viewBox="0 0 200 142" focusable="false">
        <circle className={styles.line} cx="100" cy="71" r="46" />
        <path className={styles.strong} d="M100 25a46 46 0 0 1 44.5 34.5L100 71Z" />
        <path className={styles.line} d="M100 71V38M100 71l25 14" />
        <circle className={styles.dot} cx="100" cy="71" r="4" />
      </svg>
    )
  return (
    <svg className={styles.emblem} viewBox="0 0 200 142" focusable="false">
      <path className={styles.line} d="M88 4l12 24 12-24" />
      <rect className={styles.sheet} x="62" y="28" width="76" height="104" rx="5" />
      <rect className={styles.strong} x="62" y="28" width="76" height="24" rx="5" />
      <circle className={styles.quiet} cx="100" cy="78" r="14" />
      <path className={styles.quiet} d="M76 112c2-14 12-18 24-18s22 4 24 18z" />
      <text className={styles.letter} x="100" y="84" textAnchor="middle">
        {[...name][0]}
      </text>
    </svg>
  )
}
