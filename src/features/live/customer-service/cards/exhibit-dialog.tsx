import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import { useDebounced } from '#src/common/request/use-debounced.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { useExhibitsToShow } from '../api'
import { toExhibitCard } from './card-content'
import styles from './dialogs.module.css'
import { useMoney } from './use-money'

/** Exhibits to show to a visitor, by name. */
export function ExhibitDialog({ onPick, onClose }: { onPick: (description: string) => void; onClose: () => void }) {
  const { t } = useTranslation('conversations')
  const money = useMoney()
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const exhibits = useExhibitsToShow(useDebounced(words.trim(), 300), page)
  return (
    <Dialog title={t('exhibits.title')} width={560} onClose={onClose}>
      <div className={styles.form}>
        <input
          type="search"
          className={styles.search}
          maxLength={KEYWORD_MAX}
          aria-label={t('exhibits.search')}
          placeholder={t('exhibits.search')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setPage(1)
          }}
        />
        <Shown query={exhibits} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
          {({ list, totalPage }) => (
            <>
              {list.length === 0 ? <p>{t('exhibits.none')}</p> : null}
              <ul className={styles.exhibits}>
                {list.map((one) => (
                  <li key={one.exhibitsInfoId}>
                    <button type="button" onClick={() => onPick(toExhibitCard(one))}>
                      <span className={styles.thumb}>
                        <Cover src={one.exhibitsCoverUrl} title={one.exhibitsName} small />
                      </span>
                      <span>
                        <strong>{one.exhibitsName}</strong>
                        <small>{one.price === null ? t('exhibit.prices') : money(one.price)}</small>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {totalPage > 1 ? (
                <div className={styles.choices}>
                  <button
                    type="button"
                    className="yz-button"
                    data-kind="quiet"
                    disabled={page <= 1}
                    onClick={() => setPage(page - 1)}
                  >
                    {t('common:action.previous')}
                  </button>
                  <button
                    type="button"
                    className="yz-button"
                    data-kind="quiet"
                    disabled={page >= totalPage}
                    onClick={() => setPage(page + 1)}
                  >
                    {t('common:action.next')}
                  </button>
                </div>
              ) : null}
            </>
          )}
        </Shown>
      </div>
    </Dialog>
  )
}
