import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '../search/search-box'
import { Icon } from '../ui/icon'
import { helpAddress } from '../app/addresses'
import styles from './nav-menu.module.css'
import type { NavLink } from '../app/navigation'

interface Props {
  entry: string
  main: readonly NavLink[]
  activities: readonly NavLink[]
  vrUrl: string
}

/** The navigation of small screens: a button that discloses everything the wide header shows. */
export function NavMenu({ entry, main, activities, vrUrl }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return undefined
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpen(false)
      button.current?.focus()
    }
    const leave = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', leave)
    }
  }, [open])

  return (
    <div ref={whole} className={styles.whole}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(open ? 'nav.closeMenu' : 'nav.menu')}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {open ? <SearchBox /> : null}
        <nav aria-label={t('nav.label')}>
          {[...main, ...activities].map(({ html, title, href }) => (
            <a
              key={html}
              href={href}
              aria-current={html === entry ? 'page' : undefined}
              // A link to the page that is open changes the hash alone, and the panel would stay.
              onClick={() => setOpen(false)}
            >
              {t(title)}
            </a>
          ))}
          <a href={helpAddress} onClick={() => setOpen(false)}>
            {t('nav.help')}
          </a>
          {vrUrl ? (
            <a href={vrUrl} target="_blank" rel="noreferrer">
              {t('nav.vrHall')}
            </a>
          ) : null}
        </nav>
      </div>
    </div>
  )
}
