import { useTranslation } from 'react-i18next'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import { Link } from '#src/common/app/link.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { useContentList } from '#src/features/fair/content/api.ts'
import styles from './first-steps.module.css'
import { objectAddress } from './use-kind'

/** What a fair cannot open without, each on what was before: a hall of the fair, a category of its exhibits. */
const steps = ['expo', 'hall', 'category', 'exhibitor', 'newsColumn'] as const satisfies readonly ContentKind[]

/** Leads through what visitors must see first; gone once all of it is published. */
export function FirstSteps() {
  const { t } = useTranslation('content')
  const isDone = {
    expo: usePublished('expo'),
    hall: usePublished('hall'),
    category: usePublished('category'),
    exhibitor: usePublished('exhibitor'),
    newsColumn: usePublished('newsColumn'),
  }
  // Nothing is said before all of it is known.
  if (steps.some((kind) => isDone[kind] === undefined) || steps.every((kind) => isDone[kind])) return null
  const next = steps.find((kind) => !isDone[kind])
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('first.title')}</h2>
      <p>{t('first.lead')}</p>
      <ol>
        {steps.map((kind) => (
          <li key={kind} data-done={isDone[kind]} aria-current={kind === next ? 'step' : undefined}>
            {isDone[kind] ? (
              <span>
                {t(`first.${kind}`)} <small>{t('first.done')}</small>
              </span>
            ) : (
              <Link to={objectAddress(kind, 'new')}>
                {t(`first.${kind}`)}
                <Icon name="right" size={18} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Whether visitors see anything of a kind; undefined: not known yet. */
function usePublished(kind: ContentKind): boolean | undefined {
  const { data } = useContentList({ kind, state: 'published', limit: 1 })
  return data && data.totalCount > 0
}
