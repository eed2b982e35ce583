import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import styles from './search-results.module.css'

/** The keyword again, to be changed where its results are read. */
export function SearchForm({ query, keyword }: { query: HashQuery; keyword: string }) {
  const { t } = useTranslation('home')
  const [text, setText] = useState(keyword)
  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() !== '') query.set({ keyWord: text.trim() })
  }
  return (
    <form className={styles.form} role="search" aria-label={t('search.field')} onSubmit={search}>
      <input
        type="search"
        value={text}
        maxLength={KEYWORD_MAX}
        aria-label={t('search.field')}
        placeholder={t('search.field')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="yz-button">
        {t('search.go')}
      </button>
    </form>
  )
}
