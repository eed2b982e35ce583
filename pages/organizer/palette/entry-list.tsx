import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Marked } from '#src/common/search/marked.tsx'
import type { Entry, Section } from './entry'
import styles from './palette.module.css'

interface EntryListProps {
  id: string
  sections: readonly Section[]
  active: Entry | undefined
  keyword: string
  onOpen: (entry: Entry) => void
}

/** The list of the combobox: its options are `${id}${key}`. The field has the focus and takes the keys. */
export function EntryList({ id, sections, active, keyword, onOpen }: EntryListProps) {
  const { t } = useTranslation('palette')
  const activeId = active && `${id}${active.key}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div
      id={`${id}list`}
      role="listbox"
      className={styles.list}
      aria-label={t('results')}
      hidden={sections.length === 0}
    >
      {sections.map(({ type, entries }) => (
        <div key={type} role="group" aria-labelledby={`${id}head-${type}`}>
          <p id={`${id}head-${type}`} className={styles.heading} role="presentation">
            {t(`group.${type}`)}
          </p>
          {entries.map((entry) => (
            // oxlint-disable-next-line click-events-have-key-events, interactive-supports-focus -- see above
            <div
              key={entry.key}
              id={`${id}${entry.key}`}
              role="option"
              className={styles.entry}
              aria-selected={entry.key === active?.key}
              // A press would take the focus out of the field before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(entry)}
            >
              <span>
                <Marked text={entry.title} keyword={keyword} />
              </span>
              {entry.subtitle ? <small>{entry.subtitle}</small> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
