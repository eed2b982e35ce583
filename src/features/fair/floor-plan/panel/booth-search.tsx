import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import { findBooths } from './find-booths'
import styles from './panel.module.css'

interface BoothSearchProps {
  plan: FloorPlan
  onChoose: (number: string) => void
}

/** Looks for a booth by number or exhibitor; Enter opens the first that was found. */
export function BoothSearch({ plan, onChoose }: BoothSearchProps) {
  const { t } = useTranslation('map')
  const [typed, setTyped] = useState('')
  const id = useId()
  const found = findBooths(plan.booths, typed)
  const choose = (number: string) => {
    setTyped('')
    onChoose(number)
  }
  return (
    <form
      role="search"
      aria-label={t('search.label')}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = found
        if (first) choose(first.number)
      }}
    >
      <label className={styles.searchBox}>
        <Icon name="search" size={18} />
        <span className="yz-visually-hidden">{t('search.label')}</span>
        <input
          type="search"
          value={typed}
          placeholder={t('search.hint')}
          aria-controls={id}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return
            // The card stays open: Escape is taken once.
            event.preventDefault()
            setTyped('')
          }}
        />
      </label>
      <p role="status" className="yz-visually-hidden">
        {typed.trim() === '' ? '' : t('search.found', { count: found.length })}
      </p>
      <ul id={id} className={styles.found} aria-label={t('search.results')} hidden={typed.trim() === ''}>
        {found.map(({ number, exhibitor }) => (
          <li key={number}>
            <button type="button" onClick={() => choose(number)}>
              <strong>{number}</strong>
              <span>{exhibitor?.name ?? t('booth.free')}</span>
            </button>
          </li>
        ))}
        {found.length === 0 ? <li className={styles.none}>{t('search.none')}</li> : null}
      </ul>
    </form>
  )
}
