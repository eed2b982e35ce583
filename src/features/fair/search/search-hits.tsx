import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import type { SearchHit } from '#contract/fair/search/schemas.ts'
import { scheduleAddress } from '#src/common/app/addresses.ts'
import { Heart } from '#src/common/follow/heart-place.tsx'
import { foundAddress, typeNames } from '#src/common/search/found.ts'
import { Marked } from '#src/common/search/marked.tsx'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import styles from './search-hits.module.css'

/** Events are shown in the programme of their day. */
const addressOf = ({ type, id, startsAt }: SearchHit): string =>
  type === 4 ? scheduleAddress(chinaDay(new Date(startsAt ?? 0))) : foundAddress(type, id)

interface HitProps {
  hit: SearchHit
  keyword: string
  /** Other words that stand for it. */
  marks: readonly string[]
}

function Hit({ hit, keyword, marks }: HitProps) {
  const { t } = useTranslation()
  const languageOf = useTextLanguage(hit.fallbackFields)
  return (
    <li className={styles.hit}>
      <span className={styles.cover}>
        <Cover src={hit.coverUrl} title={hit.name} />
      </span>
      <div>
        <h2 lang={languageOf('name')}>
          <a href={addressOf(hit)} target="_blank" rel="noopener">
            <Marked text={hit.name} keyword={keyword} others={marks} />
            <span className="yz-visually-hidden">{t('carousel.newWindow')}</span>
          </a>
        </h2>
        {hit.type <= 2 ? <Heart kind={hit.type === 1 ? 'exhibit' : 'exhibitor'} id={hit.id} name={hit.name} /> : null}
        <p className={styles.origin}>
          <span className={styles.badge} data-type={hit.type}>
            {t(`search.${typeNames[hit.type]}`)}
          </span>
          {hit.type === 1 ? <span lang={languageOf('company')}>{hit.company}</span> : null}
          {hit.startsAt ? <FairTime from={hit.startsAt} /> : null}
          {hit.matched.map(({ kind, name }) => (
            <span key={`${kind} ${name}`} className={styles.matched}>
              {t(`search.matched.${kind}`, { name })}
            </span>
          ))}
        </p>
        <p className={styles.text} lang={languageOf('description')}>
          <Marked text={hit.description} keyword={keyword} others={marks} />
        </p>
      </div>
    </li>
  )
}

interface HitsProps extends Omit<HitProps, 'hit'> {
  hits: readonly SearchHit[]
}

export function SearchHits({ hits, keyword, marks }: HitsProps) {
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <Hit key={`${hit.type} ${hit.id}`} hit={hit} keyword={keyword} marks={marks} />
      ))}
    </ul>
  )
}

/** As tall as the hits to come. */
export function SearchHitsSkeleton() {
  return (
    <div className={styles.hits} aria-hidden="true">
      {Array.from({ length: 6 }, (_, i) => (
        <div key={i} className={styles.hit}>
          <span className={`yz-skeleton ${styles.cover} ${styles.square}`} />
          <span className={`yz-skeleton ${styles.lines}`} />
        </div>
      ))}
    </div>
  )
}
