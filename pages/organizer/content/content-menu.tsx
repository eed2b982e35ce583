import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import { Link } from '#src/common/app/link.tsx'
import { useWaitingContent } from '#src/features/fair/content/api.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import { kindGroups } from './kind-groups'
import { listAddress } from './use-kind'
import styles from './content-menu.module.css'

/** How many of a kind wait for an organizer, and the way to them. */
function Waiting({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('content')
  const count = useWaitingContent().data?.find((one) => one.kind === kind)?.count
  return count === undefined ? null : (
    <Link className={styles.count ?? ''} to={`${listAddress(kind)}?review=waiting`}>
      {t('review.count', { count })}
    </Link>
  )
}

/** Every kind that is edited, by its group; where the window is narrow, a button unfolds them. */
export function ContentMenu({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('content')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const fold = () => {
    if (!isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- it hears the keys of the links inside
    <nav
      className={styles.menu}
      aria-label={t('group.label')}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && fold()}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('group.open', { kind: t(`kind.${kind}.many`) })}
        <Icon name="down" size={18} />
      </button>
      <ul id={id} className={styles.groups} data-open={isOpen}>
        {kindGroups.map(({ group, kinds }) => (
          <li key={group}>
            <p id={`${id}-${group}`}>{t(`group.${group}`)}</p>
            <ul aria-labelledby={`${id}-${group}`} className={styles.kinds}>
              {kinds.map((one) => (
                <li key={one}>
                  <Link to={listAddress(one)} aria-current={one === kind ? 'page' : undefined} onClick={fold}>
                    {t(`kind.${one}.many`)}
                  </Link>
                  <Waiting kind={one} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
