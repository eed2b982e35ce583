import { useTranslation } from 'react-i18next'
import type { Suggestion } from '#contract/fair/search/schemas.ts'
import { typeNames } from './found'
import { Marked } from './marked'
import styles from './search-box.module.css'

export interface SuggestionListProps {
  id: string
  options: readonly Suggestion[]
  active: number
  keyword: string
  choose: (suggestion: Suggestion) => void
}

/** The combobox's list; its options are `${id}${index}`. The field keeps the focus and takes the keys. */
export function SuggestionList({ id, options, active, keyword, choose }: SuggestionListProps) {
  const { t } = useTranslation()
  return (
    <div
      id={`${id}list`}
      role="listbox"
      className={styles.list}
      aria-label={t('search.list')}
      hidden={options.length === 0}
    >
      {options.map((option, at) => (
        // oxlint-disable-next-line click-events-have-key-events, interactive-supports-focus -- see above
        <div
          key={`${option.type} ${option.id}`}
          id={`${id}${at}`}
          role="option"
          className={styles.option}
          aria-selected={at === active}
          // A blur would take the option away before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          <span className={styles.name}>
            <Marked text={option.name} keyword={keyword} />
          </span>{' '}
          <span className={styles.badge} data-type={option.type}>
            {t(`search.${typeNames[option.type]}`)}
          </span>
        </div>
      ))}
    </div>
  )
}
