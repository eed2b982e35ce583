import { Suspense, useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import type { Suggestion } from '#contract/fair/search/schemas.ts'
import { lazyPart } from '../app/lazy-part'
import { searchAddress } from '../app/addresses'
import { Icon } from '../ui/icon'
import { foundAddress } from './found'
import styles from './search-box.module.css'
import { isComposing } from '../form/is-composing'
import { useSuggestions } from './use-suggestions'

// Nothing is suggested before something was typed; without its code the box searches all the same.
const SuggestionList = lazyPart(async () => (await import('./suggestion-list')).SuggestionList)

function openDetail({ id, type }: Suggestion): void {
  if (type !== 4) window.open(foundAddress(type, id), '_blank', 'noopener')
}

/** The site search with suggestions, an ARIA combobox (spec: common §2). */
export function SearchBox() {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [composing, setComposing] = useState(false)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const id = useId()
  const keyword = text.trim()
  const found = useSuggestions(composing ? '' : text)
  const options = open && found ? found : []
  const chosen = options[active]

  const type = (value: string) => {
    setText(value)
    setActive(-1)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const search = () => {
    if (keyword === '') return
    close()
    window.location.assign(searchAddress(keyword))
  }
  const choose = (suggestion: Suggestion) => {
    close()
    openDetail(suggestion)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen) choose(chosen)
      else search()
    } else if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const count = found?.length ?? 0
      // -1 is the field itself, so that what was typed can be reached again.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
    }
  }

  return (
    <div role="search" className={styles.box}>
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        autoComplete="off"
        maxLength={KEYWORD_MAX}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={text === '' ? undefined : `${id}list`}
        aria-activedescendant={chosen ? `${id}${active}` : undefined}
        value={text}
        onChange={(event) => type(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={press}
        onFocus={() => setOpen(true)}
        onBlur={close}
      />
      <button type="button" aria-label={t('search.submit')} onClick={search}>
        <Icon name="search" />
      </button>
      {text === '' ? null : (
        <Suspense>
          <SuggestionList id={id} options={options} active={active} keyword={keyword} choose={choose} />
        </Suspense>
      )}
      <span className="yz-visually-hidden" role="status">
        {open && found ? formatCount(found.length, t) : ''}
      </span>
    </div>
  )
}

function formatCount(count: number, t: (key: string, options?: { count: number }) => string): string {
  return count === 0 ? t('search.none') : t('search.count', { count })
}
