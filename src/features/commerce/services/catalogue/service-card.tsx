import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { formatDays } from '#src/common/ui/time/days.ts'
import { useServicePolicy } from '../service-words'
import styles from './catalogue.module.css'

/** Beside the words, which are read first: its place is kept. */
const Picture = lazyPart(async () => (await import('./picture')).Picture)

interface ServiceCardProps {
  service: Service
  /** What can be done with it. */
  children: ReactNode
}

/** A service: a drawing of what it is, what it is called, what one costs, and whether it can be returned. */
export function ServiceCard({ service, children }: ServiceCardProps) {
  const { t, i18n } = useTranslation('services')
  const languageOf = useTextLanguage(service.fallbackFields)
  const policy = useServicePolicy()
  const { kind, name, description, fen, badge } = service
  return (
    <article className={styles.card} data-kind={kind}>
      <div className={styles.picture} aria-hidden="true">
        <Suspense>
          <Picture service={service} />
        </Suspense>
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
